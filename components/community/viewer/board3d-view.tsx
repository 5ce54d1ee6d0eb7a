"use client";
// A published board in 3D, from its fabrication files.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Board3d } from "@/components/board3d/board3d";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { usePublishedArchive } from "@/lib/client/community-view";
import { PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";
import styles from "./project-viewer.module.css";

export function Board3dView({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  const { projectId, version, thicknessMm, title } = project;
  const archive = usePublishedArchive(projectId, version);
  const file = archive.data;
  const input = useMemo<Board3dInput | null>(() => (file ? { kind: "file", file, fileName: file.name } : null), [file]);
  if (archive.isError)
    return <FailureState title={t("failed")} text={t("failedText")} onRetry={() => void archive.refetch()} />;
  if (!input)
    return (
      <div className={styles.loading}>
        <Skeleton rows={3} text={t("loadingBoard")} />
      </div>
    );
  return (
    <div className={styles.space}>
      <Board3d {...{ input, thicknessMm }} parts={null} appearance={PLAIN_APPEARANCE} name={title} isFilling />
    </div>
  );
}
