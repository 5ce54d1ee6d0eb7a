"use client";
// Orders as a table on wide windows; loaded only there, for the sake of its weight.
import { Table, type TableColumnsType } from "antd";
import { useLocale, useTranslations } from "next-intl";
import { AntdProvider } from "@/components/antd/antd-provider";
import { OrderAmount } from "@/components/order/order-amount";
import { useOrderTitle } from "@/components/order/use-order-title";
import { OrderSigns } from "@/components/order/order-signs";
import type { OrderSummary } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./order-list.module.css";

function useColumns(): TableColumnsType<OrderSummary> {
  const t = useTranslations("order.list");
  const tag = useLocale();
  const titleOf = useOrderTitle();
  return [
    {
      key: "number",
      title: t("number"),
      render: (_, order) => (
        <Link className="link num" href={`/my-center/orders/${order.orderId}`}>
          {order.orderNumber}
        </Link>
      ),
    },
    { key: "status", title: t("status"), render: (_, order) => <OrderSigns order={order} /> },
    { key: "product", title: t("product"), className: styles.product, render: (_, order) => titleOf(order) },
    { key: "date", title: t("date"), className: "num", render: (_, order) => formatDate(order.orderDate, tag) },
    {
      key: "ships",
      title: t("ships"),
      className: "num",
      render: (_, order) => formatDate(order.estimatedShippingDate, tag),
    },
    { key: "quantity", title: t("quantity"), align: "right", className: "num", dataIndex: "quantity" },
    {
      key: "amount",
      title: t("amount"),
      align: "right",
      render: (_, order) => <OrderAmount order={order} />,
    },
  ];
}

export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
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
