"use client";
// PO number and notes of the customer.
import { useTranslations } from "next-intl";
import { RemarkField } from "@/components/checkout/remark-field";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { Sheet } from "@/components/ui/sheet";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { MAX_PURCHASE_NUMBER } from "@/lib/contracts/order-care";
import styles from "./checkout.module.css";

export function OrderNotes({ draft: { choices, change } }: { draft: CheckoutDraft }) {
  const t = useTranslations("checkout");
  const { remark, purchaseNumber } = choices;
  const isEmpty = remark === "" && purchaseNumber === "";
  return (
    <Sheet title={t("remark")} isPadded className={isEmpty ? "no-print" : undefined}>
      <div className={styles.note}>
        <PurchaseNumberField value={purchaseNumber} onChange={(purchaseNumber) => change({ purchaseNumber })} />
        <RemarkField value={remark} onChange={(remark) => change({ remark })} />
      </div>
    </Sheet>
  );
}

interface PurchaseNumberFieldProps {
  value: string;
  onChange: (purchaseNumber: string) => void;
}

/** PO number field. */
function PurchaseNumberField({ value, onChange }: PurchaseNumberFieldProps) {
  const t = useTranslations("checkout");
  return (
    <FormField label={t("purchaseNumber")} hint={t("purchaseNumberHint")} isOptional>
      {(control) => (
        <Field
          {...control}
          value={value}
          maxLength={MAX_PURCHASE_NUMBER}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
