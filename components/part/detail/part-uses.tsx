"use client";
// The user's quotes whose parts list has this part; hidden without any.
import { useLocale, useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { usePartUses } from "@/lib/client/part";
import type { PartUses as Uses } from "@/lib/contracts/part";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import { useIsSignedIn } from "@/stores/account/session";

export function PartUses({ id }: { id: string }) {
  const t = useTranslations("part.uses");
  const tag = useLocale();
  const uses = usePartUses(id, useIsSignedIn());
  const rows = uses.data?.rows ?? [];
  if (rows.length === 0) return null;
  const columns: TableColumn<Uses["rows"][number]>[] = [
    {
      key: "quote",
      head: t("quote"),
      cell: (row) => (
        <Link className="link num" href={`/my-center/quotes/${row.quoteId}`}>
          {row.quoteNumber}
        </Link>
      ),
    },
    { key: "project", head: t("project"), cell: (row) => row.projectName || NOTHING },
    { key: "designators", head: t("designators"), cell: (row) => row.designators },
    { key: "quantity", head: t("perBoard"), isNumeric: true, cell: (row) => row.quantity },
    { key: "date", head: t("date"), cell: (row) => formatDate(row.createdAt, tag) },
  ];
  return (
    <Sheet title={t("title")} note={t("count", { count: uses.data?.total ?? 0 })}>
      <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ quoteId }) => quoteId} />
    </Sheet>
  );
}
