// Gaps of an open outline: the loose ends of its lines, paired with the nearest other.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { HEAL_MM, JOIN_MM } from "@/lib/core/geometry/stitch";

type OutlineGap = { x0: number; y0: number; x1: number; y1: number; mm: number };

const MAX_ENDS = 4_000;

/** Each loose end once, with the nearest other that healing can reach; the widest gap first. */
export function outlineGaps(image: LayerImage): OutlineGap[] {
  const loose = looseEnds(image);
  if (loose.length > MAX_ENDS) return [];
  const pairs = loose
    .flatMap((a, at) => loose.slice(at + 1).map((b) => ({ a, b, mm: Math.hypot(b.x - a.x, b.y - a.y) })))
    .filter(({ mm }) => mm > JOIN_MM && mm <= HEAL_MM)
    .sort((p, q) => p.mm - q.mm);
  const used = new Set<End>();
  const gaps: OutlineGap[] = [];
  for (const { a, b, mm } of pairs) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    gaps.push({ x0: a.x, y0: a.y, x1: b.x, y1: b.y, mm });
  }
  return gaps.reverse();
}

type End = { x: number; y: number };

function looseEnds(image: LayerImage): End[] {
  const cells = new Map<string, End[]>();
  const cellOf = (value: number) => Math.round(value / JOIN_MM);
  const near = ({ x, y }: End) =>
    [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) =>
        (cells.get(`${cellOf(x) + dx}/${cellOf(y) + dy}`) ?? []).filter(
          (other) => Math.hypot(other.x - x, other.y - y) <= JOIN_MM,
        ),
      ),
    );
  const ends: End[] = [];
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.stroke || image.dark[at] !== 1) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 4);
    if (Math.hypot(x1 - x0, y1 - y0) <= JOIN_MM) continue;
    ends.push({ x: x0, y: y0 }, { x: x1, y: y1 });
  }
  for (const end of ends) {
    const key = `${cellOf(end.x)}/${cellOf(end.y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(end);
    else cells.set(key, [end]);
  }
  return ends.filter((end) => near(end).length === 1);
}
