// Item kinds in the cart. A newer server may have further kinds: those show only a name and a total.
import type { CartItem } from "@/lib/contracts/cart";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { STENCIL_QUANTITY } from "@/lib/core/pricing/stencil/specification";

export type BoardItem = Extract<CartItem, { itemType: "Custom" }>;

export function boardOf(item: CartItem): BoardItem | null {
  return (item.itemType as string) === "Custom" ? (item as BoardItem) : null;
}

/** Data for drawing the board of an item: bare or assembled. */
export type BoardPictured = Pick<CartItem, "projectId" | "hasPicture" | "board3dSnapshot"> & {
  appearance: BoardItem["specification"];
};

export function pictureOf(item: CartItem): BoardPictured | null {
  const { projectId, hasPicture, board3dSnapshot } = item;
  if (item.itemType === "BomQuote")
    return { projectId, hasPicture, board3dSnapshot, appearance: item.specification.board };
  const board = boardOf(item);
  return board && { projectId, hasPicture, board3dSnapshot, appearance: board.specification };
}

export type PartItem = Extract<CartItem, { itemType: "Normal" }>;

export function partOf(item: CartItem): PartItem | null {
  return item.itemType === "Normal" ? item : null;
}

/** A quoted item, whose quantity is fixed. */
export function isQuoted(item: CartItem): boolean {
  return item.itemType === "BomQuote";
}

/** Different boards quoted together, without a unit price. */
export function isOfSeveralBoards(item: CartItem): boolean {
  return item.itemType === "BomQuote" && item.specification.boards !== undefined;
}

const STENCILS = Array.from({ length: STENCIL_QUANTITY.max }, (_, at) => STENCIL_QUANTITY.min + at);

/** Quantities that can be ordered; null if the quantity cannot be changed here. */
export function quantitiesOf(item: CartItem): readonly number[] | null {
  const steps: Record<string, readonly number[]> = { Custom: QUANTITY_STEPS, Stencil: STENCILS };
  return steps[item.itemType] ?? null;
}
