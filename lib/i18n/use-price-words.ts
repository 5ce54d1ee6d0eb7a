// What a line of a price is for, and the rule that made it so, in words.
import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";

interface Rule {
  key: string;
  args: Record<string, string | number>;
}

/** Prices were kept as they were made, perhaps by an older book: a key without words of its own stays as it is. */
export function usePriceWords() {
  const t = useTranslations("pricing");
  const tag = useLocale();
  return {
    name: (key: string): string => (t.has(`lines.${key}` as never) ? t(`lines.${key}` as never) : key),
    /** Amounts stand in a rule as `…Micro`; its sentence has them in the reader's form. */
    rule: ({ key, args }: Rule, currency: Currency): string => {
      if (!t.has(`rules.${key}` as never)) return "";
      const words = Object.entries(args).map(([name, value]) =>
        name.endsWith("Micro")
          ? [name.slice(0, -"Micro".length), formatMoney({ currency, amountMicro: Number(value) }, tag)]
          : [name, value],
      );
      return t(`rules.${key}` as never, Object.fromEntries(words) as never);
    },
  };
}
