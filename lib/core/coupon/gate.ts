// Decides by its items if a checkout accepts coupons at all; each coupon's own conditions are checked later.

export type CouponItem = { itemType: string; partNo: string };

const COUPON_TYPES = ["BomQuote", "Custom", "Stencil", "Normal"];

/**
 * One item of a known type: every coupon may apply. Two: only a board (Custom) with a stencil or a part (Normal) that
 * share a part number. Anything else: none.
 */
export function doCouponsApply(items: readonly CouponItem[]): boolean {
  const [first, second] = items;
  if (items.length === 1 && first) return COUPON_TYPES.includes(first.itemType);
  if (items.length !== 2 || !first || !second) return false;
  const board = [first, second].find(({ itemType }) => itemType === "Custom");
  const other = [first, second].find((item) => item !== board);
  if (!board || !other || !["Stencil", "Normal"].includes(other.itemType)) return false;
  return board.partNo !== "" && board.partNo === other.partNo;
}
