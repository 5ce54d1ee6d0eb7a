"use client";
// Taking items out of the cart, and putting them back where that was a slip.
import { useState } from "react";
import type { CartSource } from "@/components/cart/cart-source";
import type { CartItem } from "@/lib/contracts/cart";

export interface RemovedItem {
  item: CartItem;
  /** Its place in the list, so that the line that says so stands there. */
  position: number;
}

export function useRemoval({ remove, putBack: restore }: Pick<CartSource, "remove" | "putBack">) {
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  const forget = (cartItemId: string) => setRemoved((all) => all.filter(({ item }) => item.cartItemId !== cartItemId));

  async function take(item: CartItem, position: number): Promise<void> {
    setRemoved((all) => [...all, { item, position }]);
    try {
      await remove(item);
    } catch {
      // Said by the call; the item is still there and shows again.
      forget(item.cartItemId);
    }
  }

  async function putBack({ item }: RemovedItem): Promise<void> {
    try {
      await restore(item);
      forget(item.cartItemId);
    } catch {
      // Said by the call; the line stays, so that it can be tried again.
    }
  }

  return { removed, take, putBack };
}
