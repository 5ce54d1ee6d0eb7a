// The stencils that print a whole board.

import {
  stencilPrints,
  stencilSizes,
  type StencilSize,
  type StencilSpecification,
} from "@/lib/core/pricing/stencil/specification";

export type BoardSize = { widthMm: number; heightMm: number };

type Chosen = Pick<StencilSpecification, "framework" | "side" | "size">;

/** The areas to print, in either orientation; two sides on one stencil are next to or below each other. */
function areasOf({ widthMm, heightMm }: BoardSize, side: StencilSpecification["side"]): [number, number][] {
  if (side !== "Combine") return [[widthMm, heightMm]];
  return [
    [2 * widthMm, heightMm],
    [widthMm, 2 * heightMm],
  ];
}

function holdsOne(prints: StencilSize["prints"], areas: readonly [number, number][]): boolean {
  return areas.some(([one, other]) =>
    prints.some(([short, long]) => Math.min(one, other) <= short && Math.max(one, other) <= long),
  );
}

export function printsBoard(chosen: Chosen, board: BoardSize): boolean {
  return holdsOne(stencilPrints(chosen), areasOf(board, chosen.side));
}

/** The first size that prints the board, framed or frameless as chosen; null if none does. */
export function sizeForBoard({ framework, side }: Omit<Chosen, "size">, board: BoardSize): string | null {
  const areas = areasOf(board, side);
  return stencilSizes({ framework }).find(({ prints }) => holdsOne(prints, areas))?.size ?? null;
}
