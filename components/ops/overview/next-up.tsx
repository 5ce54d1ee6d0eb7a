"use client";
// Open work of orders and inquiries: late first, then due today, then longest waiting.
import { useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { DueMark } from "@/components/ops/record/due-mark";
import { TakeButton } from "@/components/ops/record/owner-sheet";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useAdminOrders, useAdminQuotes } from "@/lib/client/ops";
import type { AdminOrderRow } from "@/lib/contracts/ops-order";
import type { AdminQuoteRow } from "@/lib/contracts/ops-quote";
import { Link } from "@/lib/i18n/link";

const SHOWN = 15;

interface Waiting {
  href: string;
  number: string;
  what: string;
  kind: TagKind;
  title: string;
  customer: string;
  since: string;
  due: AdminOrderRow["due"];
  promised: string | null;
  owner: AdminOrderRow["owner"];
  take: { record: "order" | "quote"; id: string };
}

/** Complaints first, then late orders, then those due today. */
function rankOf(row: AdminOrderRow | AdminQuoteRow): number {
  if (!("waits" in row)) return 3;
  if (row.waits === "complaint") return 0;
  return row.due === "late" ? 1 : row.due === "today" ? 2 : 3;
}

export function nextUp(
  orders: readonly AdminOrderRow[],
  quotes: readonly AdminQuoteRow[],
): (AdminOrderRow | AdminQuoteRow)[] {
  // An order that waits for a price is listed with its quote.
  return [...orders.filter(({ waits }) => waits !== "price"), ...quotes]
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.movedAt.localeCompare(other.movedAt))
    .slice(0, SHOWN);
}

function useWaiting(): (row: AdminOrderRow | AdminQuoteRow) => Waiting {
  const t = useTranslations("ops");
  return (row) => {
    const { customer, movedAt: since, owner } = row;
    if ("orderId" in row) {
      const { waits, title, due, orderId: id } = row;
      return {
        ...{ href: `/ops/orders/${id}`, number: row.orderNumber, title, customer, since, owner, due },
        what: waits === null ? "--" : t(`orders.wait.${waits}`),
        kind: waits === "complaint" ? "error" : "warning",
        promised: row.estimatedShippingDate,
        take: { record: "order", id },
      };
    }
    const { quoteId: id } = row;
    return {
      ...{ href: `/ops/quotes/${id}`, number: row.quoteNumber, title: row.projectName, customer, since, owner },
      what: t(`quotes.state.${row.status}`),
      kind: "warning",
      ...{ due: null, promised: null, take: { record: "quote", id } },
    };
  };
}

export function NextUp() {
  const t = useTranslations("ops");
  const wanted = { waits: "any", pageSize: SHOWN } as const;
  const orders = useAdminOrders({ ...wanted, sort: "due" });
  const quotes = useAdminQuotes(wanted);
  const toWaiting = useWaiting();
  if (!orders.data || !quotes.data) return null;
  const rows = nextUp(orders.data.rows, quotes.data.rows).map(toWaiting);
  const columns: TableColumn<Waiting>[] = [
    {
      key: "due",
      head: t("orders.due"),
      cell: ({ due, promised }) => <DueMark due={due} promised={promised} />,
      isWhole: true,
    },
    {
      key: "number",
      head: t("overview.record"),
      cell: ({ href, number }) => (
        <Link className="link num" href={href}>
          {number}
        </Link>
      ),
    },
    { key: "what", head: t("orders.waits"), cell: ({ what, kind }) => <Tag kind={kind}>{what}</Tag> },
    { key: "age", head: t("orders.age"), cell: ({ since }) => <Age since={since} />, isWhole: true },
    { key: "title", head: t("quotes.project"), cell: ({ title }) => title || "--" },
    { key: "customer", head: t("orders.customer"), cell: ({ customer }) => customer },
    {
      key: "owner",
      head: t("orders.owner"),
      cell: ({ owner, take }) => (owner === null ? <TakeButton {...take} /> : owner.name),
    },
  ];
  return (
    <Sheet title={t("overview.next")}>
      {rows.length === 0 ? (
        <EmptyState icon="check" title={t("overview.done")} />
      ) : (
        <Table
          caption={t("overview.next")}
          columns={columns}
          rows={rows}
          rowKey={({ href }) => href}
          isDense
          isBaseline
        />
      )}
    </Sheet>
  );
}
