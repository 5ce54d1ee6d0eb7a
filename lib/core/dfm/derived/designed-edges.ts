// Copper that goes over the edge of the board on purpose: half holes, contact fingers, plated edges.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { CopperLayer } from "@/lib/core/dfm/derived/copper";
import { drawsAt } from "@/lib/core/dfm/derived/drawn-layer";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import { goldFingerCount } from "@/lib/core/measure/gold-fingers";

/** Long pads that no paste is printed on are contacts, however few stand in a row. Fingers stand back from the edge by the bevel. */
const FINGER_MARGIN_MM = 1.5;
const MIN_ASPECT = 2;

/** Whether copper near a point of the edge is meant to be there. */
export function isDesignedEdgeAt(context: DfmContext): (x: number, y: number) => boolean {
  const boxes = context.memo("meant edges", () => boxesOf(context));
  const isPlated = context.order.edgePlating > 0;
  return (x, y) => isPlated || boxes.some((box) => contains(box, x, y));
}

function boxesOf(context: DfmContext): Bbox[] {
  const halves = halfHoles(context).map(({ hole: { x, y, diameterMm } }) =>
    grow({ minX: x, minY: y, maxX: x, maxY: y }, diameterMm),
  );
  const hasFingers = (goldFingerCount(context.board) ?? 0) > 0;
  const isDry = (x: number, y: number, { source: { side } }: CopperLayer) => {
    const paste = side === "top" || side === "bottom" ? context.drawn("paste", side) : null;
    return paste?.index && !drawsAt(paste, x, y);
  };
  const contacts = context.pads.filter(({ layer, role, box, shape, x, y }) => {
    if (!layer.isOuter || role === "via" || role === "component") return false;
    const [width, height] = [widthOf(box), heightOf(box)];
    const isLong = Math.max(width, height) >= MIN_ASPECT * Math.min(width, height);
    return (
      shape.purpose === "ConnectorPad" ||
      shape.purpose === "CastellatedPad" ||
      (isLong && (hasFingers || isDry(x, y, layer)))
    );
  });
  return [...halves, ...contacts.map(({ box }) => grow(box, FINGER_MARGIN_MM))];
}
