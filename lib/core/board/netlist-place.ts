// Aligns a netlist with its board, because the tool may use different origins for the two.

import type { BoardModel } from "@/lib/core/board/board-model";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import type { Netlist } from "@/lib/core/board/netlist";

export type Offset = { dxMm: number; dyMm: number };

const MAX_POINTS = 80;
const MAX_ANCHORS = 6_000;
/** Offsets are counted in cells of this size; netlists round to 0.00254 mm. */
const CELL_MM = 0.05;
/** This ratio of the sampled points must lie on a pad or hole; at a wrong offset some match by chance. */
const MIN_RATIO = 0.6;

/** An offset that matches this ratio of the best one's points is equally good. */
const SAME_RATIO = 0.95;

/**
 * The offset that moves the netlist's points onto pads and holes; null if no offset is good enough. No offset is
 * preferred to any other that is equally good.
 */
export function placeNetlist({ points }: Netlist, board: BoardModel): Offset | null {
  const wanted = points.filter(({ net }) => net !== null);
  const step = Math.max(1, Math.ceil(wanted.length / MAX_POINTS));
  const tried = wanted.filter((_, at) => at % step === 0);
  const anchors = anchorsOf(board);
  if (tried.length === 0 || anchors.length === 0) return null;
  const votes = new Map<string, Set<number>>();
  tried.forEach(({ xMm, yMm }, voter) => {
    for (const [x, y] of anchors) {
      const key = `${Math.round((x - xMm) / CELL_MM)}/${Math.round((y - yMm) / CELL_MM)}`;
      const voters = votes.get(key);
      if (voters) voters.add(voter);
      else votes.set(key, new Set([voter]));
    }
  });
  let best = "0/0";
  for (const [key, voters] of votes) if (voters.size > (votes.get(best)?.size ?? 0)) best = key;
  const max = around(votes, best).size;
  if (max < MIN_RATIO * tried.length) return null;
  if (around(votes, "0/0").size >= SAME_RATIO * max) return { dxMm: 0, dyMm: 0 };
  const [dx = 0, dy = 0] = best.split("/").map((cell) => Number(cell) * CELL_MM);
  return refined({ dxMm: dx, dyMm: dy }, tried, anchors);
}

/** The mean offset of the matching points, accurate to the rounding of the two files. */
function refined(
  { dxMm, dyMm }: Offset,
  points: readonly { xMm: number; yMm: number }[],
  anchors: readonly (readonly [number, number])[],
): Offset {
  const found: [number, number][] = [];
  for (const { xMm, yMm } of points) {
    const near = anchors.find(
      ([x, y]) => Math.abs(x - xMm - dxMm) <= 1.5 * CELL_MM && Math.abs(y - yMm - dyMm) <= 1.5 * CELL_MM,
    );
    if (near) found.push([near[0] - xMm, near[1] - yMm]);
  }
  const center = (at: 0 | 1) => {
    const sorted = found.map((offset) => offset[at]).sort((a, b) => a - b);
    return sorted[sorted.length >> 1];
  };
  return { dxMm: center(0) ?? dxMm, dyMm: center(1) ?? dyMm };
}

/** The true offset may fall on the border of cells. */
function around(votes: ReadonlyMap<string, ReadonlySet<number>>, key: string): Set<number> {
  const [x = 0, y = 0] = key.split("/").map(Number);
  const out = new Set<number>();
  for (const dx of [-1, 0, 1])
    for (const dy of [-1, 0, 1]) for (const voter of votes.get(`${x + dx}/${y + dy}`) ?? []) out.add(voter);
  return out;
}

/** The centers of holes and pads. */
function anchorsOf({ drills, layers }: BoardModel): [number, number][] {
  const out: [number, number][] = [];
  for (const { holes } of drills)
    for (let k = 0; k < holes.length; k += HOLE_STRIDE) out.push([holes[k] ?? 0, holes[k + 1] ?? 0]);
  for (const { type, side, image } of layers) {
    if (type !== "copper" || side === "inner") continue;
    for (let at = 0; at < image.count; at++)
      if (image.kind[at] === KIND.flash && image.dark[at] === 1)
        out.push([image.data[at * DATA_STRIDE] ?? 0, image.data[at * DATA_STRIDE + 1] ?? 0]);
  }
  const step = Math.max(1, Math.ceil(out.length / MAX_ANCHORS));
  return out.filter((_, at) => at % step === 0);
}
