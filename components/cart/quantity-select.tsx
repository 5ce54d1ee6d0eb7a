"use client";
// Quantity in the available steps, of boards or of panels.
import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";

interface QuantitySelectProps {
  label: string;
  value: number;
  steps: readonly number[];
  isPanel: boolean;
  onChange: (quantity: number) => void;
}

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
