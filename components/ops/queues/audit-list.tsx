"use client";
// Activity log of staff, and of account changes by their owners.
import { useLocale, useTranslations } from "next-intl";
import { type AdminChoice, AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { useActWords } from "@/components/ops/frame/use-act-words";
import type { TableColumn } from "@/components/ui/table";
import { useAdminActs } from "@/lib/client/ops";
import type { AdminAct } from "@/lib/contracts/ops";
import { formatDate } from "@/lib/i18n/format-date";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";

const ROOMS: Readonly<Record<string, string>> = { order: "/ops/orders", quote: "/ops/quotes" };

function Subject({ act }: { act: AdminAct }) {
  const t = useTranslations("ops.audit.subjectOf");
  const [kind = "", ...rest] = act.subject?.split(":") ?? [];
  const id = rest.join(":");
  const room = ROOMS[kind];
  if (room && act.name) {
    return (
      <Link className="link num" href={`${room}/${id}`}>
        {act.name}
      </Link>
    );
  }
  if (kind === "book") {
    return (
      <Link className="link num" href={`/ops/books?book=${encodeURIComponent(id)}`}>
        {id}
      </Link>
    );
  }
  return act.name || textOr(t, kind, "--");
}

export function AuditList() {
  const t = useTranslations("ops.audit");
  const tag = useLocale();
  const words = useActWords();
  const filter = useAdminFilter("/ops/audit");
  const [kind, subject] = [filter.text("kind"), filter.text("subject")];
  const list = useAdminActs({
    ...{ kind, subject, keyword: filter.text("keyword") },
    ...{ pageNum: filter.page, pageSize: filter.paging.pageSize },
  });
  const kinds: AdminChoice[] = [
    { name: "kind", value: undefined, label: t("all") },
    ...(list.data?.kinds ?? []).map((name) => ({ name: "kind", value: name, label: words.kind(name) })),
  ];
  const columns: TableColumn<AdminAct>[] = [
    { key: "at", head: t("at"), cell: (act) => formatDate(act.at, tag, "log"), isWhole: true },
    { key: "actor", head: t("actor"), cell: (act) => act.actor || "--" },
    { key: "kind", head: t("what"), cell: (act) => words.kind(act.kind), isWhole: true },
    { key: "subject", head: t("subject"), cell: (act) => <Subject act={act} /> },
    { key: "account", head: t("account"), cell: (act) => act.account || "--" },
    { key: "details", head: t("details"), cell: (act) => words.details(act) || "--" },
  ];
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      choices={[kinds]}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
      search={t("search")}
      columns={columns}
      rowKey={({ actId }) => actId}
      list={list}
    />
  );
}
