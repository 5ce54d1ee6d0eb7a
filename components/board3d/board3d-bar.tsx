"use client";
// Toolbar of the 3D view: standard views, zoom, measuring, snapshots.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Board3dController } from "@/components/board3d/board3d-controller";
import { ToolButton } from "@/components/board3d/tool-button";
import { saveFile } from "@/lib/client/upload/download";
import type { NamedView } from "@/lib/core/board3d/orbit";
import { useBoard3dView } from "@/stores/viewer/board3d-view";
import styles from "./board3d.module.css";

const VIEWS: readonly NamedView[] = ["iso", "top", "bottom"];
const VIEW_KEY: Record<NamedView, string> = { top: "1", bottom: "2", iso: "3" };
const ZOOM_STEP = 1.25;

interface Board3dBarProps {
  controller: Board3dController | null;
  name: string;
  /** Further tools, after the common ones. */
  tools?: ReactNode;
  /** Their messages, below the toolbar. */
  status?: ReactNode;
}

export function Board3dBar({ controller, name, tools, status }: Board3dBarProps) {
  const t = useTranslations("board3d");
  const tool = useBoard3dView((view) => view.tool);
  const takeTool = useBoard3dView((view) => view.takeTool);
  async function savePicture() {
    const file = await controller?.picture();
    if (file) saveFile({ file, name: `${name}-3d.png` });
  }
  return (
    <div className={styles.bar} role="group" aria-label={t("bar")}>
      <div className={styles.views} role="group" aria-label={t("views.label")}>
        {VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            title={`${t(`views.${view}`)} (${VIEW_KEY[view]})`}
            onClick={() => controller?.view(view)}
          >
            {t(`views.${view}`)}
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        <ToolButton icon="minus" label={t("zoomOut")} onClick={() => controller?.zoom(1 / ZOOM_STEP)} />
        <ToolButton icon="plus" label={t("zoomIn")} onClick={() => controller?.zoom(ZOOM_STEP)} />
        <ToolButton
          icon="measure"
          label={t("measure.tool")}
          isPressed={tool === "measure"}
          onClick={() => takeTool(tool === "measure" ? "look" : "measure")}
        />
        <ToolButton icon="download" label={t("picture")} onClick={() => void savePicture()} />
        {tools}
      </div>
      {status}
    </div>
  );
}
