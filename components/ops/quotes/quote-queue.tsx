"use client";
// Quotes of all customers, inquiries first.
import { useLocale, useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { type AdminChoice, AdminList, type SavedView } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { ExportButton } from "@/components/ops/frame/export-button";
import { TakeButton } from "@/components/ops/record/owner-sheet";
import { stateChoices } from "@/components/ops/record/state-choices";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAdminQuotes } from "@/lib/client/ops";
import { quoteStatus } from "@/lib/contracts/bom";
import type { AdminQuoteRow } from "@/lib/contracts/ops-quote";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "../frame/admin-list.module.css";

function useColumns(): TableColumn<AdminQuoteRow>[] {
  const t = useTranslations("ops.quotes");
  const tag = useLocale();
  return [
    {
      key: "number",
      head: t("number"),
      cell: (row) => (
        <Link className="link num" href={`/ops/quotes/${row.quoteId}`}>
          {row.quoteNumber}
        </Link>
      ),
    },
    {
      key: "status",
      head: t("status"),
      cell: (row) => (
        <span className={styles.signs}>
          <Tag kind={row.isWaiting ? "warning" : "neutral"}>{t(`state.${row.status}`)}</Tag>
          {row.isWaiting && row.isOrdered && <Tag kind="primary">{t("ordered")}</Tag>}
        </span>
      ),
    },
    { key: "age", head: t("age"), cell: (row) => <Age since={row.movedAt} />, isWhole: true },
    {
      key: "owner",
      head: t("owner"),
      cell: ({ quoteId, owner }) => (owner === null ? <TakeButton record="quote" id={quoteId} /> : owner.name),
    },
    { key: "kind", head: t("kind"), cell: (row) => t(`kinds.${row.kind}`) },
    { key: "customer", head: t("customer"), cell: (row) => row.customer },
    { key: "project", head: t("project"), cell: (row) => row.projectName || "--" },
    {
      key: "expires",
      head: t("expires"),
      cell: (row) => formatDate(row.expiresAt, tag, "short"),
      isWhole: true,
    },
    { key: "quantity", head: t("quantity"), cell: (row) => row.quantity, isNumeric: true },
    {
      key: "total",
      head: t("total"),
      cell: ({ currency, totalMicro }) => (
        <PriceText money={totalMicro === null ? null : { currency, amountMicro: totalMicro }} />
      ),
      isNumeric: true,
    },
  ];
}

function useViews(): SavedView[] {
  const t = useTranslations("ops.quotes.view");
  return [
    { key: "all", label: t("all"), params: {} },
    { key: "todo", label: t("todo"), params: { waits: "any" } },
    { key: "mine", label: t("mine"), params: { owner: "me" } },
    { key: "unowned", label: t("unowned"), params: { waits: "any", owner: "none" } },
  ];
}

export function QuoteQueue() {
  const t = useTranslations("ops.quotes");
  const filter = useAdminFilter("/ops/quotes");
  const asked = {
    status: filter.oneOf("status", quoteStatus.options),
    waits: filter.oneOf("waits", ["any"] as const),
    kind: filter.oneOf("kind", ["pcba", "pcb"] as const),
    owner: filter.oneOf("owner", ["me", "none"] as const),
    keyword: filter.text("keyword"),
  };
  const list = useAdminQuotes({ ...asked, ...filter.paging });
  const { count = {} } = list.data ?? {};
  const states = stateChoices({
    ...{ name: "status", all: t("all"), count },
    states: quoteStatus.options.filter((name) => name === asked.status || (count[name] ?? 0) > 0),
    label: (name) => t(`state.${name}`),
  });
  const kinds: AdminChoice[] = [
    { name: "kind", value: undefined, label: t("kinds.all") },
    { name: "kind", value: "pcba", label: t("kinds.pcba") },
    { name: "kind", value: "pcb", label: t("kinds.pcb") },
  ];
  const owners: AdminChoice[] = [
    { name: "owner", value: undefined, label: t("ownerAny") },
    { name: "owner", value: "me", label: t("ownerIs.me") },
    { name: "owner", value: "none", label: t("ownerIs.none") },
  ];
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      views={useViews()}
      choices={[states, kinds, owners, useAreaChoices()]}
      search={t("search")}
      columns={useColumns()}
      rowKey={({ quoteId }) => quoteId}
      list={list}
      action={<ExportButton list={{ list: "quotes", filter: { ...asked, area: filter.paging.area } }} />}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
