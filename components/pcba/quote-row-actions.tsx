"use client";
// What can be done with a quote of the list.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAddQuoteToCart, useDeleteBomQuote, useReQuote } from "@/lib/client/bom";
import type { QuoteSummary } from "@/lib/contracts/bom";
import { Link } from "@/lib/i18n/link";
import styles from "./my-quotes.module.css";

export function QuoteActions({
  row: { quoteId, quoteNumber: number, canAddToCart, canOrder, canDelete, canReQuote },
}: {
  row: QuoteSummary;
}) {
  const t = useTranslations("pcba.quotes");
  const add = useAddQuoteToCart();
  const again = useReQuote();
  const remove = useDeleteBomQuote();
  const { send, isBusy } = useWayToCart(async () => {
    await add.mutateAsync({ quoteId });
    return true;
  });
  const said = (message: string) => toast({ kind: "success", message });
  // A call that was refused has said why.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <div className={`${styles.actions} no-print`}>
      {canAddToCart && (
        <Button size="sm" aria-label={t("toCartOf", { number })} isBusy={isBusy} onClick={() => void send(undefined)}>
          {t("toCart")}
        </Button>
      )}
      {canOrder && (
        <Link
          className={buttonClass({ size: "sm" })}
          href={`/order/checkout?quote=${quoteId}`}
          aria-label={t("orderNowOf", { number })}
        >
          {t("orderNow")}
        </Link>
      )}
      {canReQuote && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t("reQuoteOf", { number })}
          isBusy={again.isPending}
          onClick={() =>
            quietly(again.mutateAsync(quoteId).then((made) => said(t("again", { number: made.quoteNumber }))))
          }
        >
          {t("reQuote")}
        </Button>
      )}
      {canDelete && (
        <Button
          size="sm"
          variant="quiet"
          isIconOnly
          aria-label={t("removeOf", { number })}
          title={t("remove")}
          isBusy={remove.isPending}
          onClick={() => quietly(remove.mutateAsync(quoteId).then(() => said(t("removed", { number }))))}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  );
}
