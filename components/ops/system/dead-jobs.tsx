"use client";
// Jobs that failed at their last attempt: run again, or given up with a reason.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type AdminChoice, AdminList } from "@/components/ops/frame/admin-list";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import type { AdminFilter } from "@/components/ops/frame/admin-params";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Button } from "@/components/ui/button";
import type { TableColumn } from "@/components/ui/table";
import { useAdminDeadJobs, useDiscardAdminJob, useRetryAdminJob } from "@/lib/client/ops-system";
import type { AdminDeadJob } from "@/lib/contracts/ops-system";
import { formatDate } from "@/lib/i18n/format-date";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./system-page.module.css";
import { useKindWords } from "./use-kind-words";

export function DeadJobs({ filter, kinds }: { filter: AdminFilter; kinds: readonly string[] }) {
  const t = useTranslations("ops.system.dead");
  const kindWords = useKindWords();
  const kind = filter.text("kind");
  const [discarded, setDiscarded] = useState<AdminDeadJob | null>(null);
  const list = useAdminDeadJobs({ kind, pageNum: filter.page, pageSize: filter.paging.pageSize });
  const offered = [...new Set([...kinds, ...(kind === undefined ? [] : [kind])])];
  const choices: AdminChoice[] = [
    { name: "kind", value: undefined, label: t("all") },
    ...offered.map((name) => ({ name: "kind", value: name, label: kindWords(name) })),
  ];
  return (
    <>
      <AdminList
        title={t("title")}
        headingLevel={2}
        filter={filter}
        choices={[choices]}
        search={null}
        columns={useColumns(setDiscarded)}
        rowKey={({ jobId }) => jobId}
        list={list}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      />
      <DiscardDialog job={discarded} onClose={() => setDiscarded(null)} />
    </>
  );
}

function useColumns(onDiscard: (job: AdminDeadJob) => void): TableColumn<AdminDeadJob>[] {
  const t = useTranslations("ops.system.dead");
  const tag = useLocale();
  const kindWords = useKindWords();
  return [
    { key: "kind", head: t("kind"), cell: ({ kind }) => kindWords(kind) },
    { key: "at", head: t("at"), cell: ({ createdAt }) => formatDate(createdAt, tag, "moment"), isWhole: true },
    { key: "attempts", head: t("attempts"), isNumeric: true, cell: ({ attempts }) => attempts },
    {
      key: "request",
      head: t("request"),
      cell: ({ requestId }) => (requestId === null ? NOTHING : <span className={styles.code}>{requestId}</span>),
    },
    {
      key: "error",
      head: t("error"),
      cell: ({ lastError }) => (
        <details className={styles.error}>
          <summary>{lastError.split("\n")[0] || NOTHING}</summary>
          <pre lang="en">{lastError}</pre>
        </details>
      ),
    },
    {
      key: "acts",
      head: t("acts"),
      cell: (job) => (
        <span className={styles.acts}>
          <RetryButton jobId={job.jobId} />
          <Button size="sm" onClick={() => onDiscard(job)}>
            {t("discard")}
          </Button>
        </span>
      ),
    },
  ];
}

function RetryButton({ jobId }: { jobId: string }) {
  const t = useTranslations("ops.system.dead");
  const { mutate, isPending } = useRetryAdminJob();
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate({ jobId })}>
      {t("retry")}
    </Button>
  );
}

function DiscardDialog({ job, onClose }: { job: AdminDeadJob | null; onClose: () => void }) {
  const t = useTranslations("ops.system.dead");
  const kindWords = useKindWords();
  const discard = useDiscardAdminJob();
  async function send(values: FormData) {
    if (!job) return;
    await discard.mutateAsync({ jobId: job.jobId, reason: typed(values, "reason") });
    onClose();
  }
  return (
    <AdminDialog
      title={t("discardTitle")}
      isOpen={job !== null}
      onClose={onClose}
      lead={job && t("discardText", { kind: kindWords(job.kind) })}
    >
      <ActForm submit={t("discardNow")} variant="danger-fill" onSubmit={send}>
        <NoteField name="reason" label={t("reason")} hint={t("reasonHint")} isRequired />
      </ActForm>
    </AdminDialog>
  );
}
