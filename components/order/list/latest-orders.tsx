"use client";
// Latest orders, for the overview.
import { useTranslations } from "next-intl";
import { OrderList } from "@/components/order/list/order-list";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useOrders } from "@/lib/client/order";
import { Link } from "@/lib/i18n/link";

const SHOWN = 3;

export function LatestOrders() {
  const t = useTranslations("order.list");
  const orders = useOrders({ pageNum: 1, pageSize: SHOWN });
  if (orders.isError) {
    return <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void orders.refetch()} />;
  }
  if (!orders.data) return <Skeleton rows={3} />;
  if (orders.data.rows.length > 0) return <OrderList orders={orders.data.rows} />;
  return (
    <EmptyState
      icon="board"
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <Link className={buttonClass({ variant: "primary" })} href="/order/manufacturing/pcb">
          {t("empty.action")}
        </Link>
      }
    />
  );
}
