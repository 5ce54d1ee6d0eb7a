"use client";
// Values stated in the files that are not offered. Measured values are obstacles of their own.
import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { MEASURED_OPTIONS } from "@/lib/core/pcb/disagreement";
import type { ListedOption } from "@/lib/core/pcb/specification";
import { type QuoteDraft, useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./file-disagreement.module.css";

type Beyond = QuoteDraft["beyond"][number];

function useSentence(): (found: Beyond) => string {
  const t = useTranslations("quote.beyond");
  const format = useFormatter();
  return ({ measured }) => {
    const said = typeof measured === "string" ? measured : format.number(measured, { maximumFractionDigits: 3 });
    return t(typeof measured === "string" ? "unmade" : "unmadeLength", { measured: said });
  };
}

export function BeyondLimit({ option }: { option: ListedOption }) {
  const sentence = useSentence();
  const found = useQuoteDraft((draft) => draft.beyond.find((beyond) => beyond.option === option));
  if (!found || MEASURED_OPTIONS.includes(option)) return null;
  return (
    <p className={styles.otherwise} role="status">
      <Icon name="warning" size={16} />
      <span>{sentence(found)}</span>
    </p>
  );
}
