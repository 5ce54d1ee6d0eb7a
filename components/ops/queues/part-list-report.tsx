"use client";
// Preview of a price list: number of changes by kind, unreadable lines, and the button to apply it.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { DataList } from "@/components/ui/data-list";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { toast } from "@/components/ui/toast";
import { useApplyAdminPartList, useDiscardAdminPartList } from "@/lib/client/ops";
import type { AdminPartList } from "@/lib/contracts/ops-part";
import styles from "../record/record.module.css";

const KINDS = ["added", "changed", "same", "repeated", "refused", "retired"] as const;

export function PartListReport({ list }: { list: AdminPartList }) {
  const t = useTranslations("ops.partLists");
  const format = new Intl.NumberFormat(useLocale());
  const { state, fileName: name, counts, seen, written } = list;
  const isWorking = state === "reading" || state === "applying";
  const isKnown = state !== "reading" && state !== "failed";
  return (
    <Sheet title={t(state === "applied" ? "reportDone" : "report", { name })}>
      {isWorking && (
        <p className={styles.remark} role="status">
          {t(`states.${state}`)} · {t("progress", { done: state === "reading" ? seen : written })}
        </p>
      )}
      {state === "failed" && (
        <div className={styles.remark}>
          <Notice kind="warning">{t("missing", { columns: list.missing.join(", ") })}</Notice>
        </div>
      )}
      {isKnown && (
        <div className={styles.facts}>
          <DataList
            entries={KINDS.map((kind) => ({
              key: kind,
              name: t(`counts.${kind}`),
              value: format.format(counts[kind]),
            }))}
          />
        </div>
      )}
      {list.problems.length > 0 && <Problems list={list} />}
      {state === "read" && <Decision list={list} />}
    </Sheet>
  );
}

function Problems({ list: { problems, counts } }: { list: AdminPartList }) {
  const t = useTranslations("ops.partLists");
  const format = new Intl.NumberFormat(useLocale());
  const columns: TableColumn<AdminPartList["problems"][number]>[] = [
    { key: "line", head: t("line"), isNumeric: true, cell: ({ line }) => format.format(line) },
    { key: "column", head: t("column"), cell: ({ column }) => <span className="num">{column}</span> },
  ];
  return (
    <details className={styles.remark}>
      <summary>{t("problems")}</summary>
      {counts.refused > problems.length && (
        <p className={styles.hint}>{t("firstOnes", { count: problems.length, total: counts.refused })}</p>
      )}
      <Table caption={t("problems")} columns={columns} rows={problems} rowKey={({ line }) => String(line)} isDense />
    </details>
  );
}

function Decision({ list: { listId, counts } }: { list: AdminPartList }) {
  const t = useTranslations("ops.partLists");
  const apply = useApplyAdminPartList();
  const discard = useDiscardAdminPartList();
  const hasLines = counts.added + counts.changed + counts.same > 0;
  // A refused call has shown its error.
  const act = (work: Promise<unknown>, message: string) =>
    void work.then(() => toast({ kind: "success", message })).catch(() => undefined);
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        {t("applyNote", { refused: counts.refused })} {t("applyThen")}
      </p>
      <div className={styles.send}>
        <Button
          variant="primary"
          isBusy={apply.isPending}
          disabled={!hasLines}
          onClick={() => act(apply.mutateAsync({ listId }), t("applied"))}
        >
          {t("apply")}
        </Button>
        <Button
          variant="quiet"
          isBusy={discard.isPending}
          onClick={() => act(discard.mutateAsync({ listId }), t("discarded"))}
        >
          {t("discard")}
        </Button>
      </div>
    </div>
  );
}
