"use client";
// Sent emails and text messages.
import { useLocale, useTranslations } from "next-intl";
import { type AdminChoice, AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import type { TableColumn } from "@/components/ui/table";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useAdminMails } from "@/lib/client/ops";
import type { AdminMail } from "@/lib/contracts/ops";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./outbox-list.module.css";

const STATE_KINDS: Record<AdminMail["state"], TagKind> = {
  sent: "success",
  written: "neutral",
  waiting: "warning",
  refused: "error",
  failed: "error",
};

export function OutboxList() {
  const t = useTranslations("ops.outbox");
  const tag = useLocale();
  const filter = useAdminFilter("/ops/outbox");
  const channel = filter.oneOf("channel", ["mail", "sms"] as const);
  const list = useAdminMails({
    ...{ channel, keyword: filter.text("keyword") },
    ...{ pageNum: filter.page, pageSize: filter.paging.pageSize },
  });
  const channels: AdminChoice[] = [
    { name: "channel", value: undefined, label: t("all") },
    { name: "channel", value: "mail", label: t("mail") },
    { name: "channel", value: "sms", label: t("sms") },
  ];
  const columns: TableColumn<AdminMail>[] = [
    { key: "at", head: t("at"), cell: (mail) => formatDate(mail.at, tag, "moment"), isWhole: true },
    {
      key: "sent",
      head: t("state"),
      cell: (mail) => (
        <>
          <Tag kind={STATE_KINDS[mail.state]}>{t(`states.${mail.state}`)}</Tag>
          {mail.lastError && <small>{mail.lastError}</small>}
        </>
      ),
    },
    { key: "recipient", head: t("recipient"), cell: (mail) => mail.recipient },
    {
      key: "subject",
      head: t("subject"),
      cell: (mail) => (
        <details className={styles.letter}>
          <summary>{mail.subject}</summary>
          <p lang={mail.locale}>{mail.text}</p>
        </details>
      ),
    },
  ];
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      choices={[channels]}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      search={t("search")}
      columns={columns}
      rowKey={({ mailId }) => mailId}
      list={list}
    />
  );
}
