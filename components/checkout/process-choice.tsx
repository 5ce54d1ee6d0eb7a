"use client";
// Payment at once, or after a check of the files.
import { useTranslations } from "next-intl";
import { RadioRow } from "@/components/ui/radio-row";
import { orderProcess } from "@/lib/contracts/order";

export type OrderProcess = (typeof orderProcess.options)[number];

interface ProcessChoiceProps {
  value: OrderProcess;
  onChange: (process: OrderProcess) => void;
}

export function ProcessChoice({ value, onChange }: ProcessChoiceProps) {
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
