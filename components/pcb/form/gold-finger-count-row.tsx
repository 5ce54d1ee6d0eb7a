"use client";
// Number of gold fingers, required if the board has any.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import { Field } from "@/components/ui/field";
import { parseGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "@/components/quote/typed-row.module.css";

const MAX_LENGTH = 10;
const COUNT = ["goldFingerCount"] as const;

export function GoldFingerCountRow() {
  const label = useTranslations("pcb.options")("goldFingerCount");
  const errors = useTranslations("pcb.errors");
  const count = useQuoteDraft((draft) => draft.specification.goldFingerCount);
  const change = useQuoteDraft((draft) => draft.change);
  // Typed text that is not a count yet; dropped when the draft's count changes.
  const [typed, setTyped] = useState<{ text: string; count: string } | null>(null);
  const text = typed?.count === count ? typed.text : count;
  const parsed = parseGoldFingerCount(text);
  const messages = parsed.ok ? [] : [errors(parsed.code)];

  function type(next: string) {
    const result = parseGoldFingerCount(next);
    const count = result.ok ? result.value : "";
    setTyped({ text: next, count: count });
    change({ goldFingerCount: count });
  }

  return (
    <OptionRow label={label}>
      <Field
        value={text}
        onChange={(event) => type(event.target.value)}
        name="goldFingerCount"
        isNumeric
        inputMode="numeric"
        maxLength={MAX_LENGTH}
        className={styles.count}
        aria-label={label}
        aria-required="true"
        aria-invalid={messages.length > 0 || undefined}
        aria-describedby={messages.length > 0 ? "gold-finger-problems" : undefined}
      />
      <Problems id="gold-finger-problems" messages={messages} />
      <RowFixes options={COUNT} />
    </OptionRow>
  );
}
