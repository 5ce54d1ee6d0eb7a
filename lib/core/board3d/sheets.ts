// The layers of a board as sheets, for the exploded view.

import { copperLayersOf, type SourceLayer } from "@/lib/core/board3d/board-source";

export type SheetKind = "silkscreen" | "soldermask" | "copper" | "paste";

export interface Sheet {
  kind: SheetKind;
  side: "top" | "bottom" | "inner";
  /** The layers of the sheet. */
  layer: SourceLayer;
  /** Height above the lower face of the board in the unexploded view. */
  zMm: number;
  /** Steps that it moves up (or down) in the exploded view. */
  step: number;
}

/** Copper 35 µm, solder mask 20 µm, silkscreen 15 µm: the true values, and enough to separate the faces. */
const LIFT: Record<SheetKind, number> = { copper: 0.035, soldermask: 0.055, paste: 0.06, silkscreen: 0.07 };
const RANK: Record<SheetKind, number> = { copper: 1, soldermask: 2, paste: 3, silkscreen: 4 };

/** From the bottom up; inner copper is spread evenly through the thickness. */
export function sheetsOf(layers: readonly SourceLayer[], thicknessMm: number): Sheet[] {
  const copper = copperLayersOf({ layers });
  const inner = copper.filter(({ side }) => side === "inner").sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
  const half = (inner.length + 1) / 2;
  const sheets: Sheet[] = inner.map((layer, k) => ({
    ...{ kind: "copper", side: "inner", layer },
    zMm: thicknessMm * (1 - (k + 1) / (inner.length + 1)),
    step: half - (k + 1),
  }));
  for (const side of ["top", "bottom"] as const)
    for (const kind of ["copper", "soldermask", "silkscreen"] as const) {
      const layer = layers.find((candidate) => candidate.type === kind && candidate.side === side);
      if (!layer) continue;
      const way = side === "top" ? 1 : -1;
      const zMm = side === "top" ? thicknessMm + LIFT[kind] : -LIFT[kind];
      sheets.push({ kind, side, layer, zMm, step: way * (half + RANK[kind]) });
    }
  return sheets.sort((a, b) => a.zMm - b.zMm);
}

/** The height of a step, explosion 0 to 1: the whole stack gets about as high as the board is wide. */
export function stepMm(
  sheets: readonly Pick<Sheet, "step">[],
  board: { widthMm: number; heightMm: number },
  explodedFactor: number,
): number {
  const steps = Math.max(1, ...sheets.map(({ step }) => Math.abs(step))) + 1;
  return (explodedFactor * Math.min(40, Math.max(board.widthMm, board.heightMm) * 0.45)) / steps;
}
