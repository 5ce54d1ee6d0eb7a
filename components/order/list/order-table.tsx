"use client";
// Orders as a table on wide windows; loaded only there, as it is large.
import { Table, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "next-intl";
import { AntdProvider } from "@/components/antd/antd-provider";
import { OrderAmount } from "@/components/order/order-amount";
import { OrderRowActions } from "@/components/order/list/order-row-actions";
import { OrderRowPicture } from "@/components/order/list/order-row-picture";
import { useOrderTitle } from "@/components/order/use-order-title";
import { OrderSigns } from "@/components/order/list/order-signs";
import type { ListedOrder } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useShipDateWords } from "@/lib/i18n/use-ship-date-words";
import styles from "./order-list.module.css";

function useColumns(): TableColumnsType<ListedOrder> {
  const t = useTranslations("order.list");
  const tag = useLocale();
  const shipDate = useShipDateWords();
  return [
    {
      key: "picture",
      title: <span className="visually-hidden">{t("picture")}</span>,
      className: styles.pictured,
      render: (_, order) => <OrderRowPicture order={order} />,
    },
    { key: "number", title: t("number"), className: styles.product, render: (_, order) => <Named order={order} /> },
    { key: "status", title: t("status"), render: (_, order) => <OrderSigns order={order} /> },
    { key: "date", title: t("date"), className: "num", render: (_, order) => formatDate(order.orderDate, tag) },
    {
      key: "ships",
      title: t("ships"),
      className: "num",
      render: (_, order) => shipDate(order),
    },
    { key: "quantity", title: t("quantity"), align: "right", className: "num", dataIndex: "quantity" },
    {
      key: "amount",
      title: t("amount"),
      align: "right",
      render: (_, order) => <OrderAmount order={order} />,
    },
    {
      key: "actions",
      title: <span className="visually-hidden">{t("actions")}</span>,
      align: "right",
      render: (_, order) => <OrderRowActions order={order} />,
    },
  ];
}

/** Project name first; order numbers are for support. */
function Named({ order }: { order: ListedOrder }) {
  const titleOf = useOrderTitle();
  const { orderId, orderNumber, purchaseNumber } = order;
  return (
    <>
      <Link className="link" href={`/my-center/orders/${orderId}`}>
        {titleOf(order)}
      </Link>
      <small className={styles.number}>
        <span className="num">{orderNumber}</span>
        {purchaseNumber && <span>{purchaseNumber}</span>}
      </small>
    </>
  );
}

export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useTranslations("order.list");
  const columns = useColumns();
  return (
    <AntdProvider>
      <Table
        className={styles.table}
        aria-label={t("caption")}
        columns={columns}
        dataSource={orders}
        rowKey="orderId"
        pagination={false}
      />
    </AntdProvider>
  );
}
