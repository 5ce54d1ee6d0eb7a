"use client";
// Removal of cart items, with undo.
import { useState } from "react";
import type { CartSource } from "@/components/cart/cart-source";
import type { CartItem } from "@/lib/contracts/cart";

export interface RemovedItem {
  item: CartItem;
  /** Position in the list, where the undo row is shown. */
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
      // The call has shown the error; the item is shown again.
      forget(item.cartItemId);
    }
  }

  async function putBack({ item }: RemovedItem): Promise<void> {
    try {
      await restore(item);
      forget(item.cartItemId);
    } catch {
      // The call has shown the error; the row stays for a retry.
    }
  }

  return { removed, take, putBack };
}
