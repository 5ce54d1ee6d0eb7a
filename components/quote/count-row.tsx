"use client";
// Form row of a count: typed, stepped, or chosen from common values.
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import { Button } from "@/components/ui/button";
import { ChipGroup, type ChipOption } from "@/components/ui/chip-group";
import { Field } from "@/components/ui/field";
import styles from "./typed-row.module.css";

interface CountRowProps {
  label: string;
  value: number;
  min: number;
  max: number;
  unit?: string;
  /** Problems of the current count. */
  messages?: readonly string[];
  hint?: ReactNode;
  common?: readonly ChipOption<number>[];
  onChange: (value: number) => void;
}

/** Digits of any width, with or without separators; null for anything else. */
function readCount(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}

export function CountRow({ label, value, min, max, unit, messages = [], hint, common, onChange }: CountRowProps) {
  const t = useTranslations("quote.quantity");
  const id = useId();
  // Typed text, dropped when the count changes.
  const [typed, setTyped] = useState<{ text: string; value: number; wasLeft: boolean } | null>(null);
  const validity = typed && typed.value === value ? typed : null;
  const isWithin = (count: number | null): count is number => count !== null && count >= min && count <= max;

  function type(text: string) {
    const count = readCount(text);
    setTyped({ text, value: isWithin(count) ? count : value, wasLeft: false });
    if (isWithin(count)) onChange(count);
  }

  const isWrong = validity !== null && validity.wasLeft && !isWithin(readCount(validity.text));
  const problems = [...(isWrong ? [t("range", { min, max })] : []), ...messages];
  return (
    <OptionRow label={label}>
      <div className={styles.fields}>
        <Step label={t("less")} icon="minus" isOff={value <= min} onStep={() => onChange(value - 1)} />
        <Field
          value={validity?.text ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() =>
            setTyped(validity && !isWithin(readCount(validity.text)) ? { ...validity, wasLeft: true } : null)
          }
          isNumeric
          inputMode="numeric"
          unit={unit}
          className={styles.count}
          aria-label={label}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={problems.length > 0 ? id : undefined}
        />
        <Step label={t("more")} icon="plus" isOff={value >= max} onStep={() => onChange(value + 1)} />
      </div>
      <Problems id={id} messages={problems} />
      {hint && <p className={styles.hint}>{hint}</p>}
      {common && (
        <div className={styles.chips}>
          <ChipGroup label={t("common")} value={value} onChange={onChange} options={common} />
        </div>
      )}
    </OptionRow>
  );
}

interface StepProps {
  label: string;
  icon: "plus" | "minus";
  isOff: boolean;
  onStep: () => void;
}

function Step({ label, icon, isOff, onStep }: StepProps) {
  return (
    <Button
      isIconOnly
      className={`${styles.step} needs-script`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onStep}
    >
      <Icon name={icon} size={16} />
    </Button>
  );
}
