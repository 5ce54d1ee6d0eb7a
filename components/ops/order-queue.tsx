"use client";
// Everybody's orders, what waits for us first.
import { useLocale, useTranslations } from "next-intl";
import { Age } from "@/components/ops/age";
import { type DeskChoice, DeskList } from "@/components/ops/desk-list";
import { useDeskFilter } from "@/components/ops/desk-params";
import { stateChoices } from "@/components/ops/state-choices";
import { useAreaChoices } from "@/components/ops/use-area-choices";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useDeskOrders } from "@/lib/client/ops";
import { DESK_WAITS, type DeskOrderRow } from "@/lib/contracts/ops-order";
import { orderStatus } from "@/lib/contracts/order";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";

const WAITS = ["any", ...DESK_WAITS] as const;

function useColumns(): TableColumn<DeskOrderRow>[] {
  const t = useTranslations("ops.orders");
  const order = useTranslations("order");
  const tag = useLocale();
  return [
    {
      key: "number",
      head: t("number"),
      cell: (row) => (
        <Link className="link num" href={`/ops/orders/${row.orderId}`}>
          {row.orderNumber}
        </Link>
      ),
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
      key: "ships",
      head: t("ships"),
      cell: (row) => formatDate(row.estimatedShippingDate, tag, "short"),
      isWhole: true,
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

function Waits({ row }: { row: DeskOrderRow }) {
  const t = useTranslations("ops.orders");
  if (row.waits) return <Tag kind={row.waits === "complaint" ? "error" : "warning"}>{t(`wait.${row.waits}`)}</Tag>;
  return <Tag>{t("asked")}</Tag>;
}

export function OrderQueue() {
  const t = useTranslations("ops.orders");
  const words = useTranslations("order.status");
  const filter = useDeskFilter("/ops/orders");
  const [status, waits] = [filter.oneOf("status", orderStatus.options), filter.oneOf("waits", WAITS)];
  const list = useDeskOrders({
    ...{ status, waits, keyword: filter.text("keyword") },
    ...filter.paging,
  });
  const { count = {}, waiting } = list.data ?? {};
  const states = stateChoices({
    ...{ name: "status", all: t("all"), count },
    states: orderStatus.options.filter((name) => name === status || (count[name] ?? 0) > 0),
    label: (name) => words(name),
  });
  const kinds: DeskChoice[] = [
    { name: "waits", value: undefined, label: t("whoever") },
    { name: "waits", value: "any", label: t("waiting"), count: waiting },
    ...DESK_WAITS.map((name) => ({ name: "waits", value: name, label: t(`wait.${name}`) })),
  ];
  return (
    <DeskList
      title={t("title")}
      filter={filter}
      choices={[states, kinds, useAreaChoices()]}
      search={t("search")}
      columns={useColumns()}
      rowKey={({ orderId }) => orderId}
      list={list}
    />
  );
}
