"use client";
// Columns that several lists of projects have.
import { useLocale, useTranslations } from "next-intl";
import { kindOf } from "@/components/sharing/project-kind";
import { ProjectLink } from "@/components/workbench/project-link";
import type { ProjectColumn } from "@/components/workbench/project-table";
import type { Project } from "@/lib/client/project";
import { formatDate } from "@/lib/i18n/format-date";

interface ProjectColumns<Row> {
  name: ProjectColumn<Row>;
  kind: ProjectColumn<Row>;
  /** The day. */
  created: ProjectColumn<Row>;
  /** A column of moments. */
  moment: (key: "shared" | "updated" | "deleted", timeOf: (row: Row) => string) => ProjectColumn<Row>;
  /** A column of numbers. */
  count: (key: "opens" | "visits" | "copies", countOf: (row: Row) => number) => ProjectColumn<Row>;
}

export function useProjectColumns<Row extends Project>(): ProjectColumns<Row> {
  const t = useTranslations("workbench");
  const tag = useLocale();
  return {
    name: { key: "name", title: t("column.name"), cell: (project) => <ProjectLink project={project} /> },
    kind: { key: "kind", title: t("column.kind"), cell: (project) => t(`kind.${kindOf(project)}`) },
    created: {
      ...{ key: "created", title: t("column.created"), isSecondary: true },
      cell: ({ createTime }) => formatDate(createTime, tag),
    },
    moment: (key, timeOf) => ({
      ...{ key, title: t(`column.${key}`) },
      cell: (project) => formatDate(timeOf(project), tag, "moment"),
    }),
    count: (key, countOf) => ({ key, title: t(`column.${key}`), isNumeric: true, cell: countOf }),
  };
}
