// Actions of the cart page on its items, kept by the account or by this browser.
import type { CartItem } from "@/lib/contracts/cart";

export interface CartChange {
  quantity?: number;
  partNo?: string;
}

export interface CartSource {
  items: readonly CartItem[];
  /** The server keeps the items: offline nothing about them can be changed. */
  isKeptByServer: boolean;
  /** Rejects where it could not be changed; the person has been told. */
  change: (item: CartItem, change: CartChange) => Promise<unknown>;
  remove: (item: CartItem) => Promise<unknown>;
  /** Puts what was removed back to its place. */
  putBack: (item: CartItem) => Promise<unknown>;
  /** The item that is being changed. */
  busyId: string | null;
  isPuttingBack: boolean;
  /** Goes on to order these. */
  checkOut: (cartItemIds: readonly string[]) => void;
}
