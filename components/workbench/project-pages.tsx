"use client";
// A list of projects by pages, below its title with their number.
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pager } from "@/components/ui/pager";
import { type Listed, ProjectStates } from "@/components/workbench/project-states";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";

interface ProjectPagesProps<Row> {
  /** Whose words title and number are. */
  section: "files" | "shared" | "bin";
  query: UseQueryResult<Listed<Row>>;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Between title and list. */
  bar?: ReactNode;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

export function ProjectPages<Row>(props: ProjectPagesProps<Row>) {
  const { section, query, page, pageSize, hrefOf, actions, bar, empty, children } = props;
  const t = useTranslations("workbench");
  return (
    <>
      <SectionTitle section={section} total={query.data?.total}>
        {actions}
      </SectionTitle>
      {bar}
      <ProjectStates query={query} page={page} pageSize={pageSize} hrefOf={hrefOf} empty={empty}>
        {({ rows, total }) => (
          <>
            {children(rows)}
            <Pager label={t(`${section}.pages`)} page={page} pages={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
          </>
        )}
      </ProjectStates>
    </>
  );
}

interface SectionTitleProps extends Pick<ProjectPagesProps<never>, "section"> {
  total?: number | undefined;
  children?: ReactNode;
}

export function SectionTitle({ section, total, children }: SectionTitleProps) {
  const t = useTranslations("workbench");
  return (
    <WorkbenchTitle title={t(`${section}.title`)} note={total ? t(`${section}.count`, { count: total }) : undefined}>
      {children}
    </WorkbenchTitle>
  );
}
