"use client";
// Taking items out of the cart, and putting them back where that was a slip.
import { useState } from "react";
import { useAddToCart, useRemoveCartItem } from "@/lib/client/cart";
import type { CartItem } from "@/lib/contracts/cart";

export interface RemovedItem {
  item: CartItem;
  /** Its place in the list, so that the line that says so stands there. */
  position: number;
}

export function useRemoval() {
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  const remove = useRemoveCartItem();
  const add = useAddToCart();
  const forget = (cartItemId: string) => setRemoved((all) => all.filter(({ item }) => item.cartItemId !== cartItemId));

  async function take(item: CartItem, position: number): Promise<void> {
    setRemoved((all) => [...all, { item, position }]);
    try {
      await remove.mutateAsync(item.cartItemId);
    } catch {
      // Said by the call; the item is still there and shows again.
      forget(item.cartItemId);
    }
  }

  async function putBack({ item }: RemovedItem): Promise<void> {
    const { specification, projectId, partNo, cartItemId } = item;
    try {
      await add.mutateAsync({ itemType: "Custom", specification, projectId: projectId ?? undefined, partNo });
      forget(cartItemId);
    } catch {
      // Said by the call; the line stays, so that it can be tried again.
    }
  }

  return { removed, take, putBack, isPuttingBack: add.isPending };
}
