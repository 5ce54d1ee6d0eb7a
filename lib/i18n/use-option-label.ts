"use client";
// The words for the values of an option.
import { useTranslations } from "next-intl";
import { valueText } from "@/lib/core/pcb/option-texts";
import type { ListedOption, OptionValue } from "@/lib/core/pcb/specification";
import { hasText } from "@/lib/base/has-text";

/** Rows of the form name the unit of a thickness beside it; a sentence needs to add it. */
type LabelOf = (option: ListedOption, value: OptionValue) => string;

export function useOptionLabel(): LabelOf {
  "use memo";
  const t = useTranslations("pcb.values");
  return (option, value) => {
    const { key, args, plain } = valueText(option, value);
    return key !== null && hasText(t, key) ? t(key, args) : plain;
  };
}
