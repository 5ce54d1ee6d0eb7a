// Says that an item costs something else than when it was put into the cart.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./cart.module.css";

interface PriceNoticeProps {
  currency: Currency;
  beforeMicro: number;
  nowMicro: number;
}

export function PriceNotice({ currency, beforeMicro, nowMicro }: PriceNoticeProps) {
  const t = useTranslations("cart");
  const tag = useLocale();
  const amounts = {
    before: formatMoney({ currency, amountMicro: beforeMicro }, tag),
    now: formatMoney({ currency, amountMicro: nowMicro }, tag),
  };
  const hasFallen = nowMicro < beforeMicro;
  return (
    <div className={styles.notice} data-fell={hasFallen || undefined}>
      <Icon name={hasFallen ? "info" : "warning"} size={16} />
      <span>{hasFallen ? t("priceFell", amounts) : t("priceRose", amounts)}</span>
    </div>
  );
}
