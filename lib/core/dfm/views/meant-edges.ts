// Copper that goes over the edge of the board on purpose: half holes, contact fingers, plated edges.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { CopperLayer } from "@/lib/core/dfm/views/copper";
import { drawsAt } from "@/lib/core/dfm/views/drawn-layer";
import { halfHoles } from "@/lib/core/dfm/views/half-holes";
import { goldFingerCount } from "@/lib/core/gerber/gold-fingers";

/** Long pads that no paste is printed on are contacts, however few stand in a row. Fingers stand back from the edge by the bevel. */
const FINGER_MARGIN_MM = 1.5;
const LEAST_ASPECT = 2;

/** Whether copper near a point of the edge is meant to be there. */
export function isMeantAt(subject: DfmSubject): (x: number, y: number) => boolean {
  const boxes = subject.keep("meant edges", () => boxesOf(subject));
  const isPlated = subject.order.edgePlating > 0;
  return (x, y) => isPlated || boxes.some((box) => contains(box, x, y));
}

function boxesOf(subject: DfmSubject): Bbox[] {
  const halves = halfHoles(subject).map(({ hole: { x, y, diameterMm } }) =>
    grow({ minX: x, minY: y, maxX: x, maxY: y }, diameterMm),
  );
  const hasFingers = (goldFingerCount(subject.board) ?? 0) > 0;
  const isDry = (x: number, y: number, { source: { side } }: CopperLayer) => {
    const paste = side === "top" || side === "bottom" ? subject.drawn("paste", side) : null;
    return paste?.index && !drawsAt(paste, x, y);
  };
  const contacts = subject.pads.filter(({ layer, role, box, shape, x, y }) => {
    if (!layer.isOuter || role === "via" || role === "component") return false;
    const [width, height] = [widthOf(box), heightOf(box)];
    const isLong = Math.max(width, height) >= LEAST_ASPECT * Math.min(width, height);
    return (
      shape.purpose === "ConnectorPad" ||
      shape.purpose === "CastellatedPad" ||
      (isLong && (hasFingers || isDry(x, y, layer)))
    );
  });
  return [...halves, ...contacts.map(({ box }) => grow(box, FINGER_MARGIN_MM))];
}
