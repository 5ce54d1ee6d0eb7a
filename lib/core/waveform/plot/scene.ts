// Pictures of panes as primitives, which the screen and SVG draw alike. Lengths are CSS pixels.

import { createPyramid, extremesOf, type Extremes, type Pyramid } from "@/lib/core/waveform/plot/pyramid";
import { decadeLabels, linearLabels, type AxisLabels } from "@/lib/core/waveform/plot/engineering";
import { paddedScale, toShare, zoomScale, type Scale } from "@/lib/core/waveform/plot/scale";
import { ticksOf } from "@/lib/core/waveform/plot/ticks";
import { tracePoints } from "@/lib/core/waveform/plot/trace-points";
import { sameUnit, type Unit } from "@/lib/core/waveform/unit";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LinePrimitive {
  readonly kind: "line";
  /** A NaN breaks the line. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly length: number;
  readonly stroke: string;
  readonly width: number;
  readonly dash: readonly number[];
}

export interface TextPrimitive {
  readonly kind: "text";
  readonly x: number;
  /** Middle of the letters. */
  readonly y: number;
  readonly text: string;
  readonly fill: string;
  readonly align: "start" | "middle" | "end";
}

export type Primitive =
  | LinePrimitive
  | TextPrimitive
  | { readonly kind: "area"; readonly box: Box; readonly fill: string; readonly opacity: number }
  | { readonly kind: "clip"; readonly box: Box; readonly children: readonly Primitive[] };

export interface SceneColors {
  readonly ink: string;
  readonly label: string;
  readonly grid: string;
  readonly frame: string;
  readonly surface: string;
  readonly selection: string;
}

export interface SceneTrace {
  readonly axis: Float64Array;
  readonly pyramid: Pyramid;
  readonly unit: Unit;
  readonly color: string;
  readonly dash: readonly number[];
  readonly width: number;
}

export interface PaneView {
  readonly width: number;
  readonly height: number;
  readonly x: Scale;
  readonly xUnit: Unit;
  /** Part of the full height that is shown, from below; 0 to 1 is all. */
  readonly yWindow: { readonly from: number; readonly to: number };
  readonly traces: readonly SceneTrace[];
  readonly cursors: readonly { readonly label: string; readonly at: number }[];
  /** Shares of the plot that a drag has chosen; y from above, null for all of the height. */
  readonly selection: { readonly x: readonly [number, number]; readonly y: readonly [number, number] | null } | null;
  readonly colors: SceneColors;
}

const MARGIN = { left: 60, right: 12, top: 10, bottom: 24 };
const FONT_PX = 11;
/** Room that a label of the x axis and one of a y axis want. */
const TICK_ROOM = { x: 90, y: 32 };

/** The area of the curves within the pane. */
export function plotBox(width: number, height: number, hasRightAxis: boolean): Box {
  const right = hasRightAxis ? MARGIN.left : MARGIN.right;
  return {
    ...{ x: MARGIN.left, y: MARGIN.top },
    width: Math.max(1, width - MARGIN.left - right),
    height: Math.max(1, height - MARGIN.top - MARGIN.bottom),
  };
}

/** Units in the order of the traces: the first has the axis at the left, the second the one at the right. */
export function unitsOf(traces: readonly { readonly unit: Unit }[]): Unit[] {
  const units: Unit[] = [];
  for (const { unit } of traces) if (!units.some((other) => sameUnit(other, unit))) units.push(unit);
  return units;
}

/** All samples of a unit with some room, and the part of that which the window shows. */
export function yScaleOf(view: Pick<PaneView, "traces" | "yWindow">, unit: Unit): Scale {
  const all: Extremes = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const found: Extremes = { min: 0, max: 0 };
  for (const { pyramid, unit: own } of view.traces) {
    if (!sameUnit(own, unit)) continue;
    extremesOf(pyramid, 0, pyramid.samples.length, found);
    all.min = Math.min(all.min, found.min);
    all.max = Math.max(all.max, found.max);
  }
  const { from, to } = view.yWindow;
  const span = to - from;
  return zoomScale(paddedScale(all.min, all.max), span, span === 1 ? 0 : from / (1 - span));
}

const line = (points: readonly [number, number, number, number], stroke: string, width = 1): Primitive => ({
  kind: "line",
  ...{ x: [points[0], points[2]], y: [points[1], points[3]], length: 2, stroke, width, dash: [] },
});

function labelsOf(scale: Scale, step: number | null, unit: Unit): AxisLabels {
  return step === null ? decadeLabels(unit) : linearLabels(scale.from, scale.to, step, unit);
}

function xAxis({ x, xUnit, colors }: PaneView, box: Box): Primitive[] {
  const { major, minor, step } = ticksOf(x, Math.max(2, Math.floor(box.width / TICK_ROOM.x)));
  const labels = labelsOf(x, step, xUnit);
  const [bottom, y] = [box.y + box.height, box.y + box.height + FONT_PX];
  const placeOf = (value: number): number => box.x + toShare(x, value) * box.width;
  const grid = [...minor, ...major].map((value) => line([placeOf(value), box.y, placeOf(value), bottom], colors.grid));
  const right = box.x + box.width;
  const unit = { kind: "text", x: right, y, text: labels.unit, fill: colors.label, align: "end" } as const;
  const texts = major
    .filter((value) => placeOf(value) < right - 28)
    .map((value): Primitive => ({ ...unit, x: placeOf(value), text: labels.label(value), align: "middle" }));
  return [...grid, ...texts, unit];
}

