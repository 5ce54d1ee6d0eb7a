// Slots of the checkout that other features fill.
import type { ReactNode } from "react";
import type { Currency } from "@/lib/base/money";
import type { CartItem, CheckoutView } from "@/lib/contracts/cart";

export interface AddressSlot {
  value: string | null;
  /** Chosen before: taken where it still exists. */
  preferred: string | null;
  onChange: (receiverId: string | null) => void;
  /** While an address is being edited nothing is chosen for good. */
  onEditing: (isEditing: boolean) => void;
}

export interface BillSlot {
  /** Null: the same as where the goods go. */
  value: string | null;
  onChange: (billId: string | null) => void;
  onEditing: (isEditing: boolean) => void;
}

export interface CouponSlot {
  coupons: CheckoutView["coupons"];
  value: string | null;
  proposed: string | null;
  onChange: (couponId: string | null) => void;
}

export interface CheckoutSlots {
  address: (slot: AddressSlot) => ReactNode;
  bill: (slot: BillSlot) => ReactNode;
  coupons: (slot: CouponSlot) => ReactNode;
  /** Draws an item. */
  picture: (item: CartItem, name: string) => ReactNode;
  /** Says that an item costs something else than it did, and why. */
  notice: (item: CartItem, currency: Currency) => ReactNode;
}
