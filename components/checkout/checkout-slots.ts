// Slots of the checkout that other features fill.
import type { ReactNode } from "react";
import type { Currency } from "@/lib/base/money";
import type { CartItem, CheckoutView } from "@/lib/contracts/cart";

export interface AddressSlot {
  value: string | null;
  /** Stored choice, used if it still exists. */
  preferred: string | null;
  onChange: (receiverId: string | null) => void;
  /** While an address is being edited, none is selected. */
  onEditing: (isEditing: boolean) => void;
}

export interface BillSlot {
  /** Null: same as the shipping address. */
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
  /** Renders the picture of an item. */
  picture: (item: CartItem, name: string) => ReactNode;
  /** Renders the notice of a changed price. */
  notice: (item: CartItem, currency: Currency) => ReactNode;
}
