"use client";
// The visitor's cart; its checkout asks for a sign-in and then continues.
import { useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { CartChange, CartSource } from "@/components/cart/cart-source";
import { toCartItems } from "@/components/cart/collected-items";
import { checkoutAddress } from "@/components/cart/use-account-cart";
import { usePendingAction } from "@/components/providers/use-pending-action";
import { type CollectedContent, contentOf, queryOf } from "@/lib/client/collected-content";
import { useBoard3dSnapshots } from "@/lib/client/gerber";
import { useParts } from "@/lib/client/part";
import { usePriceBooks } from "@/lib/client/price-book";
import { cartItemsOf, joinVisitorCart } from "@/lib/client/visitor-cart";
import { currencyOf } from "@/lib/core/market/area";
import { changeSpecification } from "@/lib/core/pcb/change";
import { bookFor } from "@/lib/core/pricing/book-for";
import { changeStencil } from "@/lib/core/pricing/stencil/specification";
import { useMarket } from "@/lib/i18n/use-market";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useModals } from "@/stores/modals";
import { useSession } from "@/stores/account/session";
import { type CollectedItem, useVisitorCart } from "@/stores/visitor-cart";

const KIND = "checkout";
const intent = z.object({ keys: z.array(z.string()) });

/** Another quantity is priced by the current book, as in an account's cart. */
function changed(
  item: CollectedItem,
  { quantity, partNo = item.partNo }: CartChange,
  bookVersion: string,
): CollectedItem {
  if (quantity === undefined) return { ...item, partNo };
  const content = contentOf(item);
  if (content.itemType === "Normal") {
    return { ...item, partNo, query: queryOf({ ...content, specification: { ...content.specification, quantity } }) };
  }
  const next: CollectedContent =
    content.itemType === "Stencil"
      ? { ...content, specification: changeStencil(content.specification, { quantity }) }
      : { ...content, specification: changeSpecification(content.specification, { quantity }) };
  return { ...item, partNo, bookVersion, query: queryOf(next) };
}

/** Parts among the collected items, in a fixed order. */
function partIdsOf(collected: readonly CollectedItem[]): string[] {
  const ids = collected.flatMap((item) => {
    const content = contentOf(item);
    return content.itemType === "Normal" ? [content.specification.partId] : [];
  });
  return [...new Set(ids)].sort();
}

/** Projects of the collected items. */
function projectIdsOf(collected: readonly CollectedItem[]): string[] {
  return [...new Set(collected.flatMap(({ projectId }) => projectId ?? []))];
}

/** Continues to the checkout with the items selected before the sign-in, once they are merged. */
export function useResumedCheckout(): void {
  const navigate = useNavigate();
  usePendingAction(KIND, (payload) => {
    const wanted = intent.safeParse(payload);
    if (!wanted.success) return;
    void joinVisitorCart().then(() => {
      // If an item was refused, the cart shows the reason, and the user decides.
      const cartItemIds = cartItemsOf(wanted.data.keys);
      if (cartItemIds !== null && cartItemIds.length > 0) navigate(checkoutAddress(cartItemIds));
    });
  });
}

/** Null until the prices are known. */
export function useVisitorItems(): CartSource | null {
  const { area } = useMarket();
  const collected = useVisitorCart((cart) => cart.items);
  const put = useVisitorCart((cart) => cart.put);
  const forget = useVisitorCart((cart) => cart.forget);
  const setAuthStatus = useSession((state) => state.setAuthStatus);
  const open = useModals((state) => state.open);
  const removed = useRef(new Map<string, CollectedItem>());
  const [nowMs] = useState(() => Date.now());
  const priceBooks = usePriceBooks();
  const partIds = useMemo(() => partIdsOf(collected), [collected]);
  const known = useParts(partIds).data;
  const projectIds = useMemo(() => projectIdsOf(collected), [collected]);
  const board3dSnapshots = useBoard3dSnapshots(projectIds);
  const items = useMemo(() => {
    if (priceBooks === null) return null;
    const parts = known ? new Map(known.rows.map((part) => [part.id, part])) : null;
    const books = {
      boards: (version: string | null) => bookFor(priceBooks.boards, area, { version, nowMs }),
      stencils: (version: string | null) => bookFor(priceBooks.stencils, area, { version, nowMs }),
    };
    return toCartItems(collected, books, { currency: currencyOf(area), parts }, board3dSnapshots);
  }, [collected, priceBooks, area, nowMs, known, board3dSnapshots]);
  const find = (key: string) => collected.find((item) => item.key === key);

  if (items === null) return null;
  return {
    items,
    isKeptByServer: false,
    async change({ cartItemId, price }, change) {
      const item = find(cartItemId);
      if (item) await put(changed(item, change, price.bookVersion));
    },
    async remove({ cartItemId }) {
      const item = find(cartItemId);
      if (item) removed.current.set(cartItemId, item);
      await forget(cartItemId);
    },
    async putBack({ cartItemId }) {
      const item = removed.current.get(cartItemId);
      if (item) await put(item);
    },
    busyId: null,
    isPuttingBack: false,
    checkOut(keys) {
      setAuthStatus({ kind: KIND, payload: { keys } });
      open("account");
    },
  };
}
