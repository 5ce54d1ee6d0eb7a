// Cross-hatched copper: lines of one width and pitch that cross others of the same kind at right angles.

import { emptyBbox, addPoint, type Bbox } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";

/**
 * `gapMm` is the side of its openings; (x, y) a crossing of two lines, `angle` the direction of one of them, degrees.
 */
export type Hatch = {
  layer: CopperLayer;
  net: number;
  lineMm: number;
  gapMm: number;
  x: number;
  y: number;
  angle: number;
  box: Bbox;
};

type Line = { x0: number; y0: number; x1: number; y1: number; offset: number };

const SHORTEST_MM = 1.5;
/** Fewer parallel lines are a bus. */
const MIN_LINES = 5;
const MIN_CROSSINGS = 12;
/** The minimum ratio of neighboring lines at the pitch to all neighboring lines. */
const MIN_PITCH_RATIO = 0.7;
const SAME_MM = 0.01;
const WIDEST_PITCH_MM = 5;
const MAX_LINES = 4_000;
/** Lines with smaller gaps paint an area. */
const MIN_GAP_MM = 0.02;

/** The hatches of all layers, one for each width and net; memoized. Regions with holes are no hatches. */
export function hatchesOf(context: DfmContext, copper: Copper): readonly Hatch[] {
  return context.memo("hatches", () => copper.layers.flatMap((layer) => hatchesOn(copper, layer)));
}

function hatchesOn(copper: Copper, layer: CopperLayer): Hatch[] {
  const groups = new Map<string, Map<number, Line[]>>();
  const { image } = layer.source;
  layer.pieces.objects.forEach((at, owner) => {
    if (image.kind[at] !== KIND.stroke) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (bulge !== 0 || length < SHORTEST_MM) return;
    const degrees = (Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI) + 360) % 180;
    const turn = (degrees * Math.PI) / 180;
    const key = `${image.shapes[image.shape[at] ?? 0]?.strokeMm ?? 0}/${copper.netOf(layer, owner)}`;
    const byAngle = groups.get(key) ?? new Map<number, Line[]>();
    groups.set(key, byAngle);
    const lines = byAngle.get(degrees) ?? [];
    byAngle.set(degrees, lines);
    const offset = ((y0 + y1) / 2) * Math.cos(turn) - ((x0 + x1) / 2) * Math.sin(turn);
    if (lines.length < MAX_LINES) lines.push({ x0, y0, x1, y1, offset });
  });
  return [...groups].flatMap(([key, byAngle]) => {
    const [lineMm = 0, net = 0] = key.split("/").map(Number);
    return hatchOf({ layer, lineMm, net }, byAngle) ?? [];
  });
}

function hatchOf(of: Pick<Hatch, "layer" | "lineMm" | "net">, byAngle: ReadonlyMap<number, Line[]>): Hatch | null {
  const { lineMm } = of;
  for (const [angle, lines] of [...byAngle].sort(([a], [b]) => a - b)) {
    const across = byAngle.get((angle + 90) % 180);
    const [pitch, other] = [pitchOf(lines), across ? pitchOf(across) : null];
    if (!across || pitch === null || other === null || Math.abs(pitch - other) > SAME_MM) continue;
    const crossings = crossingsOf(lines, across);
    const [first] = crossings;
    if (crossings.length < MIN_CROSSINGS || !first || pitch - lineMm < MIN_GAP_MM) continue;
    const box = emptyBbox();
    for (const { x0, y0, x1, y1 } of [...lines, ...across]) {
      addPoint(box, x0, y0);
      addPoint(box, x1, y1);
    }
    return { ...of, gapMm: pitch - lineMm, x: first[0], y: first[1], angle, box };
  }
  return null;
}

/** The distance of most neighboring lines; null if there is none. */
function pitchOf(lines: readonly Line[]): number | null {
  const offsets = lines.map(({ offset }) => offset).sort((a, b) => a - b);
  const steps = offsets
    .slice(1)
    .map((offset, k) => offset - (offsets[k] ?? 0))
    .filter((step) => step > SAME_MM);
  if (steps.length < MIN_LINES - 1) return null;
  const pitch = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const ratio = steps.filter((step) => Math.abs(step - pitch) <= SAME_MM).length / steps.length;
  return ratio >= MIN_PITCH_RATIO && pitch <= WIDEST_PITCH_MM ? pitch : null;
}

/** Crossings within both lines, from the lower left; the first forty lines of each direction are enough. */
function crossingsOf(lines: readonly Line[], across: readonly Line[]): [number, number][] {
  const out: [number, number][] = [];
  for (const p of lines.slice(0, 40))
    for (const q of across.slice(0, 40)) {
      const [dx, dy, ex, ey] = [p.x1 - p.x0, p.y1 - p.y0, q.x1 - q.x0, q.y1 - q.y0];
      const cross = dx * ey - dy * ex;
      if (cross === 0) continue;
      const t = ((q.x0 - p.x0) * ey - (q.y0 - p.y0) * ex) / cross;
      const u = ((q.x0 - p.x0) * dy - (q.y0 - p.y0) * dx) / cross;
      if (t > 0 && t < 1 && u > 0 && u < 1) out.push([p.x0 + t * dx, p.y0 + t * dy]);
    }
  return out.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
