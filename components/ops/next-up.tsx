"use client";
// What has waited longest, whatever it waits for: each a way straight to its record.
import { useTranslations } from "next-intl";
import { Age } from "@/components/ops/age";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useDeskOrders, useDeskQuotes } from "@/lib/client/ops";
import type { DeskOrderRow } from "@/lib/contracts/ops-order";
import type { DeskQuoteRow } from "@/lib/contracts/ops-quote";
import { Link } from "@/lib/i18n/link";

const SHOWN = 10;

interface Waiting {
  href: string;
  number: string;
  what: string;
  kind: TagKind;
  title: string;
  customer: string;
  since: string;
}

/** Of both queues, complaints before all else, then the oldest. */
export function nextUp(
  orders: readonly DeskOrderRow[],
  quotes: readonly DeskQuoteRow[],
): (DeskOrderRow | DeskQuoteRow)[] {
  const isUrgent = (row: DeskOrderRow | DeskQuoteRow) => "waits" in row && row.waits === "complaint";
  // An order that waits for a price stands here with its quote.
  return [...orders.filter(({ waits }) => waits !== "price"), ...quotes]
    .toSorted(
      (one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || one.movedAt.localeCompare(other.movedAt),
    )
    .slice(0, SHOWN);
}

function useWaiting(): (row: DeskOrderRow | DeskQuoteRow) => Waiting {
  const t = useTranslations("ops");
  return (row) => {
    const { customer, movedAt: since } = row;
    if ("orderId" in row) {
      const { waits, title } = row;
      const what = waits === null ? "--" : t(`orders.wait.${waits}`);
      const kind = waits === "complaint" ? "error" : "warning";
      return { href: `/ops/orders/${row.orderId}`, number: row.orderNumber, what, kind, title, customer, since };
    }
    const what = t(`quotes.state.${row.status}`);
    const href = `/ops/quotes/${row.quoteId}`;
    return { href, number: row.quoteNumber, what, kind: "warning", title: row.projectName, customer, since };
  };
}

export function NextUp() {
  const t = useTranslations("ops");
  const wanted = { waits: "any", pageSize: SHOWN } as const;
  const orders = useDeskOrders(wanted);
  const quotes = useDeskQuotes(wanted);
  const toWaiting = useWaiting();
  if (!orders.data || !quotes.data) return null;
  const rows = nextUp(orders.data.rows, quotes.data.rows).map(toWaiting);
  const columns: TableColumn<Waiting>[] = [
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
  ];
  return (
    <Sheet title={t("overview.next")}>
      {rows.length === 0 ? (
        <EmptyState icon="check" title={t("overview.done")} />
      ) : (
        <Table caption={t("overview.next")} columns={columns} rows={rows} rowKey={({ href }) => href} isDense />
      )}
    </Sheet>
  );
}
