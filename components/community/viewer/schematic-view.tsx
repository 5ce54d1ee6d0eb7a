"use client";
// Sheets of a published drawing; until it is loaded, and without scripts, a picture of the first one.
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { DrawingStage } from "@/components/community/drawing/drawing-stage";
import { openOnce, useDrawer } from "@/components/community/drawing/use-drawing";
import { usePartFocus } from "@/components/community/part-focus";
import { sheetPictureUrl } from "@/components/community/viewer/file-addresses";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { fetchPublishedImage, usePublishedDocument } from "@/lib/client/community";
import styles from "./project-viewer.module.css";

export function SchematicView({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  const { projectId, version, title } = project;
  const document = usePublishedDocument(projectId, version);
  const drawer = useDrawer();
  const fetchImage = useCallback((file: string) => fetchPublishedImage(projectId, file), [projectId]);
  const focus = usePartFocus();
  const drawing = document.data && drawer ? openOnce(drawer, document.data.content) : null;
  const shown = focus?.shown ?? null;
  const part = useMemo(
    () => (drawer && drawing && shown ? drawer.findPart(drawing, shown.part) : null),
    [drawer, drawing, shown],
  );
  if (document.isError)
    return <FailureState title={t("failed")} text={t("failedText")} onRetry={() => void document.refetch()} />;
  if (!drawer || !drawing) return <SheetPicture project={project} />;
  return (
    <DrawingStage
      {...{ drawer, drawing, part, fetchImage }}
      label={t("schematicOf", { title })}
      tools={
        part &&
        shown && (
          <Button size="sm" onClick={() => focus?.comment(shown.part)}>
            <Icon name="chat" size={16} />
            {t("commentOn", shown)}
          </Button>
        )
      }
    />
  );
}

export function SheetPicture({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  return (
    <div className={`canvas ${styles.picture}`} aria-busy="true">
      <img src={sheetPictureUrl(project)} alt={t("schematicOf", { title: project.title })} />
    </div>
  );
}
