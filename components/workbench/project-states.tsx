"use client";
// A list of projects that is not there: loading, failed, offline, or a page beyond the last.
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StaleNotice } from "@/components/ui/stale-notice";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./panel.module.css";

export interface Listed<Row> {
  rows: readonly Row[];
  total: number;
}

interface ProjectStatesProps<Row> {
  query: UseQueryResult<Listed<Row>>;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (list: Listed<Row>) => ReactNode;
}

export function ProjectStates<Row>({ query, page, pageSize, hrefOf, empty, children }: ProjectStatesProps<Row>) {
  const t = useTranslations("workbench.states");
  const reload = () => void query.refetch();
  // The previous page is shown only while the next one loads.
  const list = query.isPlaceholderData && query.fetchStatus === "paused" ? undefined : query.data;
  if (list) {
    const pages = Math.max(1, Math.ceil(list.total / pageSize));
    const isBeyond = page > pages && !query.isPlaceholderData;
    return (
      <>
        <StaleNotice updatedAt={query.dataUpdatedAt} hasFailed={query.isError} onReload={reload} />
        {isBeyond ? <GoTo href={hrefOf(pages)} /> : list.rows.length > 0 ? children(list) : empty}
      </>
    );
  }
  if (query.isError) {
    return (
      <div className={styles.plain}>
        <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={reload} />
      </div>
    );
  }
  if (query.fetchStatus === "paused") {
    return (
      <div className={styles.plain}>
        <EmptyState icon="warning" title={t("failed.title")} text={t("failed.offline")} />
      </div>
    );
  }
  return (
    <div className={styles.loading}>
      <Skeleton rows={6} />
    </div>
  );
}

/** The last rows of the last page are gone: the page before it takes its place. */
function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => navigate(href, { replace: true }));
  useEffect(() => go(), [href]);
  return null;
}
