"use client";
// Checkout with the address book, coupons and board pictures: features that meet only here.
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { AddressChooser } from "@/components/address/address-chooser";
import { BillChooser } from "@/components/address/bill-chooser";
import { ItemPicture } from "@/components/cart/item-picture";
import { PriceNotice } from "@/components/cart/price-notice";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { InquiryPage } from "@/components/checkout/inquiry-page";
import { readItemIds } from "@/components/checkout/item-ids";
import { CouponChooser } from "@/components/coupon/coupon-chooser";
import { TERMS_HREF } from "@/lib/i18n/policies";

const SLOTS: CheckoutSlots = {
  address: (slot) => <AddressChooser {...slot} />,
  bill: (slot) => <BillChooser {...slot} />,
  coupons: (slot) => <CouponChooser {...slot} />,
  picture: (item, name) => <ItemPicture item={item} name={name} />,
  notice: (item, currency) => <PriceNotice item={item} currency={currency} />,
};

export function AddressedCheckout() {
  const parameters = useSearchParams();
  const [items, quoteId] = [parameters.get("items"), parameters.get("quote")];
  const itemIds = useMemo(() => readItemIds(items), [items]);
  if (quoteId !== null) return <InquiryPage quoteId={quoteId} slots={SLOTS} termsHref={TERMS_HREF} />;
  return <CheckoutPage itemIds={itemIds} slots={SLOTS} termsHref={TERMS_HREF} />;
}
