"use client";
// Documents of the site with the state of their newest version.
import { useLocale, useTranslations } from "next-intl";
import { type AdminChoice, AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { buttonClass } from "@/components/ui/button";
import type { TableColumn } from "@/components/ui/table";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useAdminContentList } from "@/lib/client/ops-content";
import { type AdminContentRow, VERSION_STATES } from "@/lib/contracts/ops-content";
import { CONTENT_KINDS } from "@/lib/core/content/content-kind";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";

const STATE_KINDS: Record<AdminContentRow["state"], TagKind> = {
  draft: "warning",
  scheduled: "info",
  published: "success",
  replaced: "neutral",
};

export function ContentList() {
  const t = useTranslations("ops.content");
  const tag = useLocale();
  const language = tag.startsWith("zh") ? "zh" : "en";
  const filter = useAdminFilter("/ops/content");
  const kind = filter.oneOf("kind", CONTENT_KINDS);
  const state = filter.oneOf("state", VERSION_STATES);
  const list = useAdminContentList({ kind, state, keyword: filter.text("keyword"), ...filter.paging });
  const kinds: AdminChoice[] = [
    { name: "kind", value: undefined, label: t("allKinds") },
    ...CONTENT_KINDS.map((value) => ({ name: "kind", value, label: t(`kinds.${value}`) })),
  ];
  const states: AdminChoice[] = [
    { name: "state", value: undefined, label: t("allStates") },
    ...VERSION_STATES.map((value) => ({ name: "state", value, label: t(`states.${value}`) })),
  ];
  const columns: TableColumn<AdminContentRow>[] = [
    {
      key: "title",
      head: t("title"),
      cell: (row) => (
        <Link className="link" href={`/ops/content/${row.documentId}`}>
          {row.title[language] || row.slug}
        </Link>
      ),
    },
    { key: "kind", head: t("kind"), cell: (row) => t(`kinds.${row.kind}`), isWhole: true },
    { key: "topic", head: t("topic"), cell: (row) => row.topic },
    {
      key: "state",
      head: t("state"),
      cell: (row) => <Tag kind={STATE_KINDS[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    { key: "online", head: t("online"), cell: (row) => (row.isPublished ? t("yes") : t("no")) },
    { key: "origin", head: t("origin"), cell: (row) => t(`origins.${row.origin}`) },
    { key: "updated", head: t("updated"), cell: (row) => formatDate(row.updatedAt, tag, "moment"), isWhole: true },
  ];
  return (
    <AdminList
      title={t("list")}
      filter={filter}
      choices={[kinds, states]}
      search={t("search")}
      columns={columns}
      rowKey={({ documentId }) => documentId}
      list={list}
      empty={{ title: t("empty") }}
      action={
        <Link className={buttonClass()} href="/ops/content/new">
          {t("new")}
        </Link>
      }
    />
  );
}
