"use client";
// What the files ask for beyond the finest that is made.
import { useFormatter, useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { Icon } from "@/components/icons/icon";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./file-disagreement.module.css";

const GRADED = ["layers", "minTraceSpaceMil", "minHoleMm"] as const satisfies ListedOption[];

export function BeyondLimit({ option }: { option: ListedOption }) {
  const t = useTranslations("quote.beyond");
  const format = useFormatter();
  const labelOf = useOptionLabel();
  const found = useQuoteDraft((draft) => draft.beyond.find((beyond) => beyond.option === option));
  const graded = GRADED.find((known) => known === option);
  if (!found || !graded) return null;
  const finest = PCB_OPTIONS[graded].at(-1);
  const facts = {
    measured: format.number(found.measured, { maximumFractionDigits: 3 }),
    limit: finest === undefined ? "" : labelOf(graded, finest),
  };
  return (
    <p className={styles.otherwise} role="status">
      <Icon name="warning" size={16} />
      <span>{t(graded, facts)}</span>
    </p>
  );
}
