"use client";
// Actions of a quote in a list.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { Button, buttonClass } from "@/components/ui/button";
import { OnlineOnly } from "@/components/ui/online-only";
import { toast } from "@/components/ui/toast";
import { useAddQuoteToCart, useDeleteBomQuote, useReQuote } from "@/lib/client/bom";
import type { QuoteSummary } from "@/lib/contracts/bom";
import { Link } from "@/lib/i18n/link";
import styles from "./my-quotes.module.css";

interface QuoteActionsProps {
  row: QuoteSummary;
  /** On the quote page one action is the main one; in a list none is. */
  hasMain?: boolean;
}

export function QuoteActions({ row, hasMain = false }: QuoteActionsProps) {
  const { quoteId, quoteNumber: number, canAddToCart, canOrder, canDelete, canReQuote } = row;
  const main = hasMain ? ("primary" as const) : undefined;
  const reQuoteKind = (!canAddToCart && !canOrder && main) || ("quiet" as const);
  const t = useTranslations("pcba.quotes");
  const add = useAddQuoteToCart();
  const again = useReQuote();
  const remove = useDeleteBomQuote();
  const { send, isBusy } = useWayToCart(async () => {
    await add.mutateAsync({ quoteId });
    return true;
  });
  const showSuccess = (message: string) => toast({ kind: "success", message });
  // A refused call has shown its error.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <div className={`${styles.actions} no-print`}>
      <OnlineOnly>
        {canAddToCart && (
          <Button
            size={hasMain ? "md" : "sm"}
            variant={main}
            aria-label={t("toCartOf", { number })}
            isBusy={isBusy}
            onClick={() => void send(undefined)}
          >
            {t("toCart")}
          </Button>
        )}
        {canOrder && (
          <Link
            className={buttonClass({ size: hasMain ? "md" : "sm", variant: canAddToCart ? undefined : main })}
            href={`/order/checkout?quote=${quoteId}`}
            aria-label={t("orderNowOf", { number })}
          >
            {t("orderNow")}
          </Link>
        )}
        {canReQuote && (
          <Button
            size={hasMain ? "md" : "sm"}
            variant={reQuoteKind}
            aria-label={t("reQuoteOf", { number })}
            isBusy={again.isPending}
            onClick={() =>
              quietly(again.mutateAsync(quoteId).then((made) => showSuccess(t("again", { number: made.quoteNumber }))))
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
            onClick={() => quietly(remove.mutateAsync(quoteId).then(() => showSuccess(t("removed", { number }))))}
          >
            <Icon name="trash" />
          </Button>
        )}
      </OnlineOnly>
    </div>
  );
}
