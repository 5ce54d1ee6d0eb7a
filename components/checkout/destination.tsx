"use client";
// Shipping and billing address.
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import type { OrderNeeds } from "@/components/checkout/use-order-needs";
import type { Receiver } from "@/components/checkout/use-receiver";

interface DestinationProps {
  slots: CheckoutSlots;
  draft: CheckoutDraft;
  receiver: Receiver;
  needs: OrderNeeds;
}

export function Destination({ slots, draft: { choices, change }, receiver, needs }: DestinationProps) {
  return (
    <>
      {slots.address({
        value: receiver.id,
        preferred: choices.receiverId,
        onChange: receiver.choose,
        onEditing: needs.onAddressEditing,
      })}
      {slots.bill({
        value: choices.billId,
        onChange: (billId) => change({ billId }),
        onEditing: needs.onBillEditing,
      })}
    </>
  );
}
