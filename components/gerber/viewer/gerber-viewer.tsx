"use client";
// Gerber viewer: upload field, then the workspace. Files stay in the browser.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useViewerAddress } from "@/components/gerber/viewer/use-viewer-address";
import { useViewerFile, type ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { ReadingLine } from "@/components/gerber/viewer/reading-line";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { Entrance } from "@/components/ui/entrance";
import { BoardViewerContext, createBoardViewer, useBoardViewer } from "@/stores/viewer/board-viewer";
import { createFileKeeper } from "@/stores/drafts/kept-file";

const loadWorkspace = () => import("@/components/gerber/viewer/workspace").then((file) => file.Workspace);
const Workspace = dynamic(loadWorkspace, { ssr: false });

const KEPT_FILE = createFileKeeper("viewer");

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
  const file = useViewerFile({ keeper: KEPT_FILE });
  const hasBoard = useBoardViewer(({ board }) => board !== null);
  const hasPreview = useBoardViewer(({ preview }) => preview !== null);
  const isReading = useBoardViewer((viewer) => viewer.reading.status !== "idle");
  const [isLoaded, setLoaded] = useState(false);
  useViewerAddress();
  // The workspace is loaded while the board is being read; a failure to load is shown by the page itself.
  useEffect(() => {
    const show = () => setLoaded(true);
    if (isReading) void loadWorkspace().then(show, show);
  }, [isReading]);
  return hasBoard || (hasPreview && isLoaded) ? <Workspace file={file} /> : <ViewerEntrance file={file} />;
}

function ViewerEntrance({ file }: { file: ViewerFile }) {
  const t = useTranslations("viewer.entrance");
  const tBoard = useTranslations("gerber");
  const reading = useBoardViewer((viewer) => viewer.reading);
  const refusal = useBoardViewer((viewer) => viewer.refusal);
  const isKept = useBoardViewer((viewer) => viewer.projectId !== null);
  const refusalText = useRefusalText();
  const refusalOf = useFileRefusal();
  return (
    <Entrance
      words={{
        title: t("title"),
        text: t("text"),
        drop: tBoard("drop"),
        hint: tBoard("dropHint", { limit: GERBER_FILE_RULE.maxMegabytes }),
        cancel: t("cancel"),
        noScript: t("noScript"),
      }}
      points={(["local", "layers", "nets", "measure"] as const).map((point) => t(`points.${point}`))}
      rule={GERBER_FILE_RULE}
      reading={reading.status === "idle" ? null : <ReadingLine reading={reading} />}
      refusal={refusal && { name: refusal.name, message: refusalText(refusal) }}
      refusalOf={refusalOf}
      onFile={file.take}
      onCancel={file.cancel}
      onRetry={refusal && isKept ? file.retry : undefined}
    />
  );
}
