// Notice of a price that changed since the item was added, with the reason.
import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { Currency } from "@/lib/base/money";
import type { CartItem } from "@/lib/contracts/cart";
import { formatMoney } from "@/lib/i18n/format-money";

interface PriceNoticeProps {
  item: Pick<CartItem, "totalMicro" | "previousTotalMicro" | "changedBy">;
  currency: Currency;
}

export function PriceNotice({ item, currency }: PriceNoticeProps) {
  const t = useTranslations("cart");
  const tag = useLocale();
  const { totalMicro, previousTotalMicro, changedBy } = item;
  if (previousTotalMicro === null) return null;
  const amounts = {
    before: formatMoney({ currency, amountMicro: previousTotalMicro }, tag),
    now: formatMoney({ currency, amountMicro: totalMicro }, tag),
  };
  const hasFallen = totalMicro < previousTotalMicro;
  const unknown = hasFallen ? ("priceFell" as const) : ("priceRose" as const);
  // An unknown reason shows the plain sentence.
  const key = `changedBy.${changedBy}` as "changedBy.option";
  return (
    <Notice kind={hasFallen ? "success" : "warning"}>
      {changedBy !== null && t.has(key) ? t(key, amounts) : t(unknown, amounts)}
    </Notice>
  );
}
