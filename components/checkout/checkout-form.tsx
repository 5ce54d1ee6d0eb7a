"use client";
// The choices of a checkout, and placing the order by them.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Blocker, blockerOf } from "@/components/checkout/blocker";
import { CheckoutItems } from "@/components/checkout/checkout-items";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { Consent, CONSENT_ID } from "@/components/checkout/consent";
import { shippingDay } from "@/components/checkout/delivery";
import { PaymentChoice } from "@/components/checkout/payment-choice";
import { PriceChanged } from "@/components/checkout/price-changed";
import { ProcessChoice } from "@/components/checkout/process-choice";
import { PurchaseNumberField } from "@/components/checkout/purchase-number-field";
import { RemarkField, REMARK_MAX, remarkLength } from "@/components/checkout/remark-field";
import { ShippingChoice, shippingOptions } from "@/components/checkout/shipping-choice";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import type { Reckoned } from "@/components/checkout/use-checkout-view";
import { useIsOnline } from "@/components/checkout/use-is-online";
import { useSubmit } from "@/components/checkout/use-submit";
import { SideColumns } from "@/components/ui/side-columns";
import { Sheet } from "@/components/ui/sheet";
import type { OrderInput } from "@/lib/client/checkout";
import type { CheckoutView } from "@/lib/contracts/cart";
import styles from "./checkout.module.css";

interface CheckoutFormProps {
  view: CheckoutView;
  reckoned: Reckoned;
  draft: CheckoutDraft;
  itemIds: readonly string[];
  /** As the address book confirms it. */
  receiverId: string | null;
  onReceiver: (receiverId: string | null) => void;
  slots: CheckoutSlots;
  termsHref: string | null;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { view, reckoned, draft, itemIds, receiverId, onReceiver, slots, termsHref } = props;
  const t = useTranslations("checkout");
  const { choices, change } = draft;
  const isOnline = useIsOnline();
  const { step, submit, formerMicro, refusal, isUnanswered } = useSubmit({
    onStale: reckoned.retry,
    onPlaced: draft.forget,
  });
  const [isEditing, setEditing] = useState(false);
  const [isBillEditing, setBillEditing] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [openedAt] = useState(() => Date.now());

  const missing: Record<Blocker, boolean> = {
    offline: !isOnline,
    formOpen: isEditing,
    needAddress: receiverId === null,
    billOpen: isBillEditing,
    remarkLong: remarkLength(choices.remark) > REMARK_MAX,
    // After an answer that was lost the items may be ordered and gone; what was shown is what is sent once more.
    failed: reckoned.failure !== null && !isUnanswered,
    reckoning: reckoned.isStale && !isUnanswered,
    priceChanged: formerMicro !== null,
    consent: !choices.hasAgreed,
  };
  const blocker = blockerOf(missing);
  const options = shippingOptions(view.shippingEstimates);
  const isPaidLater = choices.process === "checkFirst";

  function order(blockedBy: Blocker | null) {
    if (blockedBy === "consent") {
      setConsentMissing(true);
      document.getElementById(CONSENT_ID)?.focus();
    }
    if (blockedBy !== null || receiverId === null) return;
    const input: OrderInput = {
      cartItemIds: [...itemIds],
      receiverId,
      billId: choices.billId ?? undefined,
      couponId: view.couponId ?? undefined,
      shippingMethod: choices.shippingMethod,
      paymentMethod: view.paymentMethod ?? undefined,
      process: choices.process,
      remark: choices.remark,
      purchaseNumber: choices.purchaseNumber,
      seenTotalMicro: view.amountPayableMicro,
    };
    void submit(input);
  }

  return (
    <SideColumns
      aside={
        <CheckoutSummary
          view={view}
          reckoned={reckoned}
          isPaidLater={isPaidLater}
          refusal={isUnanswered ? t("unanswered") : refusal}
          blockedBy={blocker && t(`blocked.${blocker}`)}
          step={step}
          onPlace={() => order(blocker)}
        >
          {formerMicro !== null && (
            <PriceChanged
              currency={view.currency}
              formerMicro={formerMicro}
              nowMicro={view.amountPayableMicro}
              isBusy={step !== "idle"}
              onAccept={() => order(blockerOf({ ...missing, priceChanged: false }))}
            />
          )}
          <Consent
            hasAgreed={choices.hasAgreed}
            onChange={(hasAgreed) => change({ hasAgreed })}
            isMissing={isConsentMissing && !choices.hasAgreed}
            termsHref={termsHref}
          />
        </CheckoutSummary>
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
      <Sheet title={t("process.title")}>
        <ProcessChoice value={choices.process} onChange={(process) => change({ process })} />
      </Sheet>
      <Sheet title={t("shipping")} note={t("shippingNote")}>
        <ShippingChoice
          options={options}
          currency={view.currency}
          value={choices.shippingMethod}
          shipsMs={shippingDay(view.items, openedAt)}
          onChange={(shippingMethod) => change({ shippingMethod })}
        />
      </Sheet>
      {slots.coupons({
        coupons: view.coupons,
        value: choices.couponId,
        proposed: view.proposedCouponId,
        onChange: (couponId) => change({ couponId }),
      })}
      <Sheet title={t("payment.title")}>
        <PaymentChoice
          value={choices.paymentMethod ?? view.paymentMethod}
          onChange={(paymentMethod) => change({ paymentMethod })}
        />
      </Sheet>
      <Sheet title={t("items")}>
        <CheckoutItems items={view.items} currency={view.currency} picture={slots.picture} notice={slots.notice} />
      </Sheet>
      <Sheet
        title={t("remark")}
        isPadded
        className={choices.remark === "" && choices.purchaseNumber === "" ? "no-print" : undefined}
      >
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
