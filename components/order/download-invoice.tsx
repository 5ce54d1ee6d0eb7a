"use client";
// An order's invoice, as a file.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDownloadInvoice } from "@/lib/client/order-care";

export function DownloadInvoice({ orderId }: { orderId: string }) {
  const t = useTranslations("order.view");
  const invoice = useDownloadInvoice(orderId);
  return (
    <Button isBusy={invoice.isPending} onClick={() => invoice.mutate()}>
      {t("invoice")}
    </Button>
  );
}
