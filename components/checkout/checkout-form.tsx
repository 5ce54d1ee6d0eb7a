"use client";
// Choices of a checkout, and placing the order.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { blockerOf } from "@/components/checkout/blocker";
import { CheckoutItems } from "@/components/checkout/checkout-items";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { Consent } from "@/components/checkout/consent";
import { shippingDay } from "@/lib/client/shipping-day";
import { Destination } from "@/components/checkout/destination";
import { OrderNotes } from "@/components/checkout/order-notes";
import { PaymentChoice } from "@/components/checkout/payment-choice";
import { ShippingChoice, shippingOptions } from "@/components/checkout/shipping-choice";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import type { CheckoutTotals } from "@/components/checkout/use-checkout-view";
import { useOrderNeeds } from "@/components/checkout/use-order-needs";
import type { Receiver } from "@/components/checkout/use-receiver";
import { useSubmit } from "@/components/checkout/use-submit";
import { SideColumns } from "@/components/ui/side-columns";
import { Sheet } from "@/components/ui/sheet";
import type { OrderInput } from "@/lib/client/checkout";
import type { CheckoutView } from "@/lib/contracts/cart";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import { RadioRow } from "@/components/ui/radio-row";
import { orderProcess } from "@/lib/contracts/order";

interface CheckoutFormProps {
  view: CheckoutView;
  totals: CheckoutTotals;
  draft: CheckoutDraft;
  itemIds: readonly string[];
  receiver: Receiver;
  slots: CheckoutSlots;
  termsHref: string | null;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { view, totals, draft, itemIds, receiver, slots, termsHref } = props;
  const t = useTranslations("checkout");
  const { choices, change } = draft;
  const { step, isBusy, submit, previousMicro, refusal, isUnanswered } = useSubmit({
    onStale: totals.retry,
    onPlaced: draft.forget,
  });
  const needs = useOrderNeeds({ receiverId: receiver.id, remark: choices.remark, hasAgreed: choices.hasAgreed });
  const [openedAt] = useState(() => Date.now());

  const missing = {
    ...needs.missing,
    // After a lost answer the items may already be ordered; a retry sends the amounts that were shown.
    failed: totals.failure !== null && !isUnanswered,
    isComputing: totals.isStale && !isUnanswered,
    priceChanged: previousMicro !== null,
  };
  const blocker = blockerOf(missing);
  const options = shippingOptions(view.shippingEstimates);
  const isPaidLater = choices.process === "checkFirst";

  function order(receiverId: string) {
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
      expectedTotalMicro: view.amountPayableMicro,
    };
    void submit(input);
  }

  return (
    <SideColumns
      aside={
        <CheckoutSummary
          view={view}
          totals={totals}
          isPaidLater={isPaidLater}
          refusal={isUnanswered ? t("unanswered") : refusal}
          blocker={blocker}
          step={step}
          isBusy={isBusy}
          onPlace={() => needs.attempt(blocker, order)}
        >
          {previousMicro !== null && (
            <PriceChanged
              currency={view.currency}
              previousMicro={previousMicro}
              nowMicro={view.amountPayableMicro}
              isBusy={isBusy}
              onAccept={() => needs.attempt(blockerOf({ ...missing, priceChanged: false }), order)}
            />
          )}
          <Consent
            hasAgreed={choices.hasAgreed}
            onChange={(hasAgreed) => change({ hasAgreed })}
            isMissing={needs.isConsentMissed}
            termsHref={termsHref}
          />
        </CheckoutSummary>
      }
    >
      <Sheet title={t("items")}>
        <CheckoutItems items={view.items} currency={view.currency} picture={slots.picture} notice={slots.notice} />
      </Sheet>
      <Destination slots={slots} draft={draft} receiver={receiver} needs={needs} />
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
      <OrderNotes draft={draft} />
    </SideColumns>
  );
}

interface PriceChangedProps {
  currency: Currency;
  previousMicro: number;
  nowMicro: number;
  isBusy: boolean;
  onAccept: () => void;
}

/** Changed total: former and new amount, with a button to accept. */
function PriceChanged({ currency, previousMicro, nowMicro, isBusy, onAccept }: PriceChangedProps) {
  const t = useTranslations("checkout");
  const tag = useLocale();
  const now = formatMoney({ currency, amountMicro: nowMicro }, tag);
  return (
    <Notice kind="warning" role="alert">
      <p>{t("priceChanged", { before: formatMoney({ currency, amountMicro: previousMicro }, tag), now })}</p>
      <Button isBusy={isBusy} onClick={onAccept}>
        {t("acceptPrice", { now })}
      </Button>
    </Notice>
  );
}

type OrderProcess = (typeof orderProcess.options)[number];

interface ProcessChoiceProps {
  value: OrderProcess;
  onChange: (process: OrderProcess) => void;
}

/** Payment at once, or after a check of the files. */
function ProcessChoice({ value, onChange }: ProcessChoiceProps) {
  const t = useTranslations("checkout.process");
  return (
    <fieldset>
      <legend className="visually-hidden">{t("title")}</legend>
      {orderProcess.options.map((process) => (
        <RadioRow
          key={process}
          name="process"
          value={process}
          isChosen={process === value}
          onChoose={() => onChange(process)}
          title={t(`${process}.name`)}
          note={t(`${process}.when`)}
        >
          {t(`${process}.meaning`)}
        </RadioRow>
      ))}
    </fieldset>
  );
}
