"use client";
// 3D view of the viewer's board, with the parts named in its files.
import { useMemo } from "react";
import { Board3d } from "@/components/board3d/board3d";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./viewer-3d.module.css";

/** Thickness if the files do not state it: the one ordered most. */
const USUAL_MM = 1.6;

export function Viewer3d() {
  const scene = useBoardViewer((viewer) => viewer.board?.scene ?? null);
  const file = useBoardViewer((viewer) => viewer.file);
  const statedMm = useBoardViewer(({ facts }) => (typeof facts === "string" ? undefined : facts.stated?.thicknessMm));
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  const appearance = useBoardViewer((viewer) => viewer.appearance);
  const input = useMemo<Board3dInput | null>(() => scene && { kind: "scene", scene, archive: file }, [scene, file]);
  if (!input) return null;
  return (
    <div className={styles.space}>
      <Board3d
        input={input}
        parts={null}
        thicknessMm={statedMm ?? USUAL_MM}
        appearance={appearance}
        name={file?.name.replace(/\.(zip|rar)$/i, "") ?? "board"}
        projectId={projectId}
        isFilling
      />
    </div>
  );
}
