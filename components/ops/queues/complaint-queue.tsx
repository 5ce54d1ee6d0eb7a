"use client";
// Complaints of all orders, open ones first.
import { useLocale, useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { OrderLink } from "@/components/ops/record/order-link";
import { stateChoices } from "@/components/ops/record/state-choices";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAdminComplaints } from "@/lib/client/ops";
import { COMPLAINT_STATES, type AdminComplaint } from "@/lib/contracts/ops-complaint";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";

function useColumns(): TableColumn<AdminComplaint>[] {
  const t = useTranslations("ops.complaints");
  const tag = useLocale();
  return [
    {
      key: "order",
      head: t("order"),
      cell: (row) => <OrderLink orderId={row.orderId} orderNumber={row.orderNumber} />,
    },
    {
      key: "state",
      head: t("stateHead"),
      cell: (row) => <Tag kind={row.state === "open" ? "error" : "neutral"}>{t(`state.${row.state}`)}</Tag>,
    },
    { key: "age", head: t("age"), cell: (row) => <Age since={row.at} />, isWhole: true },
    { key: "customer", head: t("customer"), cell: (row) => row.customer },
    { key: "photos", head: t("photos"), cell: (row) => row.files.length, isNumeric: true },
    {
      key: "reason",
      head: t("reasonHead"),
      cell: (row) => textOr(t, `reason.${row.reason}`, row.reason),
      isWhole: true,
    },
    { key: "wish", head: t("wishHead"), cell: (row) => textOr(t, `wish.${row.wish}`, row.wish), isWhole: true },
    { key: "text", head: t("text"), cell: (row) => <Excerpt text={row.text} /> },
    {
      key: "decided",
      head: t("decided"),
      cell: (row) => formatDate(row.decidedAt, tag, "short"),
      isWhole: true,
    },
    {
      key: "refund",
      head: t("refund"),
      cell: ({ currency, refundMicro }) => (
        <PriceText money={refundMicro === null ? null : { currency, amountMicro: refundMicro }} />
      ),
      isNumeric: true,
    },
  ];
}

const EXCERPT = 120;

/** Truncated at a word, with an ellipsis. */
export const excerptOf = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")} …`;

function Excerpt({ text }: { text: string }) {
  return <span title={text.length > EXCERPT ? text : undefined}>{excerptOf(text)}</span>;
}

export function ComplaintQueue() {
  const t = useTranslations("ops.complaints");
  const filter = useAdminFilter("/ops/complaints");
  const state = filter.oneOf("state", COMPLAINT_STATES);
  const list = useAdminComplaints({ state, keyword: filter.text("keyword"), ...filter.paging });
  const states = stateChoices({
    ...{ name: "state", all: t("all"), states: COMPLAINT_STATES, count: list.data?.count },
    label: (name) => t(`state.${name}`),
  });
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      choices={[states, useAreaChoices()]}
      search={t("search")}
      columns={useColumns()}
      rowKey={({ complaintId }) => complaintId}
      list={list}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
