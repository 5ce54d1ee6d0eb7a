"use client";
// Order page: status, lines, costs, activity.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddressChange } from "@/components/order/acts/address-change";
import { awaitsTransfer, dueMicro, isPaymentOpen } from "@/components/order/care/order-answer";
import { OrderActions } from "@/components/order/acts/order-actions";
import { OrderComplaints } from "@/components/order/care/order-complaints";
import { OrderCost } from "@/components/order/order-cost";
import { LinePicture } from "@/components/order/lines/line-picture";
import { OrderFacts, OrderRemark } from "@/components/order/order-facts";
import { OrderFiles } from "@/components/order/lines/order-files";
import { OrderLines } from "@/components/order/lines/order-lines";
import { OrderParts } from "@/components/order/lines/order-parts";
import { OrderPayments } from "@/components/order/order-payments";
import { OrderStatusLine } from "@/components/order/order-status-line";
import { OrderThread } from "@/components/order/care/order-thread";
import { StatusTag } from "@/components/quote/status-tag";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/transport/api-error";
import { appearanceOf } from "@/lib/client/board-appearance";
import { useWatchedOrder } from "@/lib/client/order";
import type { OrderView } from "@/lib/contracts/order";
import { addressLines } from "@/lib/i18n/address-lines";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import { DataList } from "@/components/ui/data-list";
import { usePaymentMethods } from "@/lib/client/payment";
import { formatMoney } from "@/lib/i18n/format-money";
import { textOr } from "@/lib/base/has-text";
import { useOrderNote } from "@/lib/i18n/use-order-note";
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
  const itemName = useItemName();
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
      <OrderStatusLine order={order} actions={<OrderActions order={order} />} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderLines
            order={order}
            picture={(line, position) => (
              <LinePicture
                orderId={order.orderId}
                position={position}
                hasPicture={line.hasPicture}
                board3dSnapshot={line.board3dSnapshot}
                icon={line.itemType === "Normal" ? "chip" : undefined}
                appearance={appearanceOf(line.specification)}
                name={itemName(line)}
              />
            )}
          />
          <OrderParts order={order} />
          <OrderFiles order={order} />
          <OrderThread order={order} />
          <OrderComplaints order={order} />
          <OrderRemark order={order} />
          <OrderLog events={order.events} />
        </div>
        <div className={styles.stack}>
          <OrderTransfer order={order} />
          <OrderFacts order={order} />
          <OrderCost order={order} />
          <OrderPayments order={order} />
          <PostalAddress title={t("deliver.title")} address={order.receiver}>
            {order.canEdit && <AddressChange orderId={order.orderId} />}
          </PostalAddress>
          {order.bill && <PostalAddress title={t("deliver.bill")} address={order.bill} />}
        </div>
      </div>
    </article>
  );
}

interface PostalAddressProps {
  title: string;
  address: Parameters<typeof addressLines>[0];
  children?: ReactNode;
}

function PostalAddress({ title, address, children }: PostalAddressProps) {
  const [name, ...lines] = addressLines(address, useLocale());
  return (
    <Sheet title={title}>
      <address className={styles.address}>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {children}
    </Sheet>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("order.view");
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  return isMissing ? (
    <EmptyState
      icon="search"
      headingLevel={1}
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

/** Account details for an expected bank transfer. */
function OrderTransfer({ order }: { order: OrderView }) {
  const t = useTranslations("order.transfer");
  const tag = useLocale();
  const offered = usePaymentMethods().data ?? [];
  const account = offered.find(({ method }) => method === "bankTransfer")?.transferAccount;
  if (!account || !awaitsTransfer(order)) return null;
  const { currency } = order;
  const amountMicro = dueMicro(order);
  const entries = [
    { key: "holder", name: t("holder"), value: account.holder },
    { key: "bank", name: t("bank"), value: account.bank },
    { key: "account", name: t("account"), value: account.account },
    ...(account.code === "" ? [] : [{ key: "code", name: t("code"), value: account.code }]),
    { key: "reference", name: t("reference"), value: order.orderNumber },
    { key: "amount", name: t("amount"), value: formatMoney({ currency, amountMicro }, tag) },
  ];
  return (
    <Sheet title={t("title")}>
      <div className={styles.block}>
        <DataList entries={entries} />
      </div>
      <p className={styles.remark}>{t("note")}</p>
    </Sheet>
  );
}

/** An entry without a change of status is described by its note. */
function isMove({ from, to }: Pick<OrderView["events"][number], "from" | "to">): boolean {
  return from !== to;
}

export function OrderLog({ events }: { events: OrderView["events"] }) {
  const t = useTranslations("order.log");
  const tag = useLocale();
  // Actors are an open list on the wire; the system's own entries name none.
  const actor = (name: string) => textOr(t, `by.${name}`, "");
  const note = useOrderNote();
  return (
    <Sheet title={t("title")}>
      <ol className={styles.log}>
        {events.toReversed().map((event, at) => (
          <li key={at}>
            <time className="num" dateTime={event.at}>
              {formatDate(event.at, tag, "moment")}
            </time>
            <span>
              {isMove(event) ? t(`moved.${event.to}`) : note(event.note, event.details)}{" "}
              <small>{actor(event.actor)}</small>
              {isMove(event) && event.note && <small>{note(event.note, event.details)}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
