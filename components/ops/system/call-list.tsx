"use client";
// The slowest routes.
import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import type { AdminSystem } from "@/lib/contracts/ops-system";
import { formatMilliseconds } from "./format-milliseconds";
import styles from "./system-page.module.css";

type Calls = AdminSystem["calls"][number];

export function CallList({ calls }: { calls: readonly Calls[] }) {
  const t = useTranslations("ops.system.calls");
  const tag = useLocale();
  const format = new Intl.NumberFormat(tag);
  const columns: TableColumn<Calls>[] = [
    { key: "route", head: t("route"), cell: ({ route }) => <span className={styles.code}>{route}</span> },
    { key: "calls", head: t("calls"), isNumeric: true, cell: (row) => format.format(row.calls) },
    { key: "failed", head: t("failed"), isNumeric: true, cell: ({ failed }) => format.format(failed) },
    { key: "p50", head: t("p50"), isNumeric: true, cell: ({ p50Ms }) => formatMilliseconds(p50Ms, tag) },
    { key: "p95", head: t("p95"), isNumeric: true, cell: ({ p95Ms }) => formatMilliseconds(p95Ms, tag) },
  ];
  return (
    <Sheet title={t("title")} note={t("note")}>
      {calls.length === 0 ? (
        <EmptyState icon="info" title={t("empty")} />
      ) : (
        <Table caption={t("title")} columns={columns} rows={calls} rowKey={({ route }) => route} isDense />
      )}
    </Sheet>
  );
}
