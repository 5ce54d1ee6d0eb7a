"use client";
// Contradiction between form and files, with buttons to apply the files' value or to confirm the chosen one.
import { useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { disagrees, MEASURED_OPTIONS } from "@/lib/core/pcb/disagreement";
import type { ListedOption, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { type QuoteDraft, useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./file-disagreement.module.css";

/** Marks the element of an open question. */
export const QUESTION = "data-file-question";

type Stand = "none" | "open" | "confirmed";

function standOf(options: readonly PcbOption[], { specification, suggested, confirmed }: QuoteDraft): Stand {
  const differing = options.filter((option) => disagrees(option, specification, suggested));
  if (differing.length === 0) return "none";
  return differing.every((option) => confirmed[option] === specification[option]) ? "confirmed" : "open";
}

export function FileDisagreement({ option }: { option: ListedOption }) {
  const stand = useQuoteDraft((draft) => standOf([option], draft));
  return stand === "none" || MEASURED_OPTIONS.includes(option) ? null : (
    <OptionQuestion option={option} stand={stand} />
  );
}

function OptionQuestion({ option, stand }: { option: ListedOption; stand: Stand }) {
  const t = useTranslations("pcb.values");
  const labelOf = useOptionLabel();
  const chosen = useQuoteDraft((draft) => draft.specification[option]);
  const measured = useQuoteDraft((draft) => draft.suggested[option]);
  if (measured === undefined) return null;
  const say = (value: PcbSpecification[ListedOption]) => {
    const label = labelOf(option, value);
    return option === "thicknessMm" ? t("thickness", { mm: label }) : label;
  };
  return <Question options={[option]} stand={stand} measured={say(measured)} chosen={say(chosen)} />;
}

interface QuestionProps {
  options: readonly PcbOption[];
  stand: Stand;
  measured: string;
  chosen: string;
}

function Question({ options, stand, measured, chosen }: QuestionProps) {
  const t = useTranslations("quote.otherwise");
  const suggested = useQuoteDraft((draft) => draft.suggested);
  const change = useQuoteDraft((draft) => draft.change);
  const confirm = useQuoteDraft((draft) => draft.confirm);
  const isOpen = stand === "open";
  return (
    <div className={styles.otherwise} role="status" {...{ [QUESTION]: isOpen ? "open" : "confirmed" }}>
      <Icon name={isOpen ? "warning" : "check"} size={16} />
      <div>
        <p>{isOpen ? t("text", { value: measured }) : t("meant", { value: measured, chosen })}</p>
        <p className={styles.ways}>
          <Button
            size="sm"
            onClick={() => change(Object.fromEntries(options.map((option) => [option, suggested[option]])))}
          >
            {t("use", { value: measured })}
          </Button>
          {isOpen && (
            <Button size="sm" onClick={() => confirm(options)}>
              {t("keep", { value: chosen })}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
