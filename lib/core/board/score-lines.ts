// V-score lines: straight lines across a panel, on a layer of their own or drawn from edge to edge in the outline.

import type { Bbox } from "@/lib/base/bbox";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { Outline } from "@/lib/core/board/outline";

/** Across the whole panel at one x (upright) or one y, mm. */
export type ScoreLine = { isUpright: boolean; atMm: number };

const NAMED = /(^|[^a-z])v[-_ ]?(cuts?|score|scoring|groove)([^a-z]|$)|v割|v槽/i;
/** A line closer than this to the board edge is the edge itself. */
const EDGE_MM = 1;
const SAME_LINE_MM = 0.05;
/** On a layer of its own shorter lines are lettering; a scoring line may have gaps (jump scoring). */
const SHORTEST_MM = 10;
/** A line in the outline must cover this ratio of the panel's width or height. */
const OUTLINE_RATIO = 0.98;

/** True for a scoring file: X2 calls it Vcut or VcutMap, others by name. */
export function isScoreFile({ file, format, evidence, type }: LayerAssignment): boolean {
  if (format !== "gerber" || (type !== "drawing" && type !== "other" && type !== "outline")) return false;
  return evidence.some(({ text }) => /^v-?cut/i.test(text)) || NAMED.test(file);
}

type Drawing = { image: LayerImage };

/** Null if no file shows any: neither a scoring layer, nor the netlist, nor lines across the outline. */
export function scoreLinesOf(
  outline: Outline,
  { scores, outlines, netlist }: { scores: readonly Drawing[]; outlines: readonly Drawing[]; netlist: Netlist | null },
): ScoreLine[] | null {
  if (outline.boards.length === 0) return null;
  const listed = (netlist?.edges ?? []).filter(({ kind }) => kind === "score").map(({ path }) => path);
  const own = [...scores.map(({ image }) => strokesOf(image)).flat(), ...listed.flatMap(piecesOf)];
  const named = linesAcross(own, outline.bounds, () => SHORTEST_MM);
  if (named.length > 0) return named;
  const drawn = linesAcross(
    outlines.flatMap(({ image }) => strokesOf(image)),
    outline.bounds,
    (spanMm) => OUTLINE_RATIO * spanMm,
  );
  return drawn.length > 0 || scores.length > 0 ? drawn : null;
}

type Piece = readonly [x0: number, y0: number, x1: number, y1: number];

function strokesOf(image: LayerImage): Piece[] {
  const out: Piece[] = [];
  for (let at = 0; at < image.count; at++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    if (image.kind[at] === KIND.stroke && image.dark[at] === 1 && bulge === 0) out.push([x0, y0, x1, y1]);
  }
  return out;
}

function piecesOf(path: Float64Array): Piece[] {
  return Array.from({ length: path.length / 2 - 1 }, (_, k) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(2 * k, 2 * k + 4);
    return [x0, y0, x1, y1];
  });
}

/** Pieces at one x or one y form one line; it counts if its pieces together cover enough of the panel. */
function linesAcross(pieces: readonly Piece[], bounds: Bbox, minMm: (spanMm: number) => number): ScoreLine[] {
  const upright = pieces.filter(([x0, , x1]) => Math.abs(x1 - x0) < SAME_LINE_MM / 5);
  const level = pieces.filter(([, y0, , y1]) => Math.abs(y1 - y0) < SAME_LINE_MM / 5);
  const { minX, minY, maxX, maxY } = bounds;
  return [
    ...crossing(
      upright.map(([x, y0, , y1]) => ({ at: x, from: y0, to: y1 })),
      { across: [minX, maxX], along: [minY, maxY], minMm },
    ).map((atMm) => ({ isUpright: true, atMm })),
    ...crossing(
      level.map(([x0, y, x1]) => ({ at: y, from: x0, to: x1 })),
      { across: [minY, maxY], along: [minX, maxX], minMm },
    ).map((atMm) => ({ isUpright: false, atMm })),
  ];
}

type Stretch = { at: number; from: number; to: number };
type Panel = {
  across: readonly [number, number];
  along: readonly [number, number];
  minMm: (spanMm: number) => number;
};

function crossing(stretches: readonly Stretch[], { across, along, minMm }: Panel): number[] {
  const inside = stretches
    .filter(({ at }) => at > across[0] + EDGE_MM && at < across[1] - EDGE_MM)
    .sort((a, b) => a.at - b.at);
  const lines: Stretch[][] = [];
  for (const stretch of inside) {
    const line = lines.at(-1);
    if (line && stretch.at - (line[0]?.at ?? 0) <= SAME_LINE_MM) line.push(stretch);
    else lines.push([stretch]);
  }
  const needed = minMm(along[1] - along[0]);
  return lines.filter((line) => coveredBy(line, along) >= needed).map((line) => line[0]?.at ?? 0);
}

function coveredBy(line: readonly Stretch[], [low, high]: readonly [number, number]): number {
  const sorted = line
    .map(({ from, to }) => [Math.max(low, Math.min(from, to)), Math.min(high, Math.max(from, to))] as const)
    .sort((a, b) => a[0] - b[0]);
  let covered = 0;
  let end = -Infinity;
  for (const [from, to] of sorted) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}
