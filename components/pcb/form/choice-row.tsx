"use client";
// Form row of an option with a list of values.
import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import { FileDisagreement } from "@/components/pcb/form/file-disagreement";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { useQuote } from "@/components/pcb/quote-source";
import { OptionRow } from "@/components/quote/option-row";
import { useOptionChips } from "@/components/pcb/form/use-option-chips";
import { Problems } from "@/components/quote/problems";
import { useViolations } from "@/components/pcb/form/use-violations";
import { ChipGroup } from "@/components/ui/chip-group";
import type { ListedOption } from "@/lib/core/pcb/specification";
import type { Obstacle } from "@/lib/core/pricing/fixes";
import { type QuoteDraft, useQuoteDraft } from "@/stores/drafts/quote-draft";
import { Icon } from "@/components/icons/icon";
import { MEASURED_OPTIONS } from "@/lib/core/pcb/disagreement";
import styles from "./file-disagreement.module.css";

type Beyond = QuoteDraft["beyond"][number];

function useSentence(): (found: Beyond) => string {
  const t = useTranslations("quote.beyond");
  const format = useFormatter();
  return ({ measured }) => {
    const valueText = typeof measured === "string" ? measured : format.number(measured, { maximumFractionDigits: 3 });
    return t(typeof measured === "string" ? "unmade" : "unmadeLength", { measured: valueText });
  };
}

/** Values stated in the files that are not offered. Measured values are obstacles of their own. */
function BeyondLimit({ option }: { option: ListedOption }) {
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

function isBeyondChips(obstacle: Obstacle, option: ListedOption): boolean {
  return (
    obstacle.kind === "files" &&
    obstacle.contradiction.option === option &&
    obstacle.contradiction.code.endsWith("Beyond")
  );
}

/** Options whose values the files restrict, at the top of the form. */
const FROM_SIZE_AND_LAYERS: readonly ListedOption[] = ["boardType", "layers"];

export interface ChoiceRowProps {
  option: ListedOption;
  /** Its values are lengths without a unit. */
  isInMillimetres: boolean;
}

/** Memoized: a change of one option leaves most rows unchanged. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  "use memo";
  const { option, isInMillimetres } = props;
  const t = useTranslations("pcb.options");
  const units = useTranslations("quote.units");
  const change = useQuoteDraft((draft) => draft.change);
  const isFromFiles = useQuoteDraft((draft) => draft.suggested[option] === draft.specification[option]);
  const value = useQuoteDraft((draft) => draft.specification[option]);
  // The files need more than any chip offers: none of them is selected.
  const isBeyond = useQuote(({ obstacles }) => obstacles.some((obstacle) => isBeyondChips(obstacle, option)));
  const chips = useOptionChips(option, isBeyond);
  const messages = useViolations(option);
  return (
    <OptionRow
      label={t(option)}
      note={isInMillimetres ? units("mm") : undefined}
      isFromFiles={isFromFiles}
      hasReasonRoom={FROM_SIZE_AND_LAYERS.includes(option)}
    >
      <ChipGroup
        label={t(option)}
        options={chips}
        value={isBeyond ? undefined : value}
        isInvalid={messages.length > 0}
        describedBy={messages.length > 0 ? `problems-${option}` : undefined}
        onChange={(chosen) => change({ [option]: chosen })}
      />
      <FileDisagreement option={option} />
      <BeyondLimit option={option} />
      <Problems id={`problems-${option}`} messages={messages} />
      <RowFixes options={[option]} />
    </OptionRow>
  );
});
