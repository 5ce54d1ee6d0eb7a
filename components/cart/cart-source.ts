// Actions of the cart page, for the account's cart and the visitor's.
import type { CartItem } from "@/lib/contracts/cart";

export interface CartChange {
  quantity?: number;
  partNo?: string;
}

export interface CartSource {
  items: readonly CartItem[];
  /** Items are on the server: offline they cannot be changed. */
  isKeptByServer: boolean;
  /** Rejects after the error was shown. */
  change: (item: CartItem, change: CartChange) => Promise<unknown>;
  remove: (item: CartItem) => Promise<unknown>;
  /** Restores a removed item at its position. */
  putBack: (item: CartItem) => Promise<unknown>;
  /** Item with a pending change. */
  busyId: string | null;
  isPuttingBack: boolean;
  /** Continues to the checkout with these items. */
  checkOut: (cartItemIds: readonly string[]) => void;
}
