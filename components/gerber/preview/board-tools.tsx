"use client";
// Tools of the board preview: zoom, rotate and measure. Loaded with the first drawing.
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { boxArea, clearCamera, part, previewScaleMm, writeCamera } from "@/components/gerber/preview/canvas-parts";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { CAMERA_COMMANDS, cameraCommandOf } from "@/components/stage/camera-commands";
import { createCell } from "@/components/stage/cell";
import { listenToGestures } from "@/components/stage/gestures";
import { PAN_TOOL } from "@/components/stage/pointer-tool";
import { clearRuler, createMeasureTool, NO_RULER } from "@/components/stage/ruler";
import { RulerMark } from "@/components/stage/ruler-mark";
import { createViewportController, type ViewportController } from "@/components/stage/viewport-controller";
import { cx } from "@/components/ui/cx";
import { type Pose, type SizeMm, turnedSize } from "@/lib/core/render/camera";
import type { LengthUnit } from "@/lib/core/pcb/length";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { MM_PER_INCH } from "@/lib/base/units";
import { distance, type Vec2 } from "@/lib/base/vec2";
import styles from "./board-tools.module.css";
import group from "./tool-group.module.css";

/** Relative to the fitted board. */
const MAX_ZOOM = 60;

interface BoardToolsProps {
  canvas: HTMLDivElement;
  size: SizeMm;
  pose: Pose;
  unit: LengthUnit;
}

function createPreview() {
  const viewport = createViewportController({ marginPx: 0, maxZoom: MAX_ZOOM });
  const ruler = createCell(NO_RULER);
  return { viewport, ruler, measureTool: createMeasureTool({ viewport, ruler }) };
}

export function BoardTools({ canvas, size, pose, unit }: BoardToolsProps) {
  const t = useTranslations("gerber.tools");
  const [{ viewport, ruler, measureTool }] = useState(createPreview);
  const [zoomLimit, setZoomLimit] = useState<ReturnType<ViewportController["zoomLimit"]>>("min");
  const [isMeasuring, setMeasuring] = useState(false);
  const tool = useRef(PAN_TOOL);
  const turn = useGerberView((view) => view.turn);
  const values = useRulerValues(viewport, unit);
  useCamera(canvas, viewport, { size, pose });
  useEffect(() => viewport.watch(() => setZoomLimit(viewport.zoomLimit())), [viewport]);
  useEffect(
    () => listenToGestures(canvas, { viewport, tool: () => tool.current, isEmbedded: true }),
    [canvas, viewport],
  );
  useLayoutEffect(() => {
    tool.current = isMeasuring ? measureTool : PAN_TOOL;
    canvas.toggleAttribute("data-measuring", isMeasuring);
    return () => {
      clearRuler(ruler);
      canvas.toggleAttribute("data-measuring", false);
    };
  }, [canvas, ruler, measureTool, isMeasuring]);
  useKeys(canvas, viewport, {
    turn,
    escape() {
      setMeasuring(false);
      if (!isMeasuring) viewport.fit();
    },
  });
  const button = (icon: IconName, name: "zoomIn" | "zoomOut" | "fit" | "turn", act: () => void, isOff = false) => (
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
  const command = (name: "zoomIn" | "zoomOut" | "fit") => () => CAMERA_COMMANDS[name].perform({ viewport });
  return (
    <div className={cx(group.group, styles.tools)} role="group" aria-label={t("label")}>
      {button("plus", "zoomIn", command("zoomIn"), zoomLimit === "max")}
      {button("minus", "zoomOut", command("zoomOut"), zoomLimit === "min")}
      {button("fit", "fit", command("fit"), zoomLimit === "min")}
      {button("turn", "turn", turn)}
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
      {isMeasuring && createPortal(<RulerMark viewport={viewport} ruler={ruler} values={values} />, canvas)}
    </div>
  );
}

function useKeys(
  canvas: HTMLElement,
  viewport: ViewportController,
  { turn, escape }: Record<"turn" | "escape", () => void>,
): void {
  /** True if the key is handled; otherwise the page handles it. */
  const perform = useEffectEvent(({ key }: KeyboardEvent): boolean => {
    const command = cameraCommandOf(key);
    // A board in full view cannot be panned, so that arrows scroll the page.
    if (command && key.startsWith("Arrow") && viewport.zoomLimit() === "min") return false;
    if (command) command.perform({ viewport });
    else if (key === "r" || key === "R") turn();
    else if (key === "Escape") escape();
    else return false;
    return true;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.target !== canvas || event.ctrlKey || event.metaKey || event.altKey) return;
      if (perform(event)) event.preventDefault();
    };
    canvas.addEventListener("keydown", listener);
    return () => canvas.removeEventListener("keydown", listener);
  }, [canvas]);
}

