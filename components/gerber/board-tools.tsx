"use client";
// What looks at a drawn board closely: buttons, gestures and measuring. Loaded with the first drawing.
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { part } from "@/components/gerber/canvas-parts";
import { listenToGestures, type Pen, ZOOM_STEP } from "@/components/gerber/gestures";
import { createLoupe, type Loupe } from "@/components/gerber/loupe";
import { MeasureLayer } from "@/components/gerber/measure-layer";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { type BoardSize, type Pose, reachOf, scaleLengthMm, shownSize } from "@/lib/core/gerber/camera";
import type { LengthUnit } from "@/lib/core/pcb/length";
import { cx } from "@/components/ui/cx";
import { useGerberView } from "@/stores/gerber-view";
import styles from "./board-tools.module.css";
import group from "./tool-group.module.css";

interface BoardToolsProps {
  canvas: HTMLDivElement;
  size: BoardSize;
  pose: Pose;
  unit: LengthUnit;
}

export function BoardTools({ canvas, size, pose, unit }: BoardToolsProps) {
  const t = useTranslations("gerber.tools");
  const [loupe] = useState(() => createLoupe(canvas));
  const [reach, setReach] = useState<ReturnType<typeof reachOf>>("least");
  const [isMeasuring, setMeasuring] = useState(false);
  const pen = useRef<Pen | null>(null);
  const takePen = useCallback((next: Pen | null) => {
    pen.current = next;
  }, []);
  const turn = useGerberView((view) => view.turn);
  useScaleBar(canvas, loupe);
  usePlace(canvas, loupe, { size, pose });
  useEffect(() => loupe.watch(() => setReach(reachOf(loupe.state()?.zoom ?? 1))), [loupe]);
  const stopMeasuring = useEffectEvent(() => {
    setMeasuring(false);
    return isMeasuring;
  });
  useEffect(
    () => listenToGestures(canvas, { loupe, pen: () => pen.current, turn, stopMeasuring: () => stopMeasuring() }),
    [canvas, loupe, turn],
  );
  const tool = (icon: IconName, name: "zoomIn" | "zoomOut" | "fit" | "turn", act: () => void, isOff = false) => (
    <button
      type="button"
      aria-label={t(name)}
      title={`${t(name)}\n${t("zoomHint")}`}
      aria-disabled={isOff || undefined}
      onClick={act}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <div className={cx(group.group, styles.tools)} role="group" aria-label={t("label")}>
      {tool("plus", "zoomIn", () => loupe.zoom(ZOOM_STEP), reach === "most")}
      {tool("minus", "zoomOut", () => loupe.zoom(1 / ZOOM_STEP), reach === "least")}
      {tool("fit", "fit", () => loupe.fit(), reach === "least")}
      {tool("turn", "turn", turn)}
      <button
        type="button"
        aria-label={t("measure")}
        title={`${t("measure")}\n${t("measureHint")}`}
        aria-pressed={isMeasuring}
        onClick={() => setMeasuring(!isMeasuring)}
        onKeyDown={(event) => event.key === "Escape" && setMeasuring(false)}
      >
        <Icon name="measure" size={16} />
      </button>
      {isMeasuring && <MeasureLayer canvas={canvas} loupe={loupe} onPen={takePen} unit={unit} />}
    </div>
  );
}

/** The board under the loupe: after another side, another turn, another file, and when the page makes another width. */
function usePlace(canvas: HTMLElement, loupe: Loupe, { size, pose }: { size: BoardSize; pose: Pose }): void {
  const { widthMm, heightMm } = size;
  const { turns, isMirrored } = pose;
  useLayoutEffect(() => {
    const place = () => loupe.place({ widthMm, heightMm }, { turns, isMirrored });
    place();
    const observer = new ResizeObserver(place);
    observer.observe(part(canvas, "box"));
    return () => observer.disconnect();
  }, [canvas, loupe, widthMm, heightMm, turns, isMirrored]);
  // Paper shows the whole board; so does the canvas once the tools are gone.
  useEffect(() => {
    window.addEventListener("beforeprint", loupe.fit);
    return () => window.removeEventListener("beforeprint", loupe.fit);
  }, [loupe]);
}

/** The scale's length and words follow the zoom; the position is no longer the pointer's until that is told anew. */
function useScaleBar(canvas: HTMLElement, loupe: Loupe): void {
  const t = useTranslations("gerber");
  useLayoutEffect(() => {
    const bar = part(canvas, "scale");
    const write = () => {
      const state = loupe.state();
      if (state === null) return;
      const { camera, sheet, zoom } = state;
      const length = scaleLengthMm(shownSize(sheet, camera.turns), zoom);
      bar.style.width = `${length * camera.pxPerMm}px`;
      part(canvas, "position").textContent = "";
      const words = bar.firstElementChild;
      if (words) words.textContent = t("scale", { length });
    };
    const unwatch = loupe.watch(write);
    return () => {
      loupe.fit();
      unwatch();
    };
  }, [canvas, loupe, t]);
}
