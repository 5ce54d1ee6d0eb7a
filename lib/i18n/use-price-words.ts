// Price lines and the rules behind them as text.
import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import { hasText } from "@/lib/base/has-text";
import { useLineName } from "@/lib/i18n/use-line-name";
import { formatMoney } from "@/lib/i18n/format-money";

interface Rule {
  key: string;
  args: Record<string, string | number>;
}

/** Stored prices may come from an older book: a key without a message is shown as it is. */
export function usePriceWords() {
  const t = useTranslations("pricing");
  const boardLine = useLineName();
  const tag = useLocale();
  // Messages of boards are at the top level, those of other products in groups.
  const find = (key: string) =>
    [key, `part.${key}`, `stencil.${key}`, `assembly.${key}`].find((one) => hasText(t, one));
  return {
    name: (key: string): string => {
      const board = boardLine(key);
      if (board !== null) return board;
      const found = find(`lines.${key}`);
      return found === undefined ? key : t(found);
    },
    /** Amounts of a rule are named `…Micro`; its sentence shows them formatted. */
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
