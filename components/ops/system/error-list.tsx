"use client";
// Refusals and faults by route and code.
import { useLocale, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { ERRORS } from "@/lib/contracts/errors";
import type { AdminSystem } from "@/lib/contracts/ops-system";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./system-page.module.css";

type Fault = AdminSystem["errors"][number];

/** Faults of ours have a status of 500 or more; the rest is what a caller did. */
function isFault(code: string): boolean {
  const statuses: Readonly<Record<string, number>> = ERRORS;
  return code === "OPERATION_FAILED" || (statuses[code] ?? 500) >= 500;
}

export function ErrorList({ errors }: { errors: readonly Fault[] }) {
  const t = useTranslations("ops.system.errors");
  const tag = useLocale();
  const format = new Intl.NumberFormat(tag);
  const columns: TableColumn<Fault>[] = [
    {
      key: "code",
      head: t("code"),
      cell: ({ code }) => <Tag kind={isFault(code) ? "error" : "neutral"}>{code}</Tag>,
    },
    { key: "route", head: t("route"), cell: ({ route }) => <span className={styles.code}>{route}</span> },
    { key: "count", head: t("count"), isNumeric: true, cell: ({ count }) => format.format(count) },
    { key: "last", head: t("last"), cell: ({ lastAt }) => formatDate(lastAt, tag, "log"), isWhole: true },
    {
      key: "request",
      head: t("request"),
      cell: ({ lastRequestId }) => <span className={styles.code}>{lastRequestId}</span>,
    },
  ];
  return (
    <Sheet title={t("title")} note={t("note")}>
      {errors.length === 0 ? (
        <EmptyState icon="check" title={t("empty")} />
      ) : (
        <Table
          caption={t("title")}
          columns={columns}
          rows={errors.toSorted((a, b) => Number(isFault(b.code)) - Number(isFault(a.code)))}
          rowKey={({ route, code }) => `${route} ${code}`}
          isDense
        />
      )}
    </Sheet>
  );
}
