"use client";
// Changed total: former and new amount, with a button to accept.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";

interface PriceChangedProps {
  currency: Currency;
  previousMicro: number;
  nowMicro: number;
  isBusy: boolean;
  onAccept: () => void;
}

export function PriceChanged({ currency, previousMicro, nowMicro, isBusy, onAccept }: PriceChangedProps) {
  const t = useTranslations("checkout");
  const tag = useLocale();
  const now = formatMoney({ currency, amountMicro: nowMicro }, tag);
  return (
    <Notice kind="warning" role="alert">
      <p>{t("priceChanged", { before: formatMoney({ currency, amountMicro: previousMicro }, tag), now })}</p>
      <Button isBusy={isBusy} onClick={onAccept}>
        {t("acceptPrice", { now })}
      </Button>
    </Notice>
  );
}
