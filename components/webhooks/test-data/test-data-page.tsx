"use client";
// Orders of test keys: moved on by hand, and deleted together.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet, SheetFoot, SheetIntro } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import {
  TEST_ORDERS_PER_PAGE,
  useAdvanceSandboxOrder,
  useDeleteSandboxData,
  useSandboxOrders,
} from "@/lib/client/sandbox";
import type { SandboxOrder } from "@/lib/contracts/sandbox";
import { nextOnTheWay } from "@/lib/core/order/advance";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";

export function TestDataPage() {
  const t = useTranslations("webhooks.testData");
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const orders = useSandboxOrders(page);
  const remove = useDeleteSandboxData();
  const rows = orders.data?.rows ?? [];
  const pages = Math.ceil((orders.data?.total ?? 0) / TEST_ORDERS_PER_PAGE);

  function confirm(): void {
    remove.mutate(undefined, {
      onSuccess: ({ orders: count }) => {
        setPage(1);
        toast({ kind: "info", message: t("deleted", { count }) });
      },
      onSettled: () => setAsking(false),
    });
  }

  return (
    <>
      <PageTitle title={t("title")} />
      <Sheet title={t("orders")}>
        <SheetIntro>
          {t.rich("intro", { keys: (chunks) => <Link href="/my-center/api-keys">{chunks}</Link> })}
        </SheetIntro>
        {orders.isError && <FailureState title={t("failed")} onRetry={() => void orders.refetch()} />}
        {orders.isPending && <Skeleton rows={4} />}
        {orders.isSuccess && rows.length === 0 && <EmptyState icon="doc" title={t("none")} text={t("noneText")} />}
        {rows.length > 0 && <TestOrders rows={rows} />}
        {pages > 1 && (
          <SheetFoot>
            <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t("newer")}
            </Button>
            <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {t("older")}
            </Button>
          </SheetFoot>
        )}
        <SheetFoot>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t("delete")}
          </Button>
        </SheetFoot>
      </Sheet>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("deleteTitle")}
        text={t("deleteText")}
        confirm={t("delete")}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function TestOrders({ rows }: { rows: readonly SandboxOrder[] }) {
  const t = useTranslations("webhooks.testData");
  const status = useTranslations("order.status");
  const tag = useLocale();
  const advance = useAdvanceSandboxOrder();
  return (
    <Table
      caption={t("orders")}
      rows={rows}
      rowKey={({ orderId }) => orderId}
      columns={[
        { key: "number", head: t("number"), cell: ({ orderNumber }) => <code>{orderNumber}</code> },
        { key: "date", head: t("date"), cell: ({ orderDate }) => formatDate(orderDate, tag), isWhole: true },
        { key: "title", head: t("content"), cell: ({ title, quantity }) => t("pieces", { title, quantity }) },
        {
          ...{ key: "amount", head: t("amount"), isNumeric: true },
          cell: ({ currency, amountPayableMicro }) =>
            amountPayableMicro === null ? "–" : formatMoney({ currency, amountMicro: amountPayableMicro }, tag),
        },
        { key: "status", head: t("status"), cell: (order) => <Tag>{status(order.status)}</Tag>, isWhole: true },
        {
          key: "advance",
          head: <span className="visually-hidden">{t("advance")}</span>,
          cell: ({ orderId, orderNumber, status: from }) => {
            const to = nextOnTheWay(from);
            return to === null ? null : (
              <Button
                size="sm"
                isBusy={advance.isPending && advance.variables === orderId}
                aria-label={t("advanceOf", { number: orderNumber, status: status(to) })}
                onClick={() => advance.mutate(orderId)}
              >
                {t("advanceTo", { status: status(to) })}
              </Button>
            );
          },
        },
      ]}
    />
  );
}
