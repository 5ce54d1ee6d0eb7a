"use client";
// One's own publications, and the projects that can be published.
import { useLocale, useTranslations } from "next-intl";
import { publishHref } from "@/components/sharing/community-path";
import { KIND_ICONS, kindOf } from "@/components/sharing/project-kind";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useOwnPublications } from "@/lib/client/community-publish";
import { useProjects } from "@/lib/client/project";
import type { PublicationState } from "@/lib/contracts/community";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./publish.module.css";

const LISTED = 100;
const STATE_KINDS: Readonly<Record<PublicationState, TagKind>> = {
  draft: "neutral",
  published: "success",
  withdrawn: "neutral",
  held: "warning",
};

export function ChooseProject() {
  const t = useTranslations("community.publishing.choose");
  const tag = useLocale();
  const projects = useProjects({ pageNum: 1, pageSize: LISTED });
  const own = useOwnPublications(1, LISTED);
  if (projects.isError || own.isError)
    return (
      <FailureState
        title={t("failed")}
        onRetry={() => {
          void projects.refetch();
          void own.refetch();
        }}
      />
    );
  if (!projects.data || !own.data) return <Skeleton rows={6} />;
  const published = new Set(own.data.rows.map(({ projectId }) => projectId));
  const others = projects.data.rows.filter(({ projectId }) => !published.has(projectId));
  return (
    <div className={styles.choices}>
      {own.data.rows.length > 0 && (
        <Sheet title={t("own")}>
          <ul className={styles.rows}>
            {own.data.rows.map(({ projectId, title, state, openProposals, updateTime }) => (
              <li key={projectId}>
                <Link className="link" href={publishHref(projectId)}>
                  {title}
                </Link>
                <Tag kind={STATE_KINDS[state]}>{t(`states.${state}`)}</Tag>
                {openProposals > 0 && <Tag kind="primary">{t("proposals", { count: openProposals })}</Tag>}
                <small>{formatDate(updateTime, tag)}</small>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet title={t("title")}>
        {others.length === 0 ? (
          <EmptyState
            icon="sheet"
            title={t("none")}
            text={t("noneText")}
            action={
              <Link className={buttonClass({ variant: "primary" })} href="/workbench/my-files">
                {t("toWorkbench")}
              </Link>
            }
          />
        ) : (
          <ul className={styles.rows}>
            {others.map((project) => (
              <li key={project.projectId}>
                <Icon name={KIND_ICONS[kindOf(project)]} />
                <Link className="link" href={publishHref(project.projectId)}>
                  {project.projectName}
                </Link>
                <small>{formatDate(project.updateTime, tag)}</small>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
}
