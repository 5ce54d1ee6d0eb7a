// Changes of a stencil that follow from its board.
import { printsBoard, sizeForBoard } from "@/lib/core/pricing/stencil/board-fit";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import type { StencilBoard } from "@/lib/core/stencil/stencil-board";

/** Enlarges the size to hold the board, and selects the side if only one has paste. Chosen values that fit are kept. */
export function fittingChange(
  chosen: StencilSpecification,
  { widthMm, heightMm, top, bottom }: StencilBoard,
): Partial<StencilSpecification> {
  const isBottomAlone = chosen.side === "Top" && top.paste === null && bottom.paste !== null;
  const side = isBottomAlone ? "Bottom" : chosen.side;
  const change = isBottomAlone ? { side: "Bottom" as const } : {};
  if (widthMm === null || heightMm === null || printsBoard({ ...chosen, side }, { widthMm, heightMm })) return change;
  const size = sizeForBoard({ ...chosen, side }, { widthMm, heightMm });
  return size === null ? change : { ...change, size };
}
