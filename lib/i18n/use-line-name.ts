import { useTranslations } from "next-intl";
import { optionOfLine } from "@/lib/core/pricing/surcharges";
import { hasText } from "@/lib/base/has-text";

/** A price line of an option has the option's label, unless it has its own; null for a line that is not a board's. */
export function useLineName(): (key: string) => string | null {
  const lines = useTranslations("pricing.lines");
  const options = useTranslations("pcb.options");
  return (key) => {
    const option = optionOfLine(key);
    if (hasText(lines, key)) return lines(key);
    return option === undefined ? null : options(option);
  };
}
