"use client";
// Orders that wait for their customer: a question, an offer, a payment, a confirmation of receipt.
import { useTranslations } from "next-intl";
import { useOrderTitle } from "@/components/order/use-order-title";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useOrders } from "@/lib/client/order";
import type { ListedOrder, OrderSummary } from "@/lib/contracts/order";
import { Link } from "@/lib/i18n/link";
import styles from "./waiting-orders.module.css";

/** Limit of the search; older ones are in the order list. */
const LOOKED_AT = 100;

export type OrderWait = "answer" | "accept" | "payAgain" | "pay" | "shipping" | "confirm";
const ORDERED: readonly OrderWait[] = ["answer", "accept", "payAgain", "pay", "shipping", "confirm"];

const BY_STATUS: Partial<Record<OrderSummary["status"], OrderWait>> = {
  "Quotation Offered": "accept",
  Failed: "payAgain",
  Submitted: "pay",
  Shipped: "confirm",
};

/** Task of an order for the customer; null without one. */
export function orderWait({ status, questionState, isShippingDue }: OrderSummary): OrderWait | null {
  if (questionState === "asked" && (status === "Paid" || status === "Reviewed")) return "answer";
  if (status === "Processed") return isShippingDue ? "shipping" : null;
  return BY_STATUS[status] ?? null;
}

/** Most urgent first, then oldest. */
function waitingOf(orders: readonly ListedOrder[]) {
  return orders
    .flatMap((order) => {
      const wait = orderWait(order);
      return wait === null ? [] : [{ order, wait }];
    })
    .sort(
      (one, other) =>
        ORDERED.indexOf(one.wait) - ORDERED.indexOf(other.wait) ||
        one.order.orderDate.localeCompare(other.order.orderDate),
    );
}

export function WaitingOrders() {
  const t = useTranslations("order.waiting");
  const titleOf = useOrderTitle();
  const orders = useOrders({ pageNum: 1, pageSize: LOOKED_AT });
  const waiting = waitingOf(orders.data?.rows ?? []);
  if (waiting.length === 0) return null;
  return (
    <Sheet title={t("title")} note={t("count", { count: waiting.length })}>
      <ul>
        {waiting.map(({ order, wait }) => (
          <li key={order.orderId} className={styles.row}>
            <Icon name={wait === "answer" || wait === "payAgain" ? "warning" : "info"} size={20} />
            <p>
              <b>{t(`${wait}.text`)}</b>
              <small>
                <span className="num">{order.orderNumber}</span> · {titleOf(order)}
              </small>
            </p>
            <Link className={buttonClass({ size: "sm" })} href={`/my-center/orders/${order.orderId}`}>
              {t(`${wait}.action`)}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
