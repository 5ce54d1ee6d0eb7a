"use client";
// Orders of all customers, sorted by the promised date.
import { useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { BulkMove, isMovable, RowCheckbox, useSelection } from "@/components/ops/orders/bulk-move";
import { type AdminChoice, AdminList, type SavedView } from "@/components/ops/frame/admin-list";
import { ExportButton } from "@/components/ops/frame/export-button";
import { DueMark } from "@/components/ops/record/due-mark";
import { TakeButton } from "@/components/ops/record/owner-sheet";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { OrderLink } from "@/components/ops/record/order-link";
import { stateChoices } from "@/components/ops/record/state-choices";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAdminOrders } from "@/lib/client/ops";
import { ADMIN_WAITS, type AdminOrderRow, ORDER_SORTS } from "@/lib/contracts/ops-order";
import { orderStatus } from "@/lib/contracts/order";
import { DUE_STATES } from "@/lib/core/order/due-states";
import { textOr } from "@/lib/base/has-text";

const WAITS = ["any", "customer", ...ADMIN_WAITS] as const;

function useColumns(selection: ReturnType<typeof useSelection>): TableColumn<AdminOrderRow>[] {
  const t = useTranslations("ops.orders");
  const order = useTranslations("order");
  return [
    {
      key: "select",
      head: t("select"),
      cell: (row) => (isMovable(row) ? <RowCheckbox row={row} selection={selection} /> : "--"),
    },
    {
      key: "due",
      head: t("due"),
      cell: (row) => <DueMark due={row.due} promised={row.estimatedShippingDate} />,
      isWhole: true,
    },
    {
      key: "number",
      head: t("number"),
      cell: (row) => <OrderLink orderId={row.orderId} orderNumber={row.orderNumber} />,
    },
    {
      key: "waits",
      head: t("waits"),
      cell: (row) => (row.waits === null && !row.isAsked ? "--" : <Waits row={row} />),
    },
    { key: "status", head: t("status"), cell: (row) => order(`status.${row.status}`), isWhole: true },
    { key: "age", head: t("age"), cell: (row) => <Age since={row.movedAt} />, isWhole: true },
    { key: "customer", head: t("customer"), cell: (row) => row.customer },
    {
      key: "product",
      head: t("product"),
      cell: (row) => [order(`type.${row.productType}`), row.title].filter(Boolean).join(" · "),
    },
    {
      key: "owner",
      head: t("owner"),
      cell: ({ orderId, owner }) => (owner === null ? <TakeButton record="order" id={orderId} /> : owner.name),
    },
    { key: "quantity", head: t("quantity"), cell: (row) => row.quantity, isNumeric: true },
    {
      key: "amount",
      head: t("amount"),
      cell: ({ currency, amountPayableMicro: amountMicro }) => (
        <PriceText money={amountMicro === null ? null : { currency, amountMicro }} unknown={order("offer.unpriced")} />
      ),
      isNumeric: true,
    },
  ];
}

function Waits({ row }: { row: AdminOrderRow }) {
  const t = useTranslations("ops.orders");
  if (row.waits) return <Tag kind={row.waits === "complaint" ? "error" : "warning"}>{t(`wait.${row.waits}`)}</Tag>;
  return <Tag>{t("asked")}</Tag>;
}

function useViews(): SavedView[] {
  const t = useTranslations("ops.orders.view");
  return [
    { key: "all", label: t("all"), params: {} },
    { key: "todo", label: t("todo"), params: { waits: "any" } },
    { key: "mine", label: t("mine"), params: { owner: "me" } },
    { key: "unowned", label: t("unowned"), params: { waits: "any", owner: "none" } },
    { key: "late", label: t("late"), params: { due: "late" } },
    { key: "today", label: t("today"), params: { due: "today" } },
    { key: "undated", label: t("undated"), params: { due: "undated" } },
  ];
}

/** Filter values without counts, after "all". */
const plain = (name: string, all: string, values: readonly string[], label: (value: string) => string) => [
  { name, value: undefined, label: all },
  ...values.map((value) => ({ name, value, label: label(value) })),
];

function useChoices(
  status: string | undefined,
  { count, waits }: { count?: Record<string, number>; waits?: Record<string, number> },
): AdminChoice[][] {
  const t = useTranslations("ops.orders");
  const words = useTranslations("order.status");
  const states = stateChoices({
    ...{ name: "status", all: t("all"), count },
    states: orderStatus.options.filter((name) => name === status || (count?.[name] ?? 0) > 0),
    label: (name) => words(name),
  });
  const reasons: AdminChoice[] = [
    { name: "waits", value: undefined, label: t("whoever") },
    { name: "waits", value: "any", label: t("waiting"), count: waits && (waits.any ?? 0) },
    { name: "waits", value: "customer", label: t("waitingCustomer"), count: waits && (waits.customer ?? 0) },
    ...ADMIN_WAITS.map((name) => ({
      ...{ name: "waits", value: name, label: t(`wait.${name}`) },
      count: waits && (waits[name] ?? 0),
    })),
  ];
  const due = plain("due", t("dueAny"), DUE_STATES, (value) => textOr(t, `dueState.${value}`, value));
  const owner = plain("owner", t("ownerAny"), ["me", "none"], (value) => textOr(t, `ownerIs.${value}`, value));
  const sorts = ORDER_SORTS.map((value) => ({
    ...{ name: "sort", label: t(`sort.${value}`) },
    value: value === "due" ? undefined : value,
  }));
  return [states, reasons, due, owner, useAreaChoices(), sorts];
}

export function OrderQueue() {
  const t = useTranslations("ops.orders");
  const filter = useAdminFilter("/ops/orders");
  const asked = {
    status: filter.oneOf("status", orderStatus.options),
    waits: filter.oneOf("waits", WAITS),
    due: filter.oneOf("due", DUE_STATES),
    owner: filter.oneOf("owner", ["me", "none"] as const),
    sort: filter.oneOf("sort", ORDER_SORTS),
    keyword: filter.text("keyword"),
  };
  const list = useAdminOrders({ ...asked, ...filter.paging });
  const { count, waits, rows = [] } = list.data ?? {};
  const selection = useSelection(rows);
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      views={useViews()}
      choices={useChoices(asked.status, { count, waits })}
      search={t("search")}
      columns={useColumns(selection)}
      bulk={<BulkMove rows={rows} selection={selection} />}
      rowKey={({ orderId }) => orderId}
      list={list}
      action={<ExportButton list={{ list: "orders", filter: { ...asked, area: filter.paging.area } }} />}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
