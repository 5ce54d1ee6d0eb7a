// Places where copper of a layer is near the routed edge or crosses it, and the areas where it does so by design.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { BoardEdge } from "@/lib/core/dfm/derived/board-edge";
import type { CopperLayer } from "@/lib/core/dfm/derived/copper";
import { drawsAt } from "@/lib/core/dfm/derived/drawn-layer";
import { halfHoles } from "@/lib/core/dfm/derived/edge-holes";
import type { EdgePoint } from "@/lib/core/dfm/derived/pours";
import type { Measure } from "@/lib/core/dfm/finding";
import { gapMeasure } from "@/lib/core/dfm/findings";
import { gapBetween } from "@/lib/core/measure/copper/nearest";
import { goldFingerCount } from "@/lib/core/measure/gold-fingers";

/** `owner` counts within its layer. */
export type EdgePlace = Measure & { owner: number; edge: EdgePoint };

/** Distance within which a stroke is on the edge: most layers with a frame have its center line there. */
const ON_EDGE_MM = 0.03;
const SAME_PLACE_MM = 0.1;
/** A pad no wider than its hole by more than this is drilled away. */
const DRILLED_AWAY_MM = 0.01;

/** The value is 0 for copper that crosses the edge. Copper off the board falls away with the waste. */
export function placesNearEdge(
  context: DfmContext,
  boardEdge: BoardEdge,
  layer: CopperLayer,
  reachMm: number,
): EdgePlace[] {
  const { pieces } = boardEdge;
  const holes = context.memo("drawn holes", () => drawnHoles(context, boardEdge));
  const removed = context.memo("drilled away", () => drilledAway(context)).get(layer);
  const out: EdgePlace[] = [];
  for (let k = 0; k < pieces.count; k++) {
    if (holes.has(pieces.owner[k] ?? 0)) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[k], pieces.y0[k], pieces.x1[k], pieces.y1[k]];
    const near = layer.index.piecesIn(
      Math.min(x0, x1) - reachMm,
      Math.min(y0, y1) - reachMm,
      Math.max(x0, x1) + reachMm,
      Math.max(y0, y1) + reachMm,
    );
    const visited = new Set<number>();
    for (const piece of near) {
      const owner = layer.pieces.owner[piece] ?? 0;
      if (removed?.has(owner)) continue;
      const gap = gapBetween(pieces, k, layer.pieces, piece);
      if (
        gap.mm > reachMm ||
        runsAlong(boardEdge, layer, piece) ||
        (gap.mm > 0 && !isOnBoard(boardEdge, gap.x1, gap.y1))
      )
        continue;
      const edge = { x: gap.x0, y: gap.y0, ...inwards(boardEdge, k) };
      out.push({ ...gapMeasure(gap, layer.source.file), value: Math.max(0, gap.mm), owner, edge });
      visited.add(owner);
    }
    // An area may extend over the edge although all of its own edges are far from it.
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    for (const at of layer.index.fillsAt(x, y)) {
      const owner = at - layer.firstOwner;
      if (visited.has(owner) || removed?.has(owner)) continue;
      const edge = { x, y, ...inwards(boardEdge, k) };
      out.push({ ...gapMeasure({ mm: 0, x0: x, y0: y, x1: x, y1: y }, layer.source.file), owner, edge });
    }
  }
  return out;
}

/** The direction into the board: edge rings turn counter-clockwise, with the cut-out on their left. */
function inwards({ pieces, rings }: BoardEdge, k: number): Pick<EdgePoint, "inX" | "inY"> {
  const [dx, dy] = [(pieces.x1[k] ?? 0) - (pieces.x0[k] ?? 0), (pieces.y1[k] ?? 0) - (pieces.y0[k] ?? 0)];
  const length = (Math.hypot(dx, dy) || 1) * (rings[pieces.owner[k] ?? 0]?.isCutout === true ? -1 : 1);
  return { inX: -dy / length, inY: dx / length };
}

/**
 * Cut-outs around a hole of the drill files: the hole drawn a second time, whose copper has rules of its own, or a slot
 * for a lug that lies in its pad.
 */
function drawnHoles(context: DfmContext, { rings, pieces }: BoardEdge): Set<number> {
  const out = new Set<number>();
  rings.forEach(({ isCutout }, owner) => {
    const box = pieces.bounds[owner];
    if (!isCutout || !box) return;
    const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    const min = Math.min(widthOf(box), heightOf(box)) / 2;
    const isSame = context.holeIndex
      .near(x, y, x, y)
      .some((hole) => Math.hypot(hole.x - x, hole.y - y) <= SAME_PLACE_MM && hole.diameterMm > min);
    if (isSame) out.add(owner);
  });
  return out;
}

/** Pads that only mark the position of a hole: drilling leaves nothing of them at the edge of a panel. */
function drilledAway(context: DfmContext): Map<CopperLayer, Set<number>> {
  const out = new Map<CopperLayer, Set<number>>();
  for (const { layer, owner, box, hole } of context.pads) {
    if (!hole || Math.max(widthOf(box), heightOf(box)) > hole.diameterMm + DRILLED_AWAY_MM) continue;
    const owners = out.get(layer);
    if (owners) owners.add(owner);
    else out.set(layer, new Set([owner]));
  }
  return out;
}

/** Many tools draw the edge into every layer: a stroke with both ends and its middle on it is waste; a pad is not. */
function runsAlong({ index }: BoardEdge, { pieces }: CopperLayer, piece: number): boolean {
  if ((pieces.radius[piece] ?? 0) === 0) return false;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [pieces.x0[piece], pieces.y0[piece], pieces.x1[piece], pieces.y1[piece]];
  if (x0 === x1 && y0 === y1) return false;
  const isOnEdge = (x: number, y: number) => index.ownersNear(x, y, ON_EDGE_MM).length > 0;
  return isOnEdge(x0, y0) && isOnEdge(x1, y1) && isOnEdge((x0 + x1) / 2, (y0 + y1) / 2);
}

function isOnBoard({ rings, pieces }: BoardEdge, x: number, y: number): boolean {
  const holders = rings.filter((_, owner) => pieces.fills[owner]?.has(x, y));
  return holders.some(({ isCutout }) => !isCutout) && !holders.some(({ isCutout }) => isCutout);
}

/** Gold fingers keep the width of the bevel from the edge. */
const FINGER_MARGIN_MM = 1.5;
/** Pads of this aspect ratio without paste are contacts, even a single one. */
const MIN_ASPECT = 2;

/** True near copper that extends over the edge by design: castellations, gold fingers, plated edges. */
export function isDesignedEdgeAt(context: DfmContext): (x: number, y: number) => boolean {
  const boxes = context.memo("designed edges", () => designedAreas(context));
  const isPlated = context.order.edgePlating > 0;
  return (x, y) => isPlated || boxes.some((box) => contains(box, x, y));
}

function designedAreas(context: DfmContext): Bbox[] {
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
