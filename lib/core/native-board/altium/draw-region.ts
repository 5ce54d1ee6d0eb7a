// Draws Altium's regions: the fills of polygons, single areas, and what is cut out of the board.

import type { Edge } from "@/lib/core/geometry/contour";
import { aboutOf, type AltiumContext, drawingOf, drawingOn } from "@/lib/core/native-board/altium/altium-context";
import { EDGE, MULTI } from "@/lib/core/native-board/altium/layers";
import { milsToMm, NONE, parseProperties, type PartReader } from "@/lib/core/native-board/altium/record-reader";
import { arcAround, contourOf, line } from "@/lib/core/native-board/arc-edges";
import { bridged } from "@/lib/core/native-board/altium/bridged";

/** A point of an outline; `arc` bends the way to the next one. */
export type Vertex = {
  at: readonly [number, number];
  arc?: { centre: readonly [number, number]; fromDeg: number; toDeg: number };
};

const KEEPOUT = 2;
const MAX_OUTLINE_POINTS = 100_000;
const [COPPER, MAX_VERTICES] = [0, 2_000_000];
const [ROUND_VERTEX_BYTES, PLAIN_VERTEX_BYTES] = [37, 16];

/** `isShaped` for the stream whose outlines keep their arcs; each region is in both, and drawn once. */
export function drawRegion([part]: PartReader[], isShaped: boolean, context: AltiumContext): void {
  if (!part) return;
  const layer = part.byte();
  part.skip(1);
  const isKeepout = part.byte() === KEEPOUT;
  const [net, polygon, component] = [part.word(), part.word(), part.word()];
  part.skip(5);
  const holeCount = part.word();
  part.skip(2);
  const words = parseProperties(part.text(4));
  const isCutout = words.get("ISBOARDCUTOUT") === "TRUE";
  const kind = Number(words.get("KIND") ?? COPPER);
  const isOfPolygon = polygon !== NONE;
  if (isKeepout || (kind !== COPPER && !isCutout) || isOfPolygon === isShaped) return;
  const outline = edgesOf(isShaped ? readRoundVertices(part) : readVertices(part));
  if (isCutout) {
    const drawing = drawingOf(EDGE, context.board);
    for (const edge of outline) drawing.stroke(edge, 0, { line: context.line });
    return;
  }
  if (layer === MULTI || outline.length < 2) return;
  const holes = Array.from({ length: Math.min(holeCount, part.left) }, () => contourOf(edgesOf(readVertices(part))));
  drawingOn(layer, context)?.area(bridged(contourOf(outline), holes), aboutOf({ net, component }, context));
}

/** KIND0, VX0, VY0 and for arcs CX0, CY0, SA0, EA0, and so on; of the holes of an area with HOLE0 before each name. */
export function verticesOf(words: ReadonlyMap<string, string>, before = ""): Vertex[] {
  const vertices: Vertex[] = [];
  for (let k = 0; k < MAX_OUTLINE_POINTS && words.has(`${before}VX${k}`); k++) {
    const word = (name: string) => words.get(before + name + k);
    const point = (x: string, y: string) => [milsToMm(word(x)), milsToMm(word(y))] as const;
    const at = point("VX", "VY");
    const isRound = Number(word("KIND") ?? 0) !== 0;
    const arc = { centre: point("CX", "CY"), fromDeg: Number(word("SA")), toDeg: Number(word("EA")) };
    vertices.push(isRound ? { at, arc } : { at });
  }
  return vertices;
}

function readVertices(part: PartReader): Vertex[] {
  const count = Math.min(part.count(), MAX_VERTICES, Math.floor(Math.max(0, part.left) / PLAIN_VERTEX_BYTES));
  return Array.from({ length: count }, () => ({ at: part.floatPointMm() }));
}

/** One more than it says: the last is the first again. */
function readRoundVertices(part: PartReader): Vertex[] {
  const count = Math.min(part.count() + 1, MAX_VERTICES, Math.floor(Math.max(0, part.left) / ROUND_VERTEX_BYTES));
  const vertices = Array.from({ length: count }, (): Vertex => {
    const isRound = part.byte() !== 0;
    const [at, centre] = [part.pointMm(), part.pointMm()];
    part.skip(4);
    const [fromDeg, toDeg] = [part.float(), part.float()];
    return isRound ? { at, arc: { centre, fromDeg, toDeg } } : { at };
  });
  return vertices.slice(0, -1);
}

/** Angles always count counter-clockwise; the way to the next point may go along the arc or against it. */
export function edgesOf(vertices: readonly Vertex[]): Edge[] {
  return vertices.flatMap(({ at, arc }, index) => {
    const next = vertices[(index + 1) % vertices.length]?.at ?? at;
    if (!arc) return at[0] === next[0] && at[1] === next[1] ? [] : [line(at, next)];
    const sweep = (((((arc.toDeg - arc.fromDeg) % 360) + 360) % 360 || 360) * Math.PI) / 180;
    const fromStart = angleTo(arc.centre, at, arc.fromDeg);
    const fromEnd = angleTo(arc.centre, at, arc.toDeg);
    const edges = arcAround(arc.centre, at, fromStart <= fromEnd ? sweep : -sweep);
    const last = edges.at(-1);
    if (last) [last.x1, last.y1] = [next[0], next[1]];
    return edges;
  });
}

/** How far, in radians, a point stands from a direction seen from the centre. */
function angleTo([cx, cy]: readonly [number, number], [x, y]: readonly [number, number], degrees: number): number {
  const difference = Math.atan2(y - cy, x - cx) - (degrees * Math.PI) / 180;
  return Math.abs(Math.atan2(Math.sin(difference), Math.cos(difference)));
}
