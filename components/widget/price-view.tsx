"use client";
// The price of the form, or the reason why there is none.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { WidgetPrice } from "@/components/widget/use-price";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import type { PcbQuote } from "@/lib/contracts/pcb";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./quote-widget.module.css";

export function PriceView({ price }: { price: WidgetPrice }) {
  const t = useTranslations("widget");
  const { quote, isPending, isFailed, retry } = price;
  return (
    <div className={styles.price} aria-live="polite" aria-busy={isPending}>
      {isFailed ? (
        <>
          <p>{t("failed")}</p>
          <Button size="sm" onClick={retry}>
            {t("retry")}
          </Button>
        </>
      ) : quote === null ? (
        <p>{t("calculating")}</p>
      ) : (
        <Quoted quote={quote} />
      )}
    </div>
  );
}

function Quoted({ quote }: { quote: PcbQuote }) {
  const t = useTranslations("widget");
  const tag = useLocale();
  const { total, currency, unitPriceMicro, violations } = quote;
  if (violations.length > 0) {
    return violations.map(({ rule, message }) => <p key={rule}>{message}</p>);
  }
  const unit = formatMoney({ currency, amountMicro: shownUnitMicro(unitPriceMicro) }, tag);
  return (
    <>
      <p className="num">
        <strong>{formatMoney(total, tag)}</strong> <span>{t("each", { price: unit })}</span>
      </p>
      <p className={styles.note}>{t("shipping")}</p>
    </>
  );
}
