"use client";
// Orders as a list, for narrow windows and short looks.
import { useLocale, useTranslations } from "next-intl";
import { OrderAmount } from "@/components/order/order-amount";
import { useOrderTitle } from "@/components/order/use-order-title";
import { OrderSigns } from "@/components/order/order-signs";
import type { OrderSummary } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./order-list.module.css";

export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations("order.list");
  const tag = useLocale();
  const titleOf = useOrderTitle();
  return (
    <ul className={styles.list} aria-label={t("caption")}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <Link href={`/my-center/orders/${order.orderId}`}>
            <span className={styles.top}>
              <b className="num">{order.orderNumber}</b>
              <OrderSigns order={order} />
            </span>
            <span className={styles.name}>{titleOf(order)}</span>
            <span className={styles.facts}>
              <span className="num">{formatDate(order.orderDate, tag)}</span>
              <span className="num">{t("pieces", { count: order.quantity })}</span>
              <b>
                <OrderAmount order={order} />
              </b>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
