"use client";
// Invoice download.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { useDownloadInvoice } from "@/lib/client/order-care";

interface DownloadInvoiceProps {
  orderId: string;
  /** In a list, the order number: the button is an icon with that accessible name. */
  number?: string;
}

export function DownloadInvoice({ orderId, number }: DownloadInvoiceProps) {
  const t = useTranslations("order.view");
  const invoice = useDownloadInvoice(orderId);
  if (number !== undefined) {
    return (
      <Button
        size="sm"
        variant="quiet"
        isIconOnly
        aria-label={t("invoiceOf", { number })}
        title={t("invoice")}
        isBusy={invoice.isPending}
        onClick={() => invoice.mutate()}
      >
        <Icon name="doc" />
      </Button>
    );
  }
  return (
    <Button isBusy={invoice.isPending} onClick={() => invoice.mutate()}>
      {t("invoice")}
    </Button>
  );
}
