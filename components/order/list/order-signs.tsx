// Status of an order, and its open tasks for the customer.
import { useTranslations } from "next-intl";
import { StatusTag } from "@/components/quote/status-tag";
import { Tag } from "@/components/ui/tag";
import type { OrderSummary } from "@/lib/contracts/order";
import styles from "./order-list.module.css";

/** A finished order has no open tasks. */
const ASKING: readonly OrderSummary["status"][] = ["Paid", "Reviewed"];

export function OrderSigns({ order }: { order: OrderSummary }) {
  const t = useTranslations("order.list");
  const { status, questionState, unseenMessages } = order;
  const hasQuestion = questionState === "asked" && ASKING.includes(status);
  return (
    <span className={styles.signs}>
      <StatusTag status={status} />
      {hasQuestion && <Tag kind="warning">{t("question")}</Tag>}
      {unseenMessages > 0 && !hasQuestion && <Tag kind="primary">{t("unseen", { count: unseenMessages })}</Tag>}
    </span>
  );
}
