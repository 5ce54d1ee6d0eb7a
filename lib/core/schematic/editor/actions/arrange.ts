// Arranging the selection: edges and middles in line, equal gaps.
import { dragObjects } from "../../edit/move";
import { shiftBy } from "../../edit/turn";
import type { SchematicObject } from "../../model/records";
import { bodyBoundsOf } from "../../paint/bounds";
import type { SchematicEditor } from "../editor";
import { type Box, joinBoxes } from "../object-index";
import { toGrid } from "../pointer";

export const ALIGNMENTS = ["left", "center", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

interface Placed {
  readonly id: string;
  /** Body alone: texts beside a part do not move it. */
  readonly box: Box;
}

/** Wires follow what they hang on. */
function placedOf(editor: SchematicEditor): Placed[] {
  const isFixed = ({ kind, isLocked }: SchematicObject): boolean =>
    kind === "wire" || kind === "bus" || kind === "group" || kind === "sheet-entry" || isLocked === true;
  return editor
    .selected()
    .filter((object) => !isFixed(object))
    .map((object) => ({ id: object.id, box: bodyBoundsOf(object, editor.view.context) }));
}

function lineOf({ minX, minY, maxX, maxY }: Box, alignment: Alignment): number {
  const lines: Record<Alignment, number> = {
    ...{ left: minX, center: (minX + maxX) / 2, right: maxX },
    ...{ top: minY, middle: (minY + maxY) / 2, bottom: maxY },
  };
  return lines[alignment];
}

const isAcross = (alignment: Alignment): boolean =>
  alignment === "left" || alignment === "center" || alignment === "right";

/** Moves each object, with its wires, to an edge or a middle of the selection. */
export function alignSelection(editor: SchematicEditor, alignment: Alignment): void {
  const placed = placedOf(editor);
  const whole = joinBoxes(placed.map(({ box }) => box));
  if (!whole || placed.length < 2) return;
  editor.commit("align", (edit) => {
    for (const { id, box } of placed) {
      const by = lineOf(whole, alignment) - lineOf(box, alignment);
      const shift = isAcross(alignment) ? { x: by, y: 0 } : { x: 0, y: by };
      dragObjects(edit, [id], shiftBy(toGrid(shift, editor.grid)));
    }
  });
}

/** Equal gaps between the first and the last, which stay; places are rounded to the grid. */
export function distributeSelection(editor: SchematicEditor, axis: "x" | "y"): void {
  const [low, high] = axis === "x" ? (["minX", "maxX"] as const) : (["minY", "maxY"] as const);
  const middle = ({ box }: Placed): number => (box[low] + box[high]) / 2;
  const placed = placedOf(editor).toSorted((a, b) => middle(a) - middle(b));
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length < 3) return;
  const filled = placed.reduce((sum, { box }) => sum + box[high] - box[low], 0);
  const gap = (last.box[high] - first.box[low] - filled) / (placed.length - 1);
  editor.commit("distribute", (edit) => {
    let edge = first.box[low];
    for (const { id, box } of placed) {
      const by = edge - box[low];
      const shift = axis === "x" ? { x: by, y: 0 } : { x: 0, y: by };
      if (id !== last.id) dragObjects(edit, [id], shiftBy(toGrid(shift, editor.grid)));
      edge += box[high] - box[low] + gap;
    }
  });
}
