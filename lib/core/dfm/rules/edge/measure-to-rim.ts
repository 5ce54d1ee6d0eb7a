// How near copper comes to the milled edge of the board.

import type { Measure } from "@/lib/core/dfm/finding";
import { distinctPlaces } from "@/lib/core/dfm/group";
import { gapBetween, gapMeasure } from "@/lib/core/dfm/nearest";
import type { Measured, SkipReason, Thresholds } from "@/lib/core/dfm/rule";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { BoardRim } from "@/lib/core/dfm/views/board-rim";
import type { CopperLayer } from "@/lib/core/dfm/views/copper";
import { copperOrReason } from "@/lib/core/dfm/views/copper-or-reason";
import { isMeantAt } from "@/lib/core/dfm/views/meant-edges";

/** Beyond the notice, so that the extreme of a board that is fine is known too. */
const FARTHER_MM = 0.1;
/** Strokes are on the edge within this: the edge is where most of the layers' frames have their middle line. */
const ON_EDGE_MM = 0.03;
const SAME_PLACE_MM = 0.1;
/** Along the edge, places within this are one. */
const APART_MM = 3;

export function measureToRim(
  subject: DfmSubject,
  { notice }: Thresholds,
  isWanted: (layer: CopperLayer) => boolean,
): Measured | SkipReason {
  const { rim } = subject;
  if (!rim) return "noOutline";
  const view = copperOrReason(subject, isWanted);
  if (typeof view === "string") return view;
  const isMeant = isMeantAt(subject);
  const holes = drawnHoles(subject, rim);
  const places: Measure[] = [];
  let extreme = Infinity;
  for (const layer of view.layers) {
    const found = nearRim(layer, rim, { reachMm: notice + FARTHER_MM, isHole: (owner) => holes.has(owner) }).filter(
      ({ x, y }) => !isMeant(x, y),
    );
    for (const { value } of found) extreme = Math.min(extreme, value);
    places.push(
      ...distinctPlaces(
        found.filter(({ value }) => value < notice),
        "least",
        APART_MM,
      ),
    );
  }
  return { places, extreme: Number.isFinite(extreme) ? extreme : null };
}

/** `isHole` tells the rims that are drilled holes. */
type RimQuestion = { reachMm: number; isHole: (owner: number) => boolean };

/** Cut-outs around a hole of the drill files: the hole drawn a second time, whose copper its own checks look at. */
function drawnHoles(subject: DfmSubject, { rims, pieces }: BoardRim): Set<number> {
  const out = new Set<number>();
  rims.forEach(({ isCutout }, owner) => {
    const box = pieces.bounds[owner];
    if (!isCutout || !box) return;
    const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    const isSame = subject.holeIndex
      .near(x, y, x, y)
      .some(
        (hole) => Math.hypot(hole.x - x, hole.y - y) <= SAME_PLACE_MM && hole.diameterMm > (box.maxX - box.minX) / 2,
      );
    if (isSame) out.add(owner);
  });
  return out;
}

/** 0 where copper crosses the edge. Copper that lies off the board falls away with the waste. */
function nearRim(layer: CopperLayer, rim: BoardRim, { reachMm, isHole }: RimQuestion): Measure[] {
  const { pieces } = rim;
  const out: Measure[] = [];
  for (let k = 0; k < pieces.count; k++) {
    if (isHole(pieces.owner[k] ?? 0)) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[k], pieces.y0[k], pieces.x1[k], pieces.y1[k]];
    const near = layer.index.piecesIn(
      Math.min(x0, x1) - reachMm,
      Math.min(y0, y1) - reachMm,
      Math.max(x0, x1) + reachMm,
      Math.max(y0, y1) + reachMm,
    );
    for (const piece of near) {
      const gap = gapBetween(pieces, k, layer.pieces, piece);
      if (gap.mm > reachMm || runsAlong(rim, layer, piece) || (gap.mm > 0 && !isOnBoard(rim, gap.x1, gap.y1))) continue;
      out.push({ ...gapMeasure(gap, layer.source.file), value: Math.max(0, gap.mm) });
    }
  }
  return out;
}

/** Many tools draw the edge into every layer: a stroke with both ends and its middle on it goes with the waste. */
function runsAlong({ index }: BoardRim, { pieces }: CopperLayer, piece: number): boolean {
  if ((pieces.radius[piece] ?? 0) === 0) return false;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[piece], pieces.y0[piece], pieces.x1[piece], pieces.y1[piece]];
  const isOnEdge = (x: number, y: number) => index.ownersNear(x, y, ON_EDGE_MM).length > 0;
  return isOnEdge(x0, y0) && isOnEdge(x1, y1) && isOnEdge((x0 + x1) / 2, (y0 + y1) / 2);
}

function isOnBoard({ rims, pieces }: BoardRim, x: number, y: number): boolean {
  const holders = rims.filter((_, owner) => pieces.fills[owner]?.has(x, y));
  return holders.some(({ isCutout }) => !isCutout) && !holders.some(({ isCutout }) => isCutout);
}
