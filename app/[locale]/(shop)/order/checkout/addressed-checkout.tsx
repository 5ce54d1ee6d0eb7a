"use client";
// The checkout with the address book in it: two features that meet only here.
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { AddressChooser } from "@/components/address/address-chooser";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { readItemIds } from "@/components/checkout/item-ids";

export function AddressedCheckout() {
  const items = useSearchParams().get("items");
  const itemIds = useMemo(() => readItemIds(items), [items]);
  return <CheckoutPage itemIds={itemIds} address={(slot) => <AddressChooser {...slot} />} />;
}
