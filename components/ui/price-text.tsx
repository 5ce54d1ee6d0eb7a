// An amount as the reader writes it; unknown is two dashes.
import { useLocale } from "next-intl";
import type { Money } from "@/lib/base/money";
import { formatMoney, formatMoneyChange } from "@/lib/i18n/format-money";
import { NOTHING } from "@/lib/i18n/nothing";

export function PriceText({ money, isChange = false }: { money: Money | null | undefined; isChange?: boolean }) {
  const tag = useLocale();
  if (!money) return <span className="num">{NOTHING}</span>;
  return <span className="num">{isChange ? formatMoneyChange(money, tag) : formatMoney(money, tag)}</span>;
}
