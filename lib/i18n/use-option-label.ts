"use client";
// Labels of option values.
import { useTranslations } from "next-intl";
import { valueText } from "@/lib/core/pcb/option-texts";
import type { ListedOption, OptionValue } from "@/lib/core/pcb/specification";
import { hasText } from "@/lib/base/has-text";

/** Form rows show the unit of a thickness beside it; a sentence has to include it. */
type LabelOf = (option: ListedOption, value: OptionValue) => string;

export function useOptionLabel(): LabelOf {
  "use memo";
  const t = useTranslations("pcb.values");
  return (option, value) => {
    const { key, args, plain } = valueText(option, value);
    return key !== null && hasText(t, key) ? t(key, args) : plain;
  };
}
