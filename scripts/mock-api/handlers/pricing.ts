// The product's own price books and rules, so that page and mock agree on every price.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { updateCartItem } from "@/lib/contracts/cart";
import type { PaymentMethod } from "@/lib/contracts/payment";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import type { ShippingMethod } from "@/lib/core/pricing/shipping";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { computeTotals, type CheckoutTotals } from "@/lib/server/cart/checkout";
import { kindOf, openItem } from "@/lib/server/cart/kinds";
import type { PricedItem } from "@/lib/server/cart/pricing";
import { toCoupon } from "@/lib/server/coupon/service";
import type { CouponView } from "@/lib/contracts/coupon";
import { getOr404, type MockContext } from "../handler";
import type { Customer, StoredItem } from "../state";
import { findPart } from "./catalogue";

export const BOOKS: PriceBooks = { boards: PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_BOOKS };

export const PAYMENT_METHOD: PaymentMethod = "sandbox";

type Specification = Record<string, unknown>;

/** Adds a part's row to its specification, as the product's cart reads it. */
function withPart(itemType: StoredItem["itemType"], specification: Specification): Specification {
  if (itemType !== "Normal") return specification;
  const row = findPart(String(specification.partId));
  return { ...specification, row, wanted: specification.quantity ?? 0 };
}

/** The completed specification; UNSUPPORTED_COMBINATION if it cannot be manufactured. */
export function completeItem(
  itemType: StoredItem["itemType"],
  options: Specification,
  context: Pick<MockContext, "area" | "locale">,
): Specification {
  return { ...kindOf(itemType).complete(withPart(itemType, options), context).specification };
}

type Change = Pick<ParsedInputOf<typeof updateCartItem>, "quantity" | "specification">;

/** A stored item's specification with a change. */
export function changeItem(
  { itemType, specification }: StoredItem,
  { quantity, specification: changes }: Change,
  context: Pick<MockContext, "area" | "locale">,
): Specification {
  const change = { ...changes, ...(quantity === undefined ? {} : { quantity }) };
  return completeItem(itemType, kindOf(itemType).change(specification, change, context), context);
}

function toRow(item: StoredItem, { area, now }: Pick<MockContext, "area" | "now">): PricedItem["item"] {
  const { cartItemId: id, itemType, specification, partNo, projectId, position } = item;
  const stored = { id, itemType, specification, partNo, projectId, position };
  return { ...stored, accountId: "", area, price: {}, bookVersion: "", publicationId: null, createdAt: now };
}

/** The prototype offer applies to the first eligible item. */
export function priceItems(items: readonly StoredItem[], context: Omit<MockContext, "customer">): PricedItem[] {
  const { area, now, state } = context;
  let mayUseOffer = true;
  return items.map((stored) => {
    const item = toRow(stored, context);
    const { itemType, specification } = stored;
    const open = openItem({ itemType, specification: withPart(itemType, specification) });
    const { price } = open.prices({ books: BOOKS, area, bookVersion: null, nowMs: now.getTime(), mayUseOffer });
    const usesOffer = price.lines.some(({ key }) => key === "prototypeOffer");
    if (usesOffer) mayUseOffer = false;
    const project = stored.projectId === null ? undefined : state.projects.get(stored.projectId);
    const name = project?.board.projectName ?? "";
    return {
      ...{ item, name, open, price, usesOffer, keptUntil: null, change: null },
      project: project
        ? {
            ...{ name, projectType: 2, topPictureKey: "top", board3dSnapshotKey: null, fileId: "file" },
            facts: { ...project.board.facts },
          }
        : null,
    };
  });
}

function toStoredCoupon({ couponId, kind, state, validFrom, validTo, disabled: _disabled, ...coupon }: CouponView) {
  return toCoupon({
    ...{ ...coupon, id: couponId, kind, accountId: "", area: "en-US" as const, usedByOrder: null, campaignId: null },
    createdAt: new Date(validFrom),
    state: (["unused", "used", "expired"] as const)[state],
    validFrom: new Date(validFrom),
    validTo: new Date(validTo),
  });
}

interface Choices {
  cartItemIds: readonly string[];
  shippingMethod: ShippingMethod;
  couponId?: string;
  country: string | null;
}

export interface Checkout {
  items: PricedItem[];
  totals: CheckoutTotals;
}

/** NOT_FOUND for an item that the cart does not have. */
export function checkOut(
  { cart, coupons }: Customer,
  { cartItemIds, shippingMethod, couponId, country }: Choices,
  context: Omit<MockContext, "customer">,
): Checkout {
  const { area, now } = context;
  const chosen = cartItemIds.map((id) => getOr404(cart.find(({ cartItemId }) => cartItemId === id)));
  const items = priceItems(chosen, context);
  const { book } = bookFor(BOOKS.boards, area, { nowMs: now.getTime() });
  const unused = coupons.filter(({ state }) => state === 0).map(toStoredCoupon);
  const choices = { area, book, now, shippingMethod, paymentMethod: PAYMENT_METHOD, couponId, country };
  return { items, totals: computeTotals(items, { ...choices, coupons: unused }) };
}
