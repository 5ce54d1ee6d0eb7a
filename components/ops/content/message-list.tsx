"use client";
// Messages by the contact and feedback forms.
import { useLocale, useTranslations } from "next-intl";
import { type AdminChoice, AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { Button } from "@/components/ui/button";
import type { TableColumn } from "@/components/ui/table";
import { textOr } from "@/lib/base/has-text";
import { useCloseVisitorMessage, useFetchVisitorFile, useVisitorMessages } from "@/lib/client/ops-content";
import type { VisitorMessage } from "@/lib/contracts/ops-content";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "../queues/outbox-list.module.css";

export function MessageList() {
  const t = useTranslations("ops.messages");
  const tag = useLocale();
  const filter = useAdminFilter("/ops/messages");
  const isDone = filter.oneOf("isDone", ["0", "1"] as const);
  const close = useCloseVisitorMessage();
  const fetchFile = useFetchVisitorFile();
  const subjectOf = useSubject();
  const list = useVisitorMessages({
    ...{ isDone, area: filter.oneOf("area", ["en-US", "zh-CN"] as const), keyword: filter.text("keyword") },
    ...filter.paging,
  });
  const states: AdminChoice[] = [
    { name: "isDone", value: undefined, label: t("all") },
    { name: "isDone", value: "0", label: t("open") },
    { name: "isDone", value: "1", label: t("done") },
  ];
  const columns: TableColumn<VisitorMessage>[] = [
    { key: "at", head: t("at"), cell: (message) => formatDate(message.at, tag, "moment"), isWhole: true },
    { key: "kind", head: t("kind"), cell: ({ kind, category }) => `${t(`kinds.${kind}`)} · ${subjectOf(category)}` },
    { key: "contact", head: t("contact"), cell: ({ contact }) => contact },
    {
      key: "text",
      head: t("message"),
      cell: (message) => (
        <details className={styles.letter}>
          <summary>{message.title || message.text.slice(0, 80)}</summary>
          <p lang={message.locale}>{message.text}</p>
          {message.files.map(({ fileUrl, fileName }) => (
            <p key={fileUrl}>
              <Button size="sm" onClick={() => void fetchFile({ messageId: message.messageId, fileUrl })}>
                {fileName}
              </Button>
            </p>
          ))}
        </details>
      ),
    },
    {
      key: "done",
      head: t("state"),
      cell: ({ messageId, doneAt }) =>
        doneAt === null ? (
          <Button size="sm" onClick={() => close.mutate({ messageId })}>
            {t("close")}
          </Button>
        ) : (
          formatDate(doneAt, tag)
        ),
      isWhole: true,
    },
  ];
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      choices={[states, useAreaChoices()]}
      search={t("search")}
      columns={columns}
      rowKey={({ messageId }) => messageId}
      list={list}
      empty={{ title: t("empty") }}
    />
  );
}

/** Category of a contact form, or range and type of feedback (`viewer/problem`). */
function useSubject(): (category: string) => string {
  const t = useTranslations("ops.messages");
  return (category) =>
    category
      .split("/")
      .map((part) => textOr(t, `subjects.${part}`, part))
      .join(" · ");
}
