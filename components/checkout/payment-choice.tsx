"use client";
// Payment methods with their fees.
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { Skeleton } from "@/components/ui/skeleton";
import { usePaymentMethods } from "@/lib/client/payment";
import type { PaymentMethod } from "@/lib/contracts/payment";
import styles from "./checkout.module.css";

interface PaymentChoiceProps {
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

const WHOLE = 1_000_000;

export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const t = useTranslations("checkout.payment");
  const names = useTranslations("order.payments.method");
  const common = useTranslations("common");
  const format = useFormatter();
  const methods = usePaymentMethods();
  if (!methods.data) {
    if (!methods.isError) return <Skeleton rows={2} />;
    return (
      <p className={styles.sentence}>
        {t("failed")}
        <Button size="sm" onClick={() => void methods.refetch()}>
          {common("retry")}
        </Button>
      </p>
    );
  }
  if (methods.data.length === 0) return <p className={styles.sentence}>{t("none")}</p>;
  const percent = (share: number) => format.number(share / WHOLE, { style: "percent", maximumFractionDigits: 2 });
  return (
    <fieldset>
      <legend className="visually-hidden">{t("title")}</legend>
      {methods.data.map(({ method, share }) => (
        <RadioRow
          key={method}
          name="paymentMethod"
          value={method}
          isChosen={method === value}
          onChoose={() => onChange(method)}
          title={names(method)}
          note={share === 0 ? t("noFee") : t("fee", { percent: percent(share) })}
        >
          {t(`meaning.${method}`)}
        </RadioRow>
      ))}
    </fieldset>
  );
}
