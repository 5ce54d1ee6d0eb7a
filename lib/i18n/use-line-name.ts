// The name of a line of a board's price.
import { useTranslations } from "next-intl";
import { optionOfLine } from "@/lib/core/pricing/surcharges";
import { hasText } from "@/lib/base/has-text";

/** A line of an option is named as the option is, unless it has a name of its own; null for a line of no board. */
export function useLineName(): (key: string) => string | null {
  const lines = useTranslations("pricing.lines");
  const options = useTranslations("pcb.options");
  return (key) => {
    const option = optionOfLine(key);
    if (hasText(lines, key)) return lines(key);
    return option === undefined ? null : options(option);
  };
}
