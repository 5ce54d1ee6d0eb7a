// The order of a board's layers: copper from the top down, then solder mask, silkscreen, paste and outline.

import type { BoardLayer } from "@/lib/core/board/board-model";

const TYPE_ORDER = ["copper", "soldermask", "silkscreen", "paste", "outline"];
const SIDE_ORDER = ["top", "inner", "bottom", "all"];

export function inStackOrder(layers: readonly BoardLayer[]): BoardLayer[] {
  const rank = (layer: BoardLayer) =>
    TYPE_ORDER.indexOf(layer.type) * 10_000 + SIDE_ORDER.indexOf(layer.side) * 1_000 + Math.min(999, layer.layer ?? 0);
  return [...layers].sort((p, q) => rank(p) - rank(q));
}
