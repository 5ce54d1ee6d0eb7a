// Compares a board's copper with its netlist: points off copper, nets that copper joins, nets in several pieces.

import type { BoardModel } from "@/lib/core/board/board-model";
import { type CopperIslands, copperIslands, type CopperOfLayer } from "@/lib/core/measure/copper/copper-islands";
import type { NetPoint } from "@/lib/core/board/netlist";
import { placeNetlist } from "@/lib/core/board/netlist-place";
import type { Warning, WarningCode } from "@/lib/core/board/warning";

const MAX_PLACES = 20;
/** Tolerance around a point for the rounding of both files. */
const SLACK_MM = 0.05;

type Place = { xMm: number; yMm: number };
type Landing = Place & { net: string; island: number };

/**
 * The differences, at most one warning per kind with its first positions on the board; empty without a netlist, and if
 * the islands of the copper are not known (see copper-islands.ts).
 */
export function checkNetlist(board: BoardModel): Warning[] {
  const { netlist } = board;
  if (!netlist || netlist.points.every(({ net }) => net === null)) return [];
  const islands = copperIslands(board);
  if (!islands || islands.layers.length === 0) return [];
  const offset = placeNetlist(netlist, board);
  if (!offset) return [{ code: "NETLIST_ELSEWHERE" }];
  const off: Place[] = [];
  const landed: Landing[] = [];
  for (const point of netlist.points) {
    if (point.net === null) continue;
    const place = { xMm: point.xMm + offset.dxMm, yMm: point.yMm + offset.dyMm };
    const island = islandAt(point, place, islands);
    if (island === null) off.push(place);
    else landed.push({ ...place, net: point.net, island });
  }
  if (islands.budget.left < 0) return [];
  return [
    ...warningOf("NETLIST_OFF_COPPER", off),
    ...warningOf(
      "NETLIST_NETS_JOINED",
      secondOf(
        landed,
        ({ island }) => island,
        ({ net }) => net,
      ),
    ),
    ...warningOf(
      "NETLIST_NET_BROKEN",
      secondOf(
        landed,
        ({ net }) => net,
        ({ island }) => island,
      ),
    ),
  ];
}

function warningOf(code: WarningCode, places: readonly Place[]): Warning[] {
  if (places.length === 0) return [];
  const round = (mm: number) => Math.round(mm * 1000) / 1000;
  const first = places.slice(0, MAX_PLACES).map(({ xMm, yMm }) => ({ xMm: round(xMm), yMm: round(yMm) }));
  return [{ code, places: first, count: places.length }];
}

/** Null if no layer that the point is on has copper there. */
function islandAt(point: NetPoint, { xMm, yMm }: Place, { layers, groups }: CopperIslands): number | null {
  const radius = (point.hole?.diameterMm ?? 0) / 2 + SLACK_MM;
  const isReached = ({ source: { side, layer } }: CopperOfLayer) => {
    if (point.access === "top" || point.access === "bottom") return side === point.access;
    return point.access !== "inner" || layer === point.layer;
  };
  for (const { index } of layers.filter(isReached)) {
    const owner = index.ownerAt(xMm, yMm, radius);
    if (owner >= 0) return groups.root(owner);
  }
  return null;
}

/** The first position of each further value of one key. */
function secondOf<K, V>(landed: readonly Landing[], keyOf: (at: Landing) => K, valueOf: (at: Landing) => V): Place[] {
  const values = new Map<K, Set<V>>();
  const out: Place[] = [];
  for (const landing of landed) {
    const existing = values.get(keyOf(landing)) ?? new Set<V>();
    values.set(keyOf(landing), existing);
    if (existing.size > 0 && !existing.has(valueOf(landing))) out.push(landing);
    existing.add(valueOf(landing));
  }
  return out;
}
