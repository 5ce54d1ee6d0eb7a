"use client";
// Quantity of a part: typed, applied when the field loses focus, in the multiples in which it is sold.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import type { PartItem } from "@/components/cart/item-kind";
import { checkQuantity, orderable } from "@/lib/core/part/order-quantity";
import { Select } from "@/components/ui/select";

interface PartQuantityProps {
  specification: PartItem["specification"];
  label: string;
  onChange: (quantity: number) => void;
}

export function PartQuantity({ specification, label, onChange }: PartQuantityProps) {
  const t = useTranslations("cart.part");
  const { quantity, minimum, multiple } = specification;
  const [typed, setTyped] = useState<string | null>(null);

  /** Rounds up to the next orderable quantity; invalid input is dropped. */
  function take() {
    setTyped(null);
    const wanted = Number(typed);
    if (typed === null || !Number.isFinite(wanted) || wanted < 1) return;
    const sold = orderable({ minimum, multiple }, Math.ceil(wanted));
    if (sold !== quantity && checkQuantity({ minimum, multiple }, sold).length === 0) onChange(sold);
  }

  return (
    <Field
      isNumeric
      inputMode="numeric"
      aria-label={label}
      title={t("steps", { minimum, multiple })}
      value={typed ?? String(quantity)}
      onChange={(event) => setTyped(event.target.value.replace(/[^\d]/g, "").slice(0, 7))}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}

interface QuantitySelectProps {
  label: string;
  value: number;
  steps: readonly number[];
  isPanel: boolean;
  onChange: (quantity: number) => void;
}

/** Quantity in the available steps, of boards or of panels. */
export function QuantitySelect({ label, value, steps, isPanel, onChange }: QuantitySelectProps) {
  const t = useTranslations("cart");
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {steps.map((step) => (
        <option key={step} value={step}>
          {isPanel ? `${step} ${t("panels")}` : step}
        </option>
      ))}
    </Select>
  );
}
