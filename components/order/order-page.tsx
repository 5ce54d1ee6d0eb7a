"use client";
// One order: what holds now, its lines, its cost, and what happened.
import { useLocale, useTranslations } from "next-intl";
import { isPaymentOpen } from "@/components/order/order-answer";
import { OrderActions } from "@/components/order/order-actions";
import { OrderCost } from "@/components/order/order-cost";
import { LinePicture } from "@/components/order/line-picture";
import { OrderLines } from "@/components/order/order-lines";
import { OrderLog } from "@/components/order/order-log";
import { OrderPayments } from "@/components/order/order-payments";
import { OrderStanding } from "@/components/order/order-standing";
import { OrderTransfer } from "@/components/order/order-transfer";
import { StatusTag } from "@/components/order/status-tag";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api-error";
import { lookOf } from "@/lib/client/board-look";
import { useWatchedOrder } from "@/lib/client/watched-order";
import type { OrderView } from "@/lib/contracts/order";
import { addressLines } from "@/lib/i18n/address-lines";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import styles from "./order.module.css";

export function OrderPage({ orderId }: { orderId: string }) {
  const order = useWatchedOrder(orderId, isPaymentOpen);
  if (order.data) return <OrderDetails order={order.data} />;
  if (order.isError) return <Failure error={order.error} onRetry={() => void order.refetch()} />;
  return <Skeleton rows={8} />;
}

function OrderDetails({ order }: { order: OrderView }) {
  const t = useTranslations("order");
  const tag = useLocale();
  const nameOf = useItemName();
  return (
    <article>
      <nav className={`${styles.crumbs} no-print`} aria-label={t("view.crumb")}>
        <Link className="link" href="/my-center/orders">
          {t("view.crumb")}
        </Link>
      </nav>
      <PageTitle title={<span className="num">{t("view.title", { number: order.orderNumber })}</span>}>
        <span className={styles.placed}>{t("view.placed", { date: formatDate(order.orderDate, tag, "moment") })}</span>
        <StatusTag status={order.status} />
      </PageTitle>
      <OrderStanding order={order} actions={<OrderActions order={order} />} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderLines
            order={order}
            picture={(line, position) => (
              <LinePicture
                orderId={order.orderId}
                position={position}
                hasPicture={line.hasPicture}
                look={lookOf(line.specification)}
                name={nameOf(line)}
              />
            )}
          />
          {order.remark && (
            <Sheet title={t("remark.title")}>
              <p className={styles.remark}>{order.remark}</p>
            </Sheet>
          )}
          <OrderLog events={order.events} />
        </div>
        <div className={styles.stack}>
          <OrderTransfer order={order} />
          <OrderCost order={order} />
          <OrderPayments order={order} />
          <Delivery receiver={order.receiver} />
        </div>
      </div>
    </article>
  );
}

function Delivery({ receiver }: { receiver: OrderView["receiver"] }) {
  const t = useTranslations("order.deliver");
  const [name, ...lines] = addressLines(receiver, useLocale());
  return (
    <Sheet title={t("title")}>
      <address className={styles.address}>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Sheet>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("order.view");
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  return isMissing ? (
    <EmptyState
      icon="search"
      title={t("notFound.title")}
      text={t("notFound.text")}
      action={
        <Link className={buttonClass({ variant: "primary" })} href="/my-center/orders">
          {t("notFound.action")}
        </Link>
      }
    />
  ) : (
    <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={onRetry} />
  );
}
