"use client";
// Jobs by kind: waiting, running, dead.
import { useLocale, useTranslations } from "next-intl";
import { Age } from "@/components/ops/record/age";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import type { AdminSystem } from "@/lib/contracts/ops-system";
import { NOTHING } from "@/lib/i18n/nothing";
import { useKindWords } from "./use-kind-words";

type Queue = AdminSystem["queues"][number];

export function QueueList({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations("ops.system.queues");
  const format = new Intl.NumberFormat(useLocale());
  const kindWords = useKindWords();
  const columns: TableColumn<Queue>[] = [
    { key: "kind", head: t("kind"), cell: ({ kind }) => kindWords(kind) },
    { key: "waiting", head: t("waiting"), isNumeric: true, cell: ({ waiting }) => format.format(waiting) },
    { key: "running", head: t("running"), isNumeric: true, cell: ({ running }) => format.format(running) },
    {
      key: "dead",
      head: t("dead"),
      isNumeric: true,
      cell: ({ dead }) => (dead > 0 ? <Tag kind="error">{format.format(dead)}</Tag> : format.format(dead)),
    },
    {
      key: "oldest",
      head: t("oldest"),
      cell: ({ oldest }) => (oldest === null ? NOTHING : <Age since={oldest} />),
      isWhole: true,
    },
  ];
  return (
    <Sheet title={t("title")}>
      {queues.length === 0 ? (
        <EmptyState icon="info" title={t("empty")} />
      ) : (
        <Table caption={t("title")} columns={columns} rows={queues} rowKey={({ kind }) => kind} isDense />
      )}
    </Sheet>
  );
}
