// What a line of a price is for, and the rule that made it so, in words.
import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import { hasText } from "@/lib/base/has-text";
import { useLineName } from "@/lib/i18n/use-line-name";
import { formatMoney } from "@/lib/i18n/format-money";

interface Rule {
  key: string;
  args: Record<string, string | number>;
}

/** Prices were kept as they were made, perhaps by an older book: a key without words of its own stays as it is. */
export function usePriceWords() {
  const t = useTranslations("pricing");
  const boardLine = useLineName();
  const tag = useLocale();
  // Boards have their words at the top; other products in a part of their own.
  const find = (key: string) =>
    [key, `part.${key}`, `stencil.${key}`, `assembly.${key}`].find((one) => hasText(t, one));
  return {
    name: (key: string): string => {
      const board = boardLine(key);
      if (board !== null) return board;
      const found = find(`lines.${key}`);
      return found === undefined ? key : t(found);
    },
    /** Amounts stand in a rule as `…Micro`; its sentence has them in the reader's form. */
    rule: ({ key, args }: Rule, currency: Currency): string => {
      const found = find(`rules.${key}`);
      if (found === undefined) return "";
      const words = Object.entries(args).map(([name, value]) =>
        name.endsWith("Micro")
          ? [name.slice(0, -"Micro".length), formatMoney({ currency, amountMicro: Number(value) }, tag)]
          : [name, value],
      );
      return t(found, Object.fromEntries(words));
    },
  };
}
