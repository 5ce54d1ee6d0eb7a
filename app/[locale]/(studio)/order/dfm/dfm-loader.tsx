"use client";
// DFM page: report and board view share one board, one check and one camera.
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { type Opening, useOpened } from "@/components/dfm/use-opened";
import { useViewerFile, type ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { createInstruments, InstrumentsContext } from "@/components/gerber/viewer/instruments";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { BoardViewerContext, createBoardViewer, useBoardViewer } from "@/stores/viewer/board-viewer";
import { createDfm, DfmContext } from "@/stores/viewer/dfm-check";
import { takeIncomingFile } from "@/stores/incoming-file";
import { createFileKeeper } from "@/stores/drafts/kept-file";
import { ReadingLine } from "@/components/gerber/viewer/reading-line";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { DfmEntrance, usePrewarmedChecker } from "@/components/dfm/dfm-entrance";

const loadDfmReport = () =>
  import("@/app/[locale]/(studio)/order/dfm/dfm-report-view").then((file) => file.DfmReportView);
const DfmReportView = dynamic(loadDfmReport, { ssr: false });

const KEPT_FILE = createFileKeeper("dfm");

interface DfmLoaderProps {
  projectId: string | null;
  shareToken: string | null;
  /** Options of the order, from the address. */
  named: Partial<PcbSpecification>;
}

export function DfmLoader({ projectId, shareToken, named }: DfmLoaderProps) {
  const [viewer] = useState(() =>
    createBoardViewer({ projectId, reading: { status: projectId === null ? "idle" : "fetching" } }),
  );
  const [dfm] = useState(() => createDfm({ named }));
  const [instruments] = useState(createInstruments);
  return (
    <BoardViewerContext value={viewer}>
      <DfmContext value={dfm}>
        <InstrumentsContext value={instruments}>
          <DfmContent projectId={projectId} shareToken={shareToken} />
        </InstrumentsContext>
      </DfmContext>
    </BoardViewerContext>
  );
}

function DfmContent({ projectId, shareToken }: Omit<DfmLoaderProps, "named">) {
  // A shared report has its own files and accepts no others.
  const isOwn = shareToken === null;
  usePrewarmedChecker();
  const file = useViewerFile(isOwn ? { keeper: KEPT_FILE, findIncoming: takeIncomingFile } : {});
  const opening = useOpened({ projectId, shareToken, onFile: file.take });
  const hasBoard = useBoardViewer(({ board }) => board !== null);
  const isReading = useBoardViewer(({ reading }) => reading.status !== "idle");
  useEffect(() => {
    if (isReading) void loadDfmReport().catch(() => undefined);
  }, [isReading]);
  return hasBoard ? <DfmReportView file={file} /> : <DfmOpening opening={opening} file={file} />;
}

/** Start of the DFM page: files are dropped here, or the address names a project. */
export function DfmOpening({ opening, file }: { opening: Opening; file: ViewerFile }) {
  const reading = useBoardViewer((viewer) => viewer.reading);
  const refusal = useBoardViewer((viewer) => viewer.refusal);
  const isKept = useBoardViewer((viewer) => viewer.projectId !== null);
  const refusalText = useRefusalText();
  const refusalOf = useFileRefusal();
  const shown = reading.status !== "idle" ? reading : opening.status === "fetching" ? FETCHING : null;
  const failed = opening.status === "failed" ? { name: "", code: opening.code } : refusal;
  return (
    <DfmEntrance
      rule={GERBER_FILE_RULE}
      reading={shown && <ReadingLine reading={shown} />}
      refusal={failed && { name: failed.name, message: refusalText(failed) }}
      refusalOf={refusalOf}
      onFile={file.take}
      onCancel={file.cancel}
      onRetry={refusal && isKept ? file.retry : undefined}
    />
  );
}

const FETCHING = { status: "fetching" } as const;
