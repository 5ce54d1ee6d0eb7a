"use client";
// The user's orders: filter, list or table, pages; all settings are in the address.
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { OrderFilterBar } from "@/components/order/list/order-filter-bar";
import {
  type OrderFilterParams,
  ORDER_LIST_PATH,
  ORDERS_A_PAGE,
  orderListHref,
  readOrderFilter,
} from "@/components/order/list/order-filter-params";
import { OrderList } from "@/components/order/list/order-list";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Sheet } from "@/components/ui/sheet";
import { StaleNotice } from "@/components/ui/stale-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsWide } from "@/components/ui/use-is-wide";
import { useOrders } from "@/lib/client/order";
import type { ListedOrder } from "@/lib/contracts/order";
import { Link } from "@/lib/i18n/link";

const OrderTable = dynamic(() => import("@/components/order/list/order-table").then((file) => file.OrderTable), {
  ssr: false,
  loading: () => <Skeleton rows={5} />,
});

export function OrderListPage() {
  const t = useTranslations("order.list");
  const filter = readOrderFilter(useSearchParams());
  const { page, keyword, ...search } = filter;
  const orders = useOrders({ ...search, keyword: keyword || undefined, pageNum: page, pageSize: ORDERS_A_PAGE });
  // The previous page is shown only while the next one loads.
  const isShown = orders.data !== undefined && !(orders.isPlaceholderData && orders.fetchStatus === "paused");
  return (
    <>
      <PageTitle title={t("title")} />
      {isShown && (
        <StaleNotice
          updatedAt={orders.dataUpdatedAt}
          hasFailed={orders.isError}
          onReload={() => void orders.refetch()}
        />
      )}
      <Sheet>
        <OrderFilterBar filter={filter} count={orders.data?.count} />
        {isShown && orders.data ? (
          <OrderRows orders={orders.data.rows} total={orders.data.total} filter={filter} />
        ) : orders.isError ? (
          <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void orders.refetch()} />
        ) : orders.fetchStatus === "paused" ? (
          <EmptyState icon="warning" title={t("failed.title")} text={t("failed.offline")} />
        ) : (
          <Skeleton rows={6} />
        )}
      </Sheet>
    </>
  );
}

interface OrderRowsProps {
  orders: readonly ListedOrder[];
  total: number;
  filter: OrderFilterParams;
}

function OrderRows({ orders, total, filter }: OrderRowsProps) {
  const t = useTranslations("order.list");
  const isWide = useIsWide();
  if (orders.length === 0) return <NoOrders isFiltered={orderListHref(filter) !== ORDER_LIST_PATH} />;
  return (
    <>
      {isWide ? <OrderTable orders={orders} /> : <OrderList orders={orders} />}
      <Pager
        label={t("pages")}
        page={filter.page}
        pages={Math.ceil(total / ORDERS_A_PAGE)}
        hrefOf={(page) => orderListHref({ ...filter, page })}
      />
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations(`order.list.${isFiltered ? "noMatch" : "empty"}`);
  return (
    <EmptyState
      icon={isFiltered ? "search" : "board"}
      title={t("title")}
      text={t("text")}
      action={
        <Link
          className={buttonClass({ variant: isFiltered ? "secondary" : "primary" })}
          href={isFiltered ? orderListHref({ keyword: "", page: 1 }) : "/order/manufacturing/pcb"}
        >
          {t("action")}
        </Link>
      }
    />
  );
}
