"use client";
// Published versions with their notes; each can be compared with the one before it.
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { DrawingDifference } from "@/components/community/drawing/drawing-difference";
import { openOnce, useDrawer } from "@/components/community/drawing/use-drawing";
import { useUtcDate } from "@/components/community/use-utc-date";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag } from "@/components/ui/tag";
import { fetchPublishedImage, usePublishedDocument } from "@/lib/client/community";
import type { PublicationDetail, PublicationVersion } from "@/lib/contracts/community";
import styles from "./project-page.module.css";

interface VersionsSheetProps {
  publication: Pick<PublicationDetail, "projectId" | "versions">;
}

export function VersionsSheet({ publication: { projectId, versions } }: VersionsSheetProps) {
  const t = useTranslations("community.versions");
  const dateOf = useUtcDate();
  const [compared, compare] = useState<number | null>(null);
  const latestFirst = versions.toSorted((a, b) => b.version - a.version);
  return (
    <Sheet id="versions" title={t("title")} note={<span className="num">{versions.length}</span>}>
      <ol className={styles.versions}>
        {latestFirst.map((each) => (
          <li key={each.version}>
            <b className="num">{each.name}</b>
            <span>{each.note || t(each.version === 1 ? "first" : "noNote")}</span>
            <time dateTime={each.createTime}>{dateOf(each.createTime)}</time>
            <div className={styles.changes}>
              <Changes version={each} />
              {each.changes !== null && countOf(each.changes) > 0 && (
                <span className="needs-script no-print">
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-expanded={compared === each.version}
                    onClick={() => compare(compared === each.version ? null : each.version)}
                  >
                    {t(compared === each.version ? "hide" : "show")}
                  </Button>
                </span>
              )}
            </div>
            {compared === each.version && (
              <div className={styles.compared}>
                <Compared projectId={projectId} version={each.version} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

type Counts = NonNullable<PublicationVersion["changes"]>;

const countOf = ({ added, removed, changed }: Counts): number => added + removed + changed;

function Changes({ version: { changes, isBoardChanged, version } }: { version: PublicationVersion }) {
  const t = useTranslations("community.versions");
  if (version === 1) return null;
  return (
    <>
      {changes && changes.added > 0 && <Tag kind="success">{t("added", { count: changes.added })}</Tag>}
      {changes && changes.removed > 0 && <Tag kind="error">{t("removed", { count: changes.removed })}</Tag>}
      {changes && changes.changed > 0 && <Tag kind="warning">{t("changed", { count: changes.changed })}</Tag>}
      {isBoardChanged && <Tag kind="info">{t("board")}</Tag>}
    </>
  );
}

function Compared({ projectId, version }: { projectId: string; version: number }) {
  const t = useTranslations("community.versions");
  const drawer = useDrawer();
  const newer = usePublishedDocument(projectId, version);
  const older = usePublishedDocument(projectId, version - 1);
  const fetchImage = useCallback((file: string) => fetchPublishedImage(projectId, file), [projectId]);
  if (newer.isError || older.isError) {
    const retry = () => {
      void newer.refetch();
      void older.refetch();
    };
    return <FailureState title={t("failed")} onRetry={retry} />;
  }
  if (!drawer || !newer.data || !older.data) return <Skeleton rows={4} />;
  return (
    <DrawingDifference
      {...{ drawer, fetchImage }}
      older={openOnce(drawer, older.data.content)}
      newer={openOnce(drawer, newer.data.content)}
    />
  );
}
