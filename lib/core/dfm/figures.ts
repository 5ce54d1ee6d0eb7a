// The metrics in the summary of a report.

import { arcOf } from "@/lib/base/arc";
import { type DrillLayer, HOLE_STRIDE } from "@/lib/core/board/drill";
import type { DfmContext } from "@/lib/core/dfm/context";
import { measuredBoard } from "@/lib/core/dfm/measured-board";
import type { DfmFigures } from "@/lib/core/dfm/report";
import { type Contour, edgeAt, edgeCount, signedArea } from "@/lib/core/geometry/contour";
import { finishAreaCm2 } from "@/lib/core/measure/finish-area";
import { hasOurRails, isPanel, madeSize } from "@/lib/core/pcb/panel";

export function figuresOf(context: DfmContext): DfmFigures {
  const { widthMm, heightMm, layers, minTraceMm, minSpaceMm, minDrillMm } = measuredBoard(context);
  return {
    widthMm,
    heightMm,
    copperLayers: layers,
    minTraceMm,
    minSpaceMm,
    minDrillMm,
    millingMPerM2: millingDensity(context),
    finishPercent: context.memo("finish percent", () => finishPercent(context)),
    testPoints: testPointCount(context),
    panelUsePercent: panelUse(context),
    drillSizes: drillSizes(context.board.drills),
  };
}

/** Area of the boards without their cut-outs, mm²; 0 without an outline. */
function boardAreaMm2({ board }: DfmContext): number {
  const areaOf = (contour: Contour) => Math.abs(signedArea(contour));
  return board.outline.boards.reduce(
    (sum, { edge, cutouts }) => sum + areaOf(edge) - cutouts.reduce((cut, contour) => cut + areaOf(contour), 0),
    0,
  );
}

function lengthMm(contour: Contour): number {
  let sum = 0;
  for (let k = edgeCount(contour) - 1; k >= 0; k--) {
    const edge = edgeAt(contour, k);
    const arc = edge.bulge === 0 ? null : arcOf(edge);
    sum += arc ? arc.radius * Math.abs(arc.sweep) : Math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0);
  }
  return sum;
}

/** Routed path per area: 1 mm per mm² is 1000 m per m². */
function millingDensity(context: DfmContext): number | null {
  const area = boardAreaMm2(context);
  if (area <= 0) return null;
  const path = context.board.outline.boards
    .flatMap(({ edge, cutouts }) => [edge, ...cutouts])
    .reduce((sum, contour) => sum + lengthMm(contour), 0);
  return hundredths((path / area) * 1000);
}

function finishPercent(context: DfmContext): number | null {
  const area = boardAreaMm2(context);
  const sides = [finishAreaCm2(context.board, "top"), finishAreaCm2(context.board, "bottom")];
  const known = sides.filter((side) => side !== null);
  if (area <= 0 || known.length === 0) return null;
  return hundredths((known.reduce((sum, side) => sum + side, 0) * 100 * 100) / (2 * area));
}

/**
 * Board area over the area of the delivered panel: the customer's panel as drawn, or our own with its rails. Null for
 * boards that are delivered singly.
 */
function panelUse(context: DfmContext): number | null {
  const { board, order } = context;
  const area = boardAreaMm2(context);
  const isSingle = !isPanel(order) && !hasOurRails(order) && board.outline.boards.length <= 1;
  if (area <= 0 || isSingle) return null;
  const { width, height } = madeSize(order);
  const count = order.boardType === "single" ? order.panelColumns * order.panelRows : 1;
  const { bounds, boards } = board.outline;
  const drawn = (bounds.maxX - bounds.minX) * (bounds.maxY - bounds.minY);
  const made = order.boardType === "panel" || boards.length > 1 ? drawn : (width * height) / 1e4;
  return made > 0 ? Math.min(100, hundredths((area * (boards.length > 1 ? 1 : count) * 100) / made)) : null;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

type Size = DfmFigures["drillSizes"][number];

/** Hits and slots by size and plating, smallest first, plated before non-plated before unknown; without sizes of 0. */
function drillSizes(drills: readonly DrillLayer[]): Size[] {
  const sizes = new Map<string, Size>();
  const sizeOf = (drill: DrillLayer, mm: number) => {
    const diameterMm = Math.round(mm * 1000) / 1000;
    const plating = drill.plating === "mixed" ? "unknown" : drill.plating;
    const key = `${diameterMm}/${plating}`;
    const size = sizes.get(key) ?? { diameterMm, plating, hits: 0, slots: 0 };
    sizes.set(key, size);
    return size;
  };
  for (const drill of drills) {
    for (let k = HOLE_STRIDE - 1; k < drill.holes.length; k += HOLE_STRIDE)
      if ((drill.holes[k] ?? 0) > 0) sizeOf(drill, drill.holes[k] ?? 0).hits++;
    for (const { diameterMm } of drill.slots) if (diameterMm > 0) sizeOf(drill, diameterMm).slots++;
  }
  const order = ["plated", "non-plated", "unknown"];
  return [...sizes.values()].sort(
    (a, b) => a.diameterMm - b.diameterMm || order.indexOf(a.plating) - order.indexOf(b.plating),
  );
}

/**
 * The number of net ends that a tester probes: the end points of the netlist if there is one, otherwise soldered pads
 * and component holes, each hole once, of nets with two or more. Null without copper.
 */
function testPointCount(context: DfmContext): number | null {
  const { netlist } = context.board;
  const ends = netlist?.points.filter(({ net, isMidpoint }) => net !== null && !isMidpoint) ?? [];
  if (ends.length > 0) return ends.length;
  const nets = new Map<number, Set<unknown>>();
  for (const pad of context.pads) {
    if (!pad.layer.isOuter || !["smd", "bga", "component"].includes(pad.role)) continue;
    const known = nets.get(pad.net) ?? new Set();
    nets.set(pad.net, known.add(pad.hole ?? pad));
  }
  if (!context.copper || context.copper.layers.length === 0) return null;
  return [...nets.values()].reduce((sum, { size }) => sum + (size > 1 ? size : 0), 0);
}
