"use client";
// PO number field.
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { MAX_PURCHASE_NUMBER } from "@/lib/contracts/order-care";

interface PurchaseNumberFieldProps {
  value: string;
  onChange: (purchaseNumber: string) => void;
}

export function PurchaseNumberField({ value, onChange }: PurchaseNumberFieldProps) {
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
