"use client";
// Confirmation before an order is canceled, or its offer declined, with the refund.
import { useLocale, useTranslations } from "next-intl";
import { paidMicro } from "@/components/order/care/order-answer";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useCancelOrder } from "@/lib/client/order";
import type { OrderView } from "@/lib/contracts/order";
import { formatMoney } from "@/lib/i18n/format-money";

interface CancelDialogProps {
  order: OrderView;
  isOpen: boolean;
  onClose: () => void;
}

export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const t = useTranslations("order.cancel");
  const offer = useTranslations("order.offer");
  const tag = useLocale();
  const cancel = useCancelOrder();
  const paid = paidMicro(order);
  const { orderNumber: number, currency } = order;
  const isDeclining = order.status === "Quotation Offered";
  const text = paid > 0 ? t("textPaid", { amount: formatMoney({ currency, amountMicro: paid }, tag) }) : t("text");

  async function confirm() {
    try {
      await cancel.mutateAsync(order.orderId);
    } catch {
      // The error was shown; the page shows the current order.
    }
    onClose();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={isDeclining ? offer("declineTitle", { number }) : t("title", { number })}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="danger-fill" isBusy={cancel.isPending} onClick={() => void confirm()}>
            {isDeclining ? offer("declineConfirm") : t("confirm")}
          </Button>
        </>
      }
    >
      <p>{isDeclining ? offer("declineText") : text}</p>
    </Modal>
  );
}
