// Status of an order as a tag.
import { useTranslations } from "next-intl";
import { Tag, type TagKind } from "@/components/ui/tag";
import type { OrderStatus } from "@/lib/contracts/order";

const KINDS: Record<OrderStatus, TagKind> = {
  Queued: "neutral",
  Submitted: "primary",
  Paid: "success",
  Reviewed: "info",
  "In Production": "info",
  Processed: "info",
  Shipped: "info",
  Complete: "success",
  Cancelled: "neutral",
  Failed: "error",
  "Order Received": "neutral",
  "Quotation Process": "warning",
  "Quotation Offered": "primary",
};

export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useTranslations("order.status");
  return <Tag kind={KINDS[status]}>{t(status)}</Tag>;
}
