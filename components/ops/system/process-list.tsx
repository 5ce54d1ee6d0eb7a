"use client";
// Processes that live, and those that ended without a word.
import { useLocale, useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import type { AdminSystem } from "@/lib/contracts/ops-system";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMilliseconds } from "./format-milliseconds";

type Process = AdminSystem["processes"][number];

export function ProcessList({ processes }: { processes: readonly Process[] }) {
  const t = useTranslations("ops.system.processes");
  const tag = useLocale();
  const columns: TableColumn<Process>[] = [
    { key: "role", head: t("role"), cell: ({ role }) => t(`roles.${role}`) },
    {
      key: "state",
      head: t("state"),
      cell: ({ isAlive }) => <Tag kind={isAlive ? "success" : "error"}>{t(isAlive ? "alive" : "lost")}</Tag>,
      isWhole: true,
    },
    { key: "version", head: t("version"), cell: ({ version }) => <span className="num">{version}</span> },
    {
      key: "started",
      head: t("started"),
      cell: ({ startedAt }) => formatDate(startedAt, tag, "moment"),
      isWhole: true,
    },
    { key: "seen", head: t("seen"), cell: ({ seenAt }) => <Age since={seenAt} />, isWhole: true },
    { key: "delay", head: t("delay"), isNumeric: true, cell: (row) => formatMilliseconds(row.loopDelayMs, tag) },
    { key: "memory", head: t("memory"), isNumeric: true, cell: ({ memoryBytes }) => formatBytes(memoryBytes, tag) },
  ];
  return (
    <Sheet title={t("title")}>
      {processes.length === 0 ? (
        <EmptyState icon="info" title={t("empty")} />
      ) : (
        <Table caption={t("title")} columns={columns} rows={processes} rowKey={(row) => row.processId} isDense />
      )}
    </Sheet>
  );
}
