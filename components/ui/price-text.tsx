// Formatted amount; two dashes or a given text if it is unknown.
import { useLocale } from "next-intl";
import type { Money } from "@/lib/base/money";
import { formatMoney, formatMoneyChange } from "@/lib/i18n/format-money";
import { NOTHING } from "@/lib/i18n/nothing";

interface PriceTextProps {
  money: Money | null | undefined;
  isChange?: boolean;
  /** Placeholder for an unknown amount. */
  unknown?: string;
}

export function PriceText({ money, isChange = false, unknown = NOTHING }: PriceTextProps) {
  const tag = useLocale();
  if (!money) return <span className="num">{unknown}</span>;
  return <span className="num">{isChange ? formatMoneyChange(money, tag) : formatMoney(money, tag)}</span>;
}
