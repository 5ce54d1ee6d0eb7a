"use client";
// One option that is chosen from a list.
import { useTranslations } from "next-intl";
import { BeyondLimit } from "@/components/pcb/beyond-limit";
import { FileDisagreement } from "@/components/pcb/file-disagreement";
import { OptionRow } from "@/components/pcb/option-row";
import { useFieldState } from "@/components/pcb/use-field-state";
import { useOptionChips } from "@/components/pcb/use-option-chips";
import type { Quote } from "@/components/pcb/use-quote";
import { Problems } from "@/components/pcb/problems";
import { ChipGroup } from "@/components/ui/chip-group";
import type { ListedOption } from "@/lib/core/pcb/specification";
import { useQuoteDraft } from "@/stores/quote-draft";

interface ChoiceRowProps {
  quote: Quote;
  option: ListedOption;
  /** A unit under the label. */
  note?: string;
}

export function ChoiceRow({ quote, option, note }: ChoiceRowProps) {
  const t = useTranslations("pcb.options");
  const change = useQuoteDraft((draft) => draft.change);
  const chips = useOptionChips(quote, option);
  const { isFromFiles, messages } = useFieldState(option);
  return (
    <OptionRow label={t(option)} note={note} isFromFiles={isFromFiles}>
      <ChipGroup
        label={t(option)}
        options={chips}
        value={quote.specification[option]}
        isInvalid={messages.length > 0}
        describedBy={messages.length > 0 ? `problems-${option}` : undefined}
        onChange={(value) => change({ [option]: value })}
      />
      <FileDisagreement options={[option]} />
      <BeyondLimit option={option} />
      <Problems id={`problems-${option}`} said={messages} />
    </OptionRow>
  );
}
