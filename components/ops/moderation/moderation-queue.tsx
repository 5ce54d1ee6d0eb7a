"use client";
// Reports of the community and comments that the spam guard holds, what waits first.
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { Age } from "@/components/ops/record/age";
import { stateChoices } from "@/components/ops/record/state-choices";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useCases } from "@/lib/client/moderation";
import { type AdminCaseRow, CASE_STATES, REPORT_KINDS } from "@/lib/contracts/moderation";
import { Link } from "@/lib/i18n/link";

function useColumns(): TableColumn<AdminCaseRow>[] {
  const t = useTranslations("moderation");
  const reasons = useTranslations("discussion.reason");
  return [
    {
      key: "excerpt",
      head: t("excerpt"),
      cell: ({ caseId, excerpt, kind }) => (
        <Link className="link" href={`/ops/moderation/${caseId}`}>
          {excerpt || t(`kind.${kind}`)}
        </Link>
      ),
    },
    { key: "kind", head: t("kindHead"), cell: ({ kind }) => t(`kind.${kind}`), isWhole: true },
    {
      key: "state",
      head: t("stateHead"),
      cell: ({ state }) => <Tag kind={state === "decided" ? "neutral" : "error"}>{t(`state.${state}`)}</Tag>,
    },
    { key: "age", head: t("age"), cell: ({ at }) => <Age since={at} />, isWhole: true },
    { key: "reports", head: t("reports"), cell: ({ reports }) => reports, isNumeric: true },
    {
      key: "reason",
      head: t("reasonHead"),
      cell: ({ reason, isHeld }) => (reason ? reasons(reason) : isHeld ? t("held") : t("noReason")),
    },
    { key: "author", head: t("author"), cell: ({ author }) => author },
    { key: "project", head: t("project"), cell: ({ title }) => title },
    {
      key: "decision",
      head: t("decisionHead"),
      cell: ({ decision }) => (decision ? t(`decision.${decision}`) : ""),
    },
  ];
}

export function ModerationQueue() {
  const t = useTranslations("moderation");
  const filter = useAdminFilter("/ops/moderation");
  const state = filter.oneOf("state", CASE_STATES);
  const kind = filter.oneOf("kind", REPORT_KINDS);
  const { pageNum, pageSize } = filter.paging;
  const list = useCases({ state, kind, keyword: filter.text("keyword"), pageNum, pageSize });
  const states = stateChoices({
    ...{ name: "state", all: t("all"), states: CASE_STATES, count: list.data?.count },
    label: (name) => t(`state.${name}`),
  });
  const kinds = [
    { name: "kind", value: undefined, label: t("allKinds") },
    ...REPORT_KINDS.map((value) => ({ name: "kind", value, label: t(`kind.${value}`) })),
  ];
  return (
    <AdminList
      title={t("title")}
      filter={filter}
      choices={[states, kinds]}
      search={t("search")}
      columns={useColumns()}
      rowKey={({ caseId }) => caseId}
      list={list}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
