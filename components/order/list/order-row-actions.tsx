"use client";
// Actions on an order in a list: pay, track, reorder, invoice.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { DownloadInvoice } from "@/components/order/acts/download-invoice";
import { OrderAgain } from "@/components/order/acts/order-again";
import { useOpenPayment } from "@/components/order/acts/use-open-payment";
import { OnlineOnly } from "@/components/ui/online-only";
import { Button, buttonClass } from "@/components/ui/button";
import type { ListedOrder } from "@/lib/contracts/order";
import { trackingUrl } from "@/lib/core/order/carriers";
import { isInQuotation } from "@/lib/core/order/states";
import styles from "./order-list.module.css";

/** The goods, or after production their shipping. */
const isPayable = ({ status, isShippingDue }: ListedOrder) =>
  status === "Submitted" || status === "Failed" || isShippingDue;

export function OrderRowActions({ order }: { order: ListedOrder }) {
  const { orderId, orderNumber: number, amountPayableMicro, status } = order;
  const isPriced = amountPayableMicro !== null && !isInQuotation(status);
  return (
    <div className={`${styles.actions} no-print`}>
      <OnlineOnly>
        {isPayable(order) && <Pay order={order} />}
        <Track order={order} />
        {isPriced && <OrderAgain orderId={orderId} number={number} />}
        {isPriced && <DownloadInvoice orderId={orderId} number={number} />}
      </OnlineOnly>
    </div>
  );
}

function Pay({ order: { orderId, orderNumber: number } }: { order: ListedOrder }) {
  const t = useTranslations("order.list");
  const { open, isBusy } = useOpenPayment();
  return (
    <Button size="sm" isBusy={isBusy} aria-label={t("payOf", { number })} onClick={() => void open({ orderId })}>
      {t("pay")}
    </Button>
  );
}

/** Tracking link. */
function Track({ order: { orderNumber: number, parcel } }: { order: ListedOrder }) {
  const t = useTranslations("order.list");
  const url = parcel && trackingUrl(parcel.carrier, parcel.trackingNumber);
  if (!url) return null;
  return (
    <a
      className={buttonClass({ size: "sm" })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("trackOf", { number })}
    >
      <Icon name="truck" />
      {t("track")}
    </a>
  );
}
