"use client";
// Distributors' price lists: upload, check, apply or discard; and the catalog's totals.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AdminList } from "@/components/ops/frame/admin-list";
import { readAdminFilter } from "@/components/ops/frame/admin-params";
import { PartListReport } from "@/components/ops/queues/part-list-report";
import { Button } from "@/components/ui/button";
import type { TableColumn } from "@/components/ui/table";
import { Tag, type TagKind } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { type UploadState, UploadZone } from "@/components/ui/upload-zone";
import { ApiError } from "@/lib/client/transport/api-error";
import { useAdminPartLists, useSendAdminPartList } from "@/lib/client/ops";
import { sendFile } from "@/lib/client/upload/upload";
import { UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import type { AdminPartList } from "@/lib/contracts/ops-part";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "../record/record.module.css";

const RULE = { accept: [".csv", ".txt"], maxMegabytes: UPLOAD_RULES.general.maxMegabytes };

const KINDS: Readonly<Record<AdminPartList["state"], TagKind>> = {
  reading: "info",
  read: "warning",
  applying: "info",
  applied: "success",
  failed: "error",
  discarded: "neutral",
};

export function PartLists() {
  const t = useTranslations("ops.partLists");
  const tag = useLocale();
  const format = new Intl.NumberFormat(tag);
  const lists = useAdminPartLists();
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = lists.data?.rows ?? [];
  // The pending or running list, unless another was opened.
  const shown = rows.find(({ listId }) => listId === chosen) ?? rows.find(({ state }) => state !== "discarded");
  const columns: TableColumn<AdminPartList>[] = [
    {
      key: "file",
      head: t("file"),
      cell: (list) => (
        <Button size="sm" aria-label={t("open", { name: list.fileName })} onClick={() => setChosen(list.listId)}>
          {list.fileName}
        </Button>
      ),
    },
    { key: "state", head: t("state"), cell: ({ state }) => <Tag kind={KINDS[state]}>{t(`states.${state}`)}</Tag> },
    { key: "lines", head: t("lines"), isNumeric: true, cell: ({ seen }) => format.format(seen) },
    { key: "by", head: t("by"), cell: ({ sentBy }) => sentBy || "--" },
    {
      key: "at",
      head: t("at"),
      cell: ({ sentAt }) => formatDate(sentAt, tag, "moment"),
      isWhole: true,
    },
  ];
  return (
    <div className={styles.stack}>
      <AdminList
        title={t("title")}
        filter={readAdminFilter("/ops/parts", new URLSearchParams())}
        search={null}
        columns={columns}
        rowKey={({ listId }) => listId}
        list={{ ...lists, data: lists.data && { rows, total: rows.length } }}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      />
      {lists.data && (
        <p className={styles.hint}>{t("lead", { imported: lists.data.imported, sample: lists.data.sample })}</p>
      )}
      {shown && <PartListReport list={shown} />}
      <SendList onSent={setChosen} />
    </div>
  );
}

function SendList({ onSent }: { onSent: (listId: string) => void }) {
  const t = useTranslations("ops.partLists");
  const send = useSendAdminPartList();
  const [state, setState] = useState<UploadState>({ status: "idle" });

  async function take(file: File) {
    const { name } = file;
    setState({ status: "sending", name, fraction: 0 });
    try {
      const onPercent = (percent: number) => setState({ status: "sending", name, fraction: percent / 100 });
      const { fileUrl } = await sendFile(file, { purpose: "general", isQuiet: true, onPercent });
      const { listId } = await send.mutateAsync({ fileUrl });
      setState({ status: "done", name });
      toast({ kind: "success", message: t("sent", { name }) });
      onSent(listId);
    } catch (error) {
      setState({ status: "failed", name, message: error instanceof ApiError ? error.message : undefined });
    }
  }

  return (
    <UploadZone
      icon="doc"
      title={t("upload")}
      hint={
        <>
          {t("safe")} {t("uploadHint")}
        </>
      }
      rule={RULE}
      state={state}
      onFile={(file) => void take(file)}
    />
  );
}
