// Pads of grid arrays: round pads of one size that stand in rows and columns of one pitch.

import { isDisc, type Shape } from "@/lib/core/board/shape";

/** What is looked at of a pad. */
type Ball = {
  layer: { position: number };
  x: number;
  y: number;
  shape: Shape;
  widthMm: number;
  role: string;
  isNamed: boolean;
};

/** Coarser arrays do not exist with pads that round and small. */
const LARGEST_MM = 0.8;
const WIDEST_PITCH_MM = 1.3;
const MIN_PADS = 9;
const SAME_MM = 0.02;

/** Of soldered pads that no file names; fewer than nine in a grid are test points. */
export function ballPads<Pad extends Ball>(pads: readonly Pad[]): Pad[] {
  const groups = new Map<string, Pad[]>();
  for (const pad of pads) {
    if (pad.isNamed || pad.role !== "smd" || !isDisc(pad.shape) || pad.widthMm > LARGEST_MM) continue;
    const key = `${pad.layer.position}/${Math.round(pad.widthMm * 1000)}`;
    const group = groups.get(key);
    if (group) group.push(pad);
    else groups.set(key, [pad]);
  }
  return [...groups.values()].filter(({ length }) => length >= MIN_PADS).flatMap(inGrid);
}

/** Those with a neighbour beside and one above or below at one distance, where enough of them have it. */
function inGrid<Pad extends Ball>(pads: readonly Pad[]): Pad[] {
  const cells = new Map<string, Pad[]>();
  const cellOf = (value: number) => Math.floor(value / WIDEST_PITCH_MM);
  for (const pad of pads) {
    const key = `${cellOf(pad.x)}/${cellOf(pad.y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(pad);
    else cells.set(key, [pad]);
  }
  const nearest = (pad: Pad, isUpright: boolean) => {
    let min = Infinity;
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of cells.get(`${cellOf(pad.x) + dx}/${cellOf(pad.y) + dy}`) ?? []) {
          const [along, off] = isUpright
            ? [Math.abs(other.y - pad.y), Math.abs(other.x - pad.x)]
            : [Math.abs(other.x - pad.x), Math.abs(other.y - pad.y)];
          if (off <= SAME_MM && along > SAME_MM) min = Math.min(min, along);
        }
    return min;
  };
  const found = pads.filter((pad) => {
    const [beside, above] = [nearest(pad, false), nearest(pad, true)];
    return beside <= WIDEST_PITCH_MM && Math.abs(beside - above) <= SAME_MM;
  });
  return found.length >= MIN_PADS ? found : [];
}