/** Follows the board, its pose and the page layout, and writes the camera to the canvas. */
function useCamera(
  canvas: HTMLElement,
  viewport: ViewportController,
  { size: { widthMm, heightMm }, pose: { turns, isMirrored } }: { size: SizeMm; pose: Pose },
): void {
  const t = useTranslations("gerber");
  useLayoutEffect(() => {
    const bounds = { minX: 0, minY: 0, maxX: widthMm, maxY: heightMm };
    const write = () => {
      // At 1× the style sheet does the layout, at any page width.
      const isZoomed = viewport.zoomLimit() !== "min";
      canvas.toggleAttribute("data-zoomed", isZoomed);
      if (isZoomed) writeCamera(canvas, viewport, bounds);
      else clearCamera(canvas);
      const { pxPerMm } = viewport.camera();
      const length = previewScaleMm(turnedSize({ widthMm, heightMm }, viewport.camera().turns), viewport.zoom());
      const bar = part(canvas, "scale");
      bar.style.width = `${length * pxPerMm}px`;
      if (bar.firstElementChild) bar.firstElementChild.textContent = t("scale", { length });
      // Unknown until the pointer moves again.
      part(canvas, "position").textContent = "";
    };
    const unwatch = viewport.watch(write);
    viewport.setBounds(bounds);
    return () => {
      viewport.fit();
      unwatch();
    };
  }, [canvas, viewport, widthMm, heightMm, t]);
  useLayoutEffect(() => {
    viewport.setPose({ turns, isMirrored });
    const layOut = () => {
      const area = boxArea(canvas);
      if (area) viewport.resize(area);
    };
    layOut();
    const observer = new ResizeObserver(layOut);
    observer.observe(part(canvas, "box"));
    return () => observer.disconnect();
  }, [canvas, viewport, widthMm, heightMm, turns, isMirrored]);
  // Print shows the whole board.
  useEffect(() => {
    window.addEventListener("beforeprint", viewport.fit);
    return () => window.removeEventListener("beforeprint", viewport.fit);
  }, [viewport]);
}

/** From this scale a pointer can resolve a thousandth of a millimeter. */
const FINE_PX_PER_MM = 100;

/** Values of the preview's ruler: length in the unit of the quote and in mil, dx and dy. */
function useRulerValues(viewport: ViewportController, unit: LengthUnit): (from: Vec2, to: Vec2) => string[] {
  const t = useTranslations("gerber.measured");
  const format = useFormatter();
  return useCallback(
    (from, to) => {
      const isFine = viewport.camera().pxPerMm > FINE_PX_PER_MM;
      const number = (value: number, digits: number) =>
        format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      const inUnit = (mm: number) =>
        unit === "mm" ? number(mm, isFine ? 3 : 2) : number(mm / MM_PER_INCH, isFine ? 4 : 3);
      const mm = distance(from, to);
      return [
        t(unit, { length: inUnit(mm) }),
        t("mil", { length: number((mm / MM_PER_INCH) * 1000, 1) }),
        t("parts", { dx: inUnit(Math.abs(to[0] - from[0])), dy: inUnit(Math.abs(to[1] - from[1])) }),
      ];
    },
    [viewport, unit, t, format],
  );
}
