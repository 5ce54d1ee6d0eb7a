"use client";
// The Gerber viewer: a place to drop files, and the workspace once there is a board. Nothing leaves the browser.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useViewerAddress } from "@/components/gerber/viewer/use-viewer-address";
import { useViewerFile, type ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { ReadingLine } from "@/components/gerber/viewer/reading-line";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import { GERBER_FILE_RULE } from "@/components/gerber/gerber-file-rule";
import { Button } from "@/components/ui/button";
import { UploadZone } from "@/components/ui/upload-zone";
import { BoardViewerContext, createBoardViewer, useBoardViewer } from "@/stores/board-viewer";
import styles from "./gerber-viewer.module.css";

const loadWorkspace = () => import("@/components/gerber/viewer/workspace").then((file) => file.Workspace);
const Workspace = dynamic(loadWorkspace, { ssr: false });

export function GerberViewer({ projectId }: { projectId: string | null }) {
  const [store] = useState(() =>
    createBoardViewer({ projectId, reading: { status: projectId === null ? "idle" : "fetching" } }),
  );
  return (
    <BoardViewerContext value={store}>
      <ViewerPage />
    </BoardViewerContext>
  );
}

function ViewerPage() {
  const file = useViewerFile();
  const hasBoard = useBoardViewer(({ board }) => board !== null);
  const hasSight = useBoardViewer(({ firstSight }) => firstSight !== null);
  const isReading = useBoardViewer((viewer) => viewer.reading.status !== "idle");
  const [isLoaded, setLoaded] = useState(false);
  useViewerAddress();
  // What shows the board comes while it is being read; where it does not come, it says so itself.
  useEffect(() => {
    const show = () => setLoaded(true);
    if (isReading) void loadWorkspace().then(show, show);
  }, [isReading]);
  return hasBoard || (hasSight && isLoaded) ? <Workspace file={file} /> : <Entrance file={file} />;
}

function Entrance({ file }: { file: ViewerFile }) {
  const t = useTranslations("viewer.entrance");
  const tBoard = useTranslations("gerber");
  const reading = useBoardViewer((viewer) => viewer.reading);
  const refusal = useBoardViewer((viewer) => viewer.refusal);
  const isKept = useBoardViewer((viewer) => viewer.projectId !== null);
  const refusalText = useRefusalText();
  return (
    <div className={`canvas ${styles.entrance}`}>
      <div className={styles.words}>
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </div>
      {reading.status === "idle" ? (
        <div className={`needs-script ${styles.zone}`}>
          <UploadZone
            title={tBoard("drop")}
            hint={tBoard("dropHint", { limit: GERBER_FILE_RULE.maxMegabytes })}
            rule={GERBER_FILE_RULE}
            state={
              refusal ? { status: "failed", name: refusal.name, message: refusalText(refusal) } : { status: "idle" }
            }
            onFile={file.take}
            onRetry={refusal && isKept ? file.retry : undefined}
          />
        </div>
      ) : (
        <div className={styles.reading}>
          <ReadingLine reading={reading} />
          <Button onClick={file.cancel}>{t("cancel")}</Button>
        </div>
      )}
      <ul className={styles.points}>
        {(["local", "layers", "nets", "measure"] as const).map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <noscript>{t("noScript")}</noscript>
    </div>
  );
}
