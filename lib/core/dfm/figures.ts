// The figures at the head of a report.

import type { DfmFigures } from "@/lib/core/dfm/report";
import { measuredBoard } from "@/lib/core/dfm/measured-board";
import type { DfmContext } from "@/lib/core/dfm/context";
import { drillSizes } from "@/lib/core/dfm/drill-sizes";
import { testPointCount } from "@/lib/core/dfm/test-points";
import { arcOf } from "@/lib/base/arc";
import { type Contour, edgeAt, edgeCount, signedArea } from "@/lib/core/geometry/contour";
import { finishAreaCm2 } from "@/lib/core/measure/finish-area";
import { madeSize } from "@/lib/core/pcb/panel";

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

/** Area of the boards without their cut-outs, mm²; 0 where no outline is known. */
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

/** mm on mm² is km on m². */
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

/** Of what leaves the factory: the customer's panel as drawn, or boards stepped by us with their rails. */
function panelUse(context: DfmContext): number | null {
  const { board, order } = context;
  const area = boardAreaMm2(context);
  if (area <= 0) return null;
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
