"use client";
// The choices of an order that has no price yet, and placing it by them.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Blocker, blockerOf } from "@/components/checkout/blocker";
import { CheckoutItems } from "@/components/checkout/checkout-items";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { Consent, CONSENT_ID } from "@/components/checkout/consent";
import { InquirySummary } from "@/components/checkout/inquiry-summary";
import { PurchaseNumberField } from "@/components/checkout/purchase-number-field";
import { RemarkField, REMARK_MAX, remarkLength } from "@/components/checkout/remark-field";
import { ShippingChoice, shippingOptions } from "@/components/checkout/shipping-choice";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { useIsOnline } from "@/components/checkout/use-is-online";
import { usePlaceInquiry } from "@/components/checkout/use-place-inquiry";
import { Sheet } from "@/components/ui/sheet";
import { SideColumns } from "@/components/ui/side-columns";
import type { InquiryCheckout } from "@/lib/contracts/order-inquiry";
import styles from "./checkout.module.css";

interface InquiryFormProps {
  view: InquiryCheckout;
  draft: CheckoutDraft;
  /** As the address book confirms it. */
  receiverId: string | null;
  onReceiver: (receiverId: string | null) => void;
  slots: CheckoutSlots;
  termsHref: string | null;
}

export function InquiryForm({ view, draft, receiverId, onReceiver, slots, termsHref }: InquiryFormProps) {
  const t = useTranslations("checkout");
  const { choices, change } = draft;
  const { isPlacing, send, refusal, isUnanswered } = usePlaceInquiry({ onPlaced: draft.forget });
  const isOnline = useIsOnline();
  const [isEditing, setEditing] = useState(false);
  const [isBillEditing, setBillEditing] = useState(false);
  // Other words than those of an order with a price: agreed to here alone.
  const [hasAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const blocker = blockerOf({
    offline: !isOnline,
    formOpen: isEditing,
    needAddress: receiverId === null,
    billOpen: isBillEditing,
    remarkLong: remarkLength(choices.remark) > REMARK_MAX,
    failed: false,
    reckoning: false,
    priceChanged: false,
    consent: !hasAgreed,
  });
  const options = shippingOptions(view.shippingEstimates);

  function order(blockedBy: Blocker | null) {
    if (blockedBy === "consent") {
      setConsentMissing(true);
      document.getElementById(CONSENT_ID)?.focus();
    }
    if (blockedBy !== null || receiverId === null) return;
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
          blockedBy={blocker && t(`blocked.${blocker}`)}
          isPlacing={isPlacing}
          onPlace={() => order(blocker)}
        >
          <Consent
            hasAgreed={hasAgreed}
            onChange={setAgreed}
            isMissing={isConsentMissing && !hasAgreed}
            termsHref={termsHref}
            isUnpriced
          />
        </InquirySummary>
      }
    >
      {slots.address({
        value: receiverId,
        preferred: choices.receiverId,
        onChange: onReceiver,
        onEditing: setEditing,
      })}
      {slots.bill({
        value: choices.billId,
        onChange: (billId) => change({ billId }),
        onEditing: setBillEditing,
      })}
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
      <Sheet title={t("remark")} isPadded>
        <div className={styles.note}>
          <PurchaseNumberField
            value={choices.purchaseNumber}
            onChange={(purchaseNumber) => change({ purchaseNumber })}
          />
          <RemarkField value={choices.remark} onChange={(remark) => change({ remark })} />
        </div>
      </Sheet>
    </SideColumns>
  );
}
