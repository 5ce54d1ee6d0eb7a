"use client";
// What the files ask for and is not made: beyond the finest grade, or a make of another kind.
import { useFormatter, useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { Icon } from "@/components/icons/icon";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { type QuoteDraft, useQuoteDraft } from "@/stores/quote-draft";
import styles from "./file-disagreement.module.css";

const GRADED = ["layers", "minTraceSpaceMil", "minHoleMm"] as const satisfies ListedOption[];

type Beyond = QuoteDraft["beyond"][number];

function useSentence(): (found: Beyond) => string {
  const t = useTranslations("quote.beyond");
  const format = useFormatter();
  const labelOf = useOptionLabel();
  return ({ option, measured }) => {
    const said = typeof measured === "string" ? measured : format.number(measured, { maximumFractionDigits: 3 });
    const graded = GRADED.find((known) => known === option);
    const finest = graded && PCB_OPTIONS[graded].at(-1);
    if (graded && finest !== undefined) return t(graded, { measured: said, limit: labelOf(graded, finest) });
    return t(typeof measured === "string" ? "unmade" : "unmadeLength", { measured: said });
  };
}

export function BeyondLimit({ option }: { option: ListedOption }) {
  const sentence = useSentence();
  const found = useQuoteDraft((draft) => draft.beyond.find((beyond) => beyond.option === option));
  if (!found) return null;
  return (
    <p className={styles.otherwise} role="status">
      <Icon name="warning" size={16} />
      <span>{sentence(found)}</span>
    </p>
  );
}
