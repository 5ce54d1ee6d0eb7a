"use client";
// Quantity of the shown prices.
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import styles from "./part.module.css";

interface QuantityFieldProps {
  value: number | undefined;
  onChange: (quantity: number | undefined) => void;
}

export function QuantityField({ value, onChange }: QuantityFieldProps) {
  const t = useTranslations("part");
  const id = useId();
  const [typed, setTyped] = useState(value?.toString() ?? "");
  function take() {
    const quantity = Math.min(Number(typed), MAX_PART_QUANTITY) || undefined;
    if (quantity !== value) onChange(quantity);
  }
  return (
    <div className={styles.priceAt}>
      <label htmlFor={id}>{t("priceFor")}</label>
      <Field
        id={id}
        isNumeric
        inputMode="numeric"
        placeholder="1"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, "").slice(0, 7))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") take();
        }}
      />
    </div>
  );
}
