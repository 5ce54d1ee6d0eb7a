"use client";
// One's own publications, and the projects that can be published.
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { publishHref } from "@/components/sharing/community-path";
import { KIND_ICONS, kindOf } from "@/components/sharing/project-kind";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Field } from "@/components/ui/field";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag, type TagKind } from "@/components/ui/tag";
import { useOwnPublications } from "@/lib/client/community-publish";
import { type Project, useProjects } from "@/lib/client/project";
import type { PublicationState } from "@/lib/contracts/community";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./publish.module.css";

const LISTED = 100;
const MAX_KEYWORD = 200;
const TYPING_MS = 300;
const STATE_KINDS: Readonly<Record<PublicationState, TagKind>> = {
  draft: "neutral",
  published: "success",
  withdrawn: "neutral",
  held: "warning",
};

export function ChooseProject() {
  const t = useTranslations("community.publishing.choose");
  const own = useOwnPublications(1, LISTED);
  if (own.isError) return <FailureState title={t("failed")} onRetry={() => void own.refetch()} />;
  if (!own.data) return <Skeleton rows={6} />;
  return (
    <div className={styles.choices}>
      {own.data.rows.length > 0 && <OwnPublications rows={own.data.rows} />}
      <Projects published={new Set(own.data.rows.map(({ projectId }) => projectId))} />
    </div>
  );
}

type OwnRows = NonNullable<ReturnType<typeof useOwnPublications>["data"]>["rows"];

function OwnPublications({ rows }: { rows: OwnRows }) {
  const t = useTranslations("community.publishing.choose");
  const tag = useLocale();
  return (
    <Sheet title={t("own")}>
      <ul className={styles.rows}>
        {rows.map(({ projectId, title, state, openProposals, updateTime }) => (
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
  );
}

/** The keyword as it was typed, and as it is searched: a moment later. */
function useKeyword() {
  const [text, setText] = useState("");
  const [keyword, setKeyword] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, keyword };
}

function Projects({ published }: { published: ReadonlySet<string> }) {
  const t = useTranslations("community.publishing.choose");
  const { text, setText, keyword } = useKeyword();
  const projects = useProjects({ pageNum: 1, pageSize: LISTED, keyword });
  const others = projects.data?.rows.filter(({ projectId }) => !published.has(projectId));
  const isEmpty = others?.length === 0 && keyword === "";
  return (
    <Sheet title={t("title")}>
      {!isEmpty && (
        <Field
          type="search"
          icon="search"
          className={styles.search}
          maxLength={MAX_KEYWORD}
          value={text}
          aria-label={t("search")}
          placeholder={t("search")}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {projects.isError ? (
        <FailureState title={t("failed")} onRetry={() => void projects.refetch()} />
      ) : !others || !projects.data ? (
        <Skeleton rows={6} />
      ) : isEmpty ? (
        <NoProjects />
      ) : (
        <>
          <ProjectRows rows={others} />
          <p role="status" className={styles.note}>
            {others.length === 0
              ? t("notFound")
              : projects.data.total > LISTED && t("first", { shown: LISTED, total: projects.data.total })}
          </p>
        </>
      )}
    </Sheet>
  );
}

function NoProjects() {
  const t = useTranslations("community.publishing.choose");
  return (
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
  );
}

function ProjectRows({ rows }: { rows: readonly Project[] }) {
  const tag = useLocale();
  return (
    <ul className={styles.rows}>
      {rows.map((project) => (
        <li key={project.projectId}>
          <Icon name={KIND_ICONS[kindOf(project)]} />
          <Link className="link" href={publishHref(project.projectId)}>
            {project.projectName}
          </Link>
          <small>{formatDate(project.updateTime, tag)}</small>
        </li>
      ))}
    </ul>
  );
}
