"use client";
// Sheets of a published drawing; until it is loaded, and without scripts, a picture of the first one.
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { DrawingStage } from "@/components/community/drawing/drawing-stage";
import { openOnce, useDrawer } from "@/components/community/drawing/use-drawing";
import { sheetPictureUrl } from "@/components/community/viewer/file-addresses";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import { FailureState } from "@/components/ui/failure-state";
import { fetchPublishedImage, usePublishedDocument } from "@/lib/client/community";
import styles from "./project-viewer.module.css";

export function SchematicView({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  const { projectId, version, title } = project;
  const document = usePublishedDocument(projectId, version);
  const drawer = useDrawer();
  const fetchImage = useCallback((file: string) => fetchPublishedImage(projectId, file), [projectId]);
  if (document.isError)
    return <FailureState title={t("failed")} text={t("failedText")} onRetry={() => void document.refetch()} />;
  if (!document.data || !drawer) return <SheetPicture project={project} />;
  const drawing = openOnce(drawer, document.data.content);
  return <DrawingStage {...{ drawer, drawing, fetchImage }} label={t("schematicOf", { title })} />;
}

export function SheetPicture({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  return (
    <div className={`canvas ${styles.picture}`} aria-busy="true">
      <img src={sheetPictureUrl(project)} alt={t("schematicOf", { title: project.title })} />
    </div>
  );
}
