"use client";
// Ruler over a stage with its values, and the snap point.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Cell } from "@/components/stage/cell";
import { placeLabel } from "@/components/stage/place-label";
import type { Ruler } from "@/components/stage/ruler";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";
import styles from "./ruler-mark.module.css";

interface RulerMarkProps<Kind extends string> {
  viewport: ViewportController;
  ruler: Cell<Ruler<Kind>>;
  /** Up to three lines, length first. */
  values: (from: Vec2, to: Vec2) => readonly string[];
  snapLabel?: (kind: Kind) => string;
}

const TICK_PX = 6;
const LABEL_GAP_PX = 12;

export function RulerMark<Kind extends string = never>({ viewport, ruler, values, snapLabel }: RulerMarkProps<Kind>) {
  const svg = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState("");

  useLayoutEffect(() => {
    const draw = () => {
      const [layer, text] = [svg.current, label.current];
      if (!layer || !text) return;
      const { line, snap } = ruler.get();
      const [halo, stroke, target] = layer.children;
      const ends = line && ([viewport.worldToScreen(line.from), viewport.worldToScreen(line.to)] as const);
      for (const path of [halo, stroke]) path?.setAttribute("d", ends ? linePath(...ends) : "");
      const snapPoint = snap && viewport.worldToScreen(snap.pointMm);
      target?.toggleAttribute("hidden", snapPoint === null);
      if (snapPoint) target?.setAttribute("transform", `translate(${snapPoint[0]} ${snapPoint[1]})`);
      text.hidden = line === null && snap === null;
      const [length = "", second = "", third = ""] = line ? values(line.from, line.to) : [];
      const lines = [length, second, third, snap && snapLabel ? snapLabel(snap.kind) : ""];
      [...text.children].forEach((child, at) => (child.textContent = lines[at] ?? ""));
      if (ends) placeLabel(text, labelPosition(ends, sizeOf(text), sizeOf(layer.parentElement ?? text)));
      else if (snapPoint) placeLabel(text, [snapPoint[0] + LABEL_GAP_PX, snapPoint[1] + LABEL_GAP_PX]);
    };
    draw();
    const endings = [viewport.watch(draw), ruler.watch(draw)];
    return () => endings.forEach((end) => end());
  }, [viewport, ruler, values, snapLabel]);
  useEffect(
    () =>
      ruler.watch(() => {
        const { line } = ruler.get();
        if (line && !line.isOpen) setSpoken(values(line.from, line.to).join("; "));
      }),
    [ruler, values],
  );

  return (
    <>
      <svg ref={svg} className={styles.layer} aria-hidden="true">
        <path className={styles.halo} />
        <path className={styles.line} />
        <path className={styles.snap} d="M-6 0H6M0 -6V6M-5 -5H5V5H-5Z" />
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

/** The line with a tick across each end, in px. */
function linePath([x0, y0]: Vec2, [x1, y1]: Vec2): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [across, along] = [(TICK_PX * (y1 - y0)) / length, (TICK_PX * (x1 - x0)) / length];
  const tick = (x: number, y: number) => `M${x - across} ${y + along}L${x + across} ${y - along}`;
  return `M${x0} ${y0}L${x1} ${y1}${tick(x0, y0)}${tick(x1, y1)}`;
}

/** In CSS px. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): { widthPx: number; heightPx: number } {
  return { widthPx: offsetWidth, heightPx: offsetHeight };
}

interface Box {
  widthPx: number;
  heightPx: number;
}

const GAP_PX = 12;

/** Top left corner of the label: beside the line's center if it fits, else beyond one of its ends. */
export function labelPosition([from, to]: readonly [Vec2, Vec2], label: Box, stage: Box): Vec2 {
  const isFalling = (to[0] - from[0]) * (to[1] - from[1]) > 0;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [highest, lowest] = from[1] < to[1] ? [from, to] : [to, from];
  const [right, left] = [x + GAP_PX, x - GAP_PX - label.widthPx];
  const [below, above] = [y + GAP_PX, y - GAP_PX - label.heightPx];
  const centeredAt = (at: number) => Math.max(0, Math.min(at - label.widthPx / 2, stage.widthPx - label.widthPx));
  const places: Vec2[] = [
    [right, isFalling ? above : below],
    [left, isFalling ? below : above],
    [centeredAt(lowest[0]), lowest[1] + GAP_PX],
    [centeredAt(highest[0]), highest[1] - GAP_PX - label.heightPx],
  ];
  const fits = ([px, py]: Vec2) =>
    px >= 0 && py >= 0 && px + label.widthPx <= stage.widthPx && py + label.heightPx <= stage.heightPx;
  return places.find(fits) ?? [right, isFalling ? above : below];
}
