"use client";
// Choices of an order without a price, and placing it.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { blockerOf } from "@/components/checkout/blocker";
import { CheckoutItems } from "@/components/checkout/checkout-items";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { Consent } from "@/components/checkout/consent";
import { Destination } from "@/components/checkout/destination";
import { InquirySummary } from "@/components/checkout/inquiry-summary";
import { OrderNotes } from "@/components/checkout/order-notes";
import { ShippingChoice, shippingOptions } from "@/components/checkout/shipping-choice";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { useOrderNeeds } from "@/components/checkout/use-order-needs";
import type { Receiver } from "@/components/checkout/use-receiver";
import { Sheet } from "@/components/ui/sheet";
import { SideColumns } from "@/components/ui/side-columns";
import type { InquiryCheckout } from "@/lib/contracts/order-inquiry";
import { type Ending, useOnce } from "@/components/ui/use-once";
import { ApiError, isFinal } from "@/lib/client/transport/api-error";
import { type InquiryOrderInput, usePlaceInquiryOrder } from "@/lib/client/order-inquiry";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface InquiryFormProps {
  view: InquiryCheckout;
  draft: CheckoutDraft;
  receiver: Receiver;
  slots: CheckoutSlots;
  termsHref: string | null;
}

export function InquiryForm({ view, draft, receiver, slots, termsHref }: InquiryFormProps) {
  const t = useTranslations("checkout");
  const { choices, change } = draft;
  const { isPlacing, send, refusal, isUnanswered } = usePlaceInquiry({ onPlaced: draft.forget });
  // Not the consent of an order with a price.
  const [hasAgreed, setAgreed] = useState(false);
  const needs = useOrderNeeds({ receiverId: receiver.id, remark: choices.remark, hasAgreed });
  const blocker = blockerOf(needs.missing);
  const options = shippingOptions(view.shippingEstimates);

  function order(receiverId: string) {
    const { billId, shippingMethod, remark, purchaseNumber } = choices;
    const chosen = { receiverId, billId: billId ?? undefined, shippingMethod, remark, purchaseNumber };
    void send({ quoteId: view.quoteId, ...chosen });
  }

  return (
    <SideColumns
      aside={
        <InquirySummary
          currency={view.currency}
          shipping={options.find(({ method }) => method === choices.shippingMethod)}
          refusal={isUnanswered ? t("unanswered") : refusal}
          blocker={blocker}
          isPlacing={isPlacing}
          onPlace={() => needs.attempt(blocker, order)}
        >
          <Consent
            hasAgreed={hasAgreed}
            onChange={setAgreed}
            isMissing={needs.isConsentMissed}
            termsHref={termsHref}
            isUnpriced
          />
        </InquirySummary>
      }
    >
      <Destination slots={slots} draft={draft} receiver={receiver} needs={needs} />
      <Sheet title={t("shipping")} note={t("shippingNote")}>
        <ShippingChoice
          options={options}
          currency={view.currency}
          value={choices.shippingMethod}
          shipsMs={null}
          onChange={(shippingMethod) => change({ shippingMethod })}
        />
      </Sheet>
      <Sheet title={t("items")}>
        <CheckoutItems
          items={[view.item]}
          currency={view.currency}
          isUnpriced
          picture={slots.picture}
          notice={() => null}
        />
      </Sheet>
      <OrderNotes draft={draft} />
    </SideColumns>
  );
}

interface PlaceOptions {
  onPlaced: () => void;
}

/** Placing an inquiry as an order, once, then its page. */
function usePlaceInquiry({ onPlaced }: PlaceOptions) {
  const navigate = useNavigate();
  const place = usePlaceInquiryOrder();
  const { isBusy, run } = useOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The result is unknown; a retry places the order at most once. */
  const [isUnanswered, setUnanswered] = useState(false);

  async function send(input: InquiryOrderInput): Promise<Ending> {
    setRefusal(null);
    setUnanswered(false);
    try {
      const { orderId } = await place.mutateAsync(input);
      onPlaced();
      navigate(`/my-center/orders/${orderId}`, { replace: true });
      return "leaving";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isFinal(error)) setRefusal(error.message);
      else setUnanswered(true);
    }
  }

  return { isPlacing: isBusy, send: (input: InquiryOrderInput) => run(() => send(input)), refusal, isUnanswered };
}
