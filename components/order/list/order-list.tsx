"use client";
// Orders as a list, for narrow windows and previews.
import { useLocale, useTranslations } from "next-intl";
import { OrderAmount } from "@/components/order/order-amount";
import { OrderRowActions } from "@/components/order/list/order-row-actions";
import { OrderRowPicture } from "@/components/order/list/order-row-picture";
import { useOrderTitle } from "@/components/order/use-order-title";
import { OrderSigns } from "@/components/order/list/order-signs";
import type { ListedOrder } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./order-list.module.css";

export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useTranslations("order.list");
  const tag = useLocale();
  const titleOf = useOrderTitle();
  return (
    <ul className={styles.list} aria-label={t("caption")}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderRowPicture order={order} />
          <Link href={`/my-center/orders/${order.orderId}`}>
            <span className={styles.top}>
              <b className={styles.name}>{titleOf(order)}</b>
              <b className={styles.amount}>
                <OrderAmount order={order} />
              </b>
            </span>
            <span className={styles.facts}>
              <span className="num">{order.orderNumber}</span>
              <span className="num">{formatDate(order.orderDate, tag)}</span>
              <span className="num">{t("pieces", { count: order.quantity })}</span>
            </span>
          </Link>
          <div className={styles.foot}>
            <OrderSigns order={order} />
            <OrderRowActions order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}
