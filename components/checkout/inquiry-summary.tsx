"use client";
// Summary of an order that has no price yet.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Blocker } from "@/components/checkout/blocker";
import { PlacePanel } from "@/components/checkout/place-panel";
import type { ShippingOption } from "@/components/checkout/shipping-choice";
import { ShippingLine } from "@/components/checkout/shipping-line";
import type { Currency } from "@/lib/base/money";
import styles from "./checkout.module.css";

interface InquirySummaryProps {
  currency: Currency;
  /** Chosen shipping method. */
  shipping: ShippingOption | undefined;
  /** The consent. */
  children: ReactNode;
  refusal: string | null;
  blocker: Blocker | null;
  isPlacing: boolean;
  onPlace: () => void;
}

export function InquirySummary({ currency, shipping, isPlacing, ...rest }: InquirySummaryProps) {
  const t = useTranslations("checkout");
  return (
    <PlacePanel
      {...rest}
      lines={<InquiryLines currency={currency} shipping={shipping} />}
      sum={
        <p>
          <span>{t("inquiry.total")}</span> <b className={styles.wordy}>{t("inquiry.unpriced")}</b>
        </p>
      }
      action={t(isPlacing ? "placing" : "inquiry.place")}
      isBusy={isPlacing}
    />
  );
}

function InquiryLines({ currency, shipping }: Pick<InquirySummaryProps, "currency" | "shipping">) {
  const t = useTranslations("checkout");
  return (
    <div className={styles.lines}>
      <dl>
        <dt>{t("merchandise")}</dt>
        <dd>{t("inquiry.unpriced")}</dd>
        {shipping && <ShippingLine money={{ currency, amountMicro: shipping.amountMicro }} />}
      </dl>
    </div>
  );
}
