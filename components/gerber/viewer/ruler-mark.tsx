"use client";
// The ruler over the board with its words, and what a click would catch.
import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useLengths } from "@/components/gerber/viewer/lengths";
import { measured } from "@/components/gerber/viewer/measured";
import type { Vec2 } from "@/lib/base/vec2";
import { useBoardViewer } from "@/stores/board-viewer";
import styles from "./stage-marks.module.css";

const TICK_PX = 6;

/** The ends of a line and across them its tips, in px. */
function rulerPath([x0, y0]: Vec2, [x1, y1]: Vec2): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [across, along] = [(TICK_PX * (y1 - y0)) / length, (TICK_PX * (x1 - x0)) / length];
  const tick = (x: number, y: number) => `M${x - across} ${y + along}L${x + across} ${y - along}`;
  return `M${x0} ${y0}L${x1} ${y1}${tick(x0, y0)}${tick(x1, y1)}`;
}

export function RulerMark() {
  const { glass, ruler } = useInstruments();
  const say = useRulerWords();
  const tSnap = useTranslations("viewer.snaps");
  const svg = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState("");

  useLayoutEffect(() => {
    const draw = () => {
      const [layer, words] = [svg.current, label.current];
      if (!layer || !words) return;
      const { line, snap } = ruler.get();
      const [halo, stroke, catcher] = layer.children;
      const path = line ? rulerPath(glass.toScreen(line.from), glass.toScreen(line.to)) : "";
      halo?.setAttribute("d", path);
      stroke?.setAttribute("d", path);
      catcher?.toggleAttribute("hidden", snap === null);
      if (snap) {
        const [x, y] = glass.toScreen(snap.pointMm);
        catcher?.setAttribute("transform", `translate(${x} ${y})`);
      }
      words.hidden = line === null && snap === null;
      const texts = line ? say(line.from, line.to) : ["", "", ""];
      const lines = [...texts, snap ? tSnap(snap.kind) : ""];
      [...words.children].forEach((child, at) => (child.textContent = lines[at] ?? ""));
      const at = line?.to ?? snap?.pointMm;
      if (at) placeLabel(words, glass.toScreen(at));
    };
    draw();
    const endings = [glass.watch(draw), ruler.watch(draw)];
    return () => endings.forEach((end) => end());
  }, [glass, ruler, say, tSnap]);
  useEffect(
    () =>
      ruler.watch(() => {
        const { line } = ruler.get();
        if (line && !line.isOpen) setSpoken(say(line.from, line.to).join("; "));
      }),
    [ruler, say],
  );

  return (
    <>
      <svg ref={svg} className={styles.marks} aria-hidden="true">
        <path className={styles.halo} />
        <path className={styles.ruler} />
        <path className={styles.catch} d="M-6 0H6M0 -6V6M-5 -5H5V5H-5Z" />
      </svg>
      <div ref={label} className={`${styles.label} num`} aria-hidden="true" hidden>
        <b />
        <span />
        <span />
        <small />
      </div>
      <output className="visually-hidden">{spoken}</output>
    </>
  );
}

/** Length; dx and dy; angle. */
function useRulerWords(): (from: Vec2, to: Vec2) => string[] {
  const t = useTranslations("viewer.ruler");
  const unit = useBoardViewer((viewer) => viewer.unit);
  const lengths = useLengths(unit);
  return useMemo(
    () => (from, to) => {
      const { lengthMm, dxMm, dyMm, angleDegrees } = measured(from, to);
      return [
        lengths.length(lengthMm),
        t("parts", { dx: lengths.length(dxMm), dy: lengths.length(dyMm) }),
        t("angle", { angle: lengths.angle(angleDegrees) }),
      ];
    },
    [t, lengths],
  );
}

/** Beside its point, and whole within the stage. */
function placeLabel(label: HTMLElement, [x, y]: Vec2): void {
  const stage = label.parentElement;
  if (!stage) return;
  const within = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
  label.style.left = `${within(x + 14, stage.clientWidth - label.offsetWidth)}px`;
  label.style.top = `${within(y + 14, stage.clientHeight - label.offsetHeight)}px`;
}
