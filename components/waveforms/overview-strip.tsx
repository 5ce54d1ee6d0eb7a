"use client";
// All of the x axis above the panes, with the part that they show: dragged to pan, its edges to zoom.
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from "react";
import { shown } from "@/components/waveforms/cursor-table";
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import { extremesOf } from "@/lib/core/waveform/plot/pyramid";
import { pyramidOf } from "@/lib/core/waveform/plot/scene";
import { fromShare, paddedScale, type Scale, toShare } from "@/lib/core/waveform/plot/scale";
import { tracePoints } from "@/lib/core/waveform/plot/trace-points";
import type { Unit } from "@/lib/core/waveform/unit";
import styles from "./waveforms.module.css";

const WIDTH = 1_000;
const HEIGHT = 40;
/** Key steps, as a share of the window. */
const STEP = 0.1;

/** Each trace fills the height: only its course is of interest. */
function pathOf({ wave }: DrawnTrace, limits: Scale): string {
  const pyramid = pyramidOf(wave.re);
  const found = { min: 0, max: 0 };
  extremesOf(pyramid, 0, pyramid.samples.length, found);
  const scale = paddedScale(found.min, found.max);
  const { x, y, length } = tracePoints(wave.axis.values, pyramid, limits, WIDTH / 4);
  const parts: string[] = [];
  let isDown = false;
  for (let at = 0; at < length; at++) {
    const value = y[at] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      const place = `${(Number(x[at]) * 4).toFixed(1)} ${((1 - toShare(scale, value)) * HEIGHT).toFixed(1)}`;
      parts.push(`${isDown ? "L" : "M"}${place}`);
    }
    isDown = !Number.isNaN(value);
  }
  return parts.join("");
}

type Edge = "from" | "to" | "both";
const EDGES: readonly Edge[] = ["both", "from", "to"];

interface OverviewStripProps {
  traces: readonly DrawnTrace[];
  limits: Scale;
  x: Scale;
  xUnit: Unit;
  onShow: (from: number, to: number) => void;
  onFit: () => void;
}

/** Narrower windows cannot be taken hold of. */
const MIN_SHARE = 1e-4;

export function OverviewStrip({ traces, limits, x, xUnit, onShow, onFit }: OverviewStripProps) {
  const t = useTranslations("waveforms.overview");
  const strip = useRef<HTMLDivElement>(null);
  const drag = useRef<{ edge: Edge; share: number; from: number; to: number } | null>(null);
  const paths = useMemo(
    () => traces.map((trace) => ({ key: trace.key, path: pathOf(trace, limits), color: trace.style.color })),
    [traces, limits],
  );
  const [from, to] = [toShare(limits, x.from), toShare(limits, x.to)];

  function move(edge: Edge, start: { from: number; to: number }, by: number): void {
    const span = start.to - start.from;
    let [low, high] = [start.from, start.to];
    if (edge === "both") {
      low = Math.min(Math.max(start.from + by, 0), 1 - span);
      high = low + span;
    } else if (edge === "from") low = Math.min(Math.max(start.from + by, 0), start.to - MIN_SHARE);
    else high = Math.max(Math.min(start.to + by, 1), start.from + MIN_SHARE);
    onShow(fromShare(limits, low), fromShare(limits, high));
  }

  const shareOf = (event: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect();
    return box && box.width > 0 ? (event.clientX - box.left) / box.width : 0;
  };
  const handlers = (edge: Edge) => ({
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { edge, share: shareOf(event), from, to };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const start = drag.current;
      if (start?.edge === edge) move(edge, start, shareOf(event) - start.share);
    },
    onPointerUp: () => void (drag.current = null),
    onPointerCancel: () => void (drag.current = null),
    onDoubleClick: onFit,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const direction = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
      if (direction === 0 && event.key !== "Home") return;
      event.preventDefault();
      if (direction === 0) onFit();
      else move(edge, { from, to }, direction * STEP * (to - from));
    },
  });
  const place = (edge: Edge): { left: string; width?: string } => {
    if (edge === "both") return { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
    return { left: `${(edge === "from" ? from : to) * 100}%` };
  };
  const texts = { from: shown(x.from, xUnit), to: shown(x.to, xUnit) };
  return (
    <div ref={strip} className={styles.overview} role="group" aria-label={t("title")}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {paths.map(({ key, path, color }) => (
          <path key={key} d={path} stroke={`var(${color})`} />
        ))}
      </svg>
      {EDGES.map((edge) => (
        <div
          key={edge}
          className={styles.overviewPart}
          data-edge={edge}
          style={place(edge)}
          role="slider"
          tabIndex={0}
          aria-label={t(edge)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((edge === "to" ? to : from) * 100)}
          aria-valuetext={edge === "both" ? t("shown", texts) : texts[edge]}
          {...handlers(edge)}
        />
      ))}
    </div>
  );
}
