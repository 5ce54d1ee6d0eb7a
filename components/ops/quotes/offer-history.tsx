"use client";
// Offers of a quote, newest first: the first is the one that the customer sees.
import { useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { formatDate } from "@/lib/i18n/format-date";

type Offer = AdminQuote["offers"][number];

export function OfferHistory({ quote: { offers, currency } }: { quote: AdminQuote }) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  if (offers.length === 0) return null;
  const columns: TableColumn<Offer>[] = [
    { key: "version", head: t("version"), cell: ({ version }) => version, isNumeric: true },
    { key: "at", head: t("offeredAt"), cell: ({ at }) => formatDate(at, tag, "moment"), isWhole: true },
    { key: "author", head: t("by"), cell: ({ author }) => author || "--" },
    {
      key: "leadTimeDays",
      head: t("leadTimeDays"),
      cell: ({ leadTimeDays }) => (leadTimeDays === null ? "--" : t("days", { count: leadTimeDays })),
    },
    { key: "expiresAt", head: t("validUntil"), cell: ({ expiresAt }) => formatDate(expiresAt, tag, "short") },
    { key: "note", head: t("note"), cell: ({ note }) => note || "--" },
    {
      key: "total",
      head: t("total"),
      cell: ({ totalMicro: amountMicro }) => <PriceText money={{ currency, amountMicro }} />,
      isNumeric: true,
    },
  ];
  return (
    <Sheet title={t("history")}>
      <Table caption={t("history")} columns={columns} rows={offers} rowKey={({ version }) => String(version)} isDense />
    </Sheet>
  );
}
