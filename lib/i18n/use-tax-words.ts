// Import taxes as sentences: who collects them, and the estimated amount.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";

type TaxLine =
  | { key: "unknown" }
  | {
      key: "importVat" | "includedVat";
      ratePercent: number;
      estimateMicro: number;
      freeBelow: { amount: number; currency: string } | null;
    };

export function useTaxWords(currency: Currency): (line: TaxLine) => string {
  const t = useTranslations("checkout.taxes");
  const tag = useLocale();
  const format = useFormatter();
  return (line) => {
    if (line.key === "unknown") return t("unknown");
    const { key, ratePercent, estimateMicro, freeBelow } = line;
    const rate = format.number(ratePercent / 100, { style: "percent", maximumFractionDigits: 1 });
    const sentence = t(key, { rate, amount: formatMoney({ currency, amountMicro: estimateMicro }, tag) });
    return freeBelow ? `${sentence} ${t("freeBelow", freeBelow)}` : sentence;
  };
}