function yAxis(scale: Scale, unit: Unit, view: PaneView, box: Box, side: "left" | "right"): Primitive[] {
  const { major, step } = ticksOf(scale, Math.max(2, Math.floor(box.height / TICK_ROOM.y)));
  const labels = labelsOf(scale, step, unit);
  const isLeft = side === "left";
  const x = isLeft ? box.x - 6 : box.x + box.width + 6;
  const placeOf = (value: number): number => box.y + (1 - toShare(scale, value)) * box.height;
  const shared = { kind: "text", x, fill: view.colors.label, align: isLeft ? "end" : "start" } as const;
  const grid = isLeft
    ? major.map((value) => line([box.x, placeOf(value), box.x + box.width, placeOf(value)], view.colors.grid))
    : [];
  const texts = major
    .filter((value) => placeOf(value) < box.y + box.height - 2 && placeOf(value) > box.y + FONT_PX)
    .map((value): Primitive => ({ ...shared, y: placeOf(value), text: labels.label(value) }));
  return [...grid, ...texts, { ...shared, y: box.y + 2, text: labels.unit }];
}

function traceLine(trace: SceneTrace, view: PaneView, scale: Scale, box: Box): Primitive {
  const { x, y, length } = tracePoints(trace.axis, trace.pyramid, view.x, box.width);
  for (let at = 0; at < length; at++) {
    x[at] = (x[at] as number) + box.x;
    y[at] = box.y + (1 - toShare(scale, y[at] as number)) * box.height;
  }
  return { kind: "line", x, y, length, stroke: trace.color, width: trace.width, dash: trace.dash };
}

function cursorLines({ cursors, x, colors }: PaneView, box: Box): Primitive[] {
  return cursors.flatMap(({ label, at }) => {
    const share = toShare(x, at);
    if (!(share >= 0 && share <= 1)) return [];
    const place = box.x + share * box.width;
    const flag = { x: place - 7, y: box.y, width: 14, height: 14 };
    return [
      line([place, box.y, place, box.y + box.height], colors.ink),
      { kind: "area", box: flag, fill: colors.ink, opacity: 1 } as const,
      { kind: "text", x: place, y: box.y + 7, text: label, fill: colors.surface, align: "middle" } as const,
    ];
  });
}

function selectionArea({ selection, colors }: PaneView, box: Box): Primitive[] {
  if (!selection) return [];
  const [left, right] = [Math.min(...selection.x), Math.max(...selection.x)];
  const [top, bottom] = selection.y ? [Math.min(...selection.y), Math.max(...selection.y)] : [0, 1];
  const chosen = {
    ...{ x: box.x + left * box.width, width: (right - left) * box.width },
    ...{ y: box.y + top * box.height, height: (bottom - top) * box.height },
  };
  return [{ kind: "area", box: chosen, fill: colors.selection, opacity: 0.2 }];
}

export function paneScene(view: PaneView): Primitive[] {
  const units = unitsOf(view.traces);
  const box = plotBox(view.width, view.height, units.length > 1);
  const scales = units.map((unit) => yScaleOf(view, unit));
  const axes = units
    .slice(0, 2)
    .flatMap((unit, at) => yAxis(scales[at] ?? view.x, unit, view, box, at === 0 ? "left" : "right"));
  const traces = view.traces.map((trace) => {
    const at = units.findIndex((unit) => sameUnit(unit, trace.unit));
    return traceLine(trace, view, scales[at] ?? view.x, box);
  });
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const frame: Primitive = {
    kind: "line",
    ...{ x: [box.x, right, right, box.x, box.x], y: [box.y, box.y, bottom, bottom, box.y], length: 5 },
    ...{ stroke: view.colors.frame, width: 1, dash: [] },
  };
  const whole = { x: 0, y: 0, width: view.width, height: view.height };
  return [
    { kind: "area", box: whole, fill: view.colors.surface, opacity: 1 },
    ...xAxis(view, box),
    ...axes,
    { kind: "clip", box, children: [...traces, ...selectionArea(view, box)] },
    frame,
    ...cursorLines(view, box),
  ];
}

const pyramids = new WeakMap<Float64Array, Pyramid>();

/** Infinite samples become gaps: they have no place in a picture. Kept for as long as the samples are. */
export function pyramidOf(samples: Float64Array): Pyramid {
  const known = pyramids.get(samples);
  if (known) return known;
  const hasInfinity = samples.some((value) => value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY);
  const shown = hasInfinity ? samples.map((value) => (Number.isFinite(value) ? value : Number.NaN)) : samples;
  const pyramid = createPyramid(shown);
  pyramids.set(samples, pyramid);
  return pyramid;
}
