"use client";
// Start of the DFM page: files are dropped here, or the address names a project.
import { ReadingLine } from "@/components/gerber/viewer/reading-line";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { DfmEntrance } from "@/components/dfm/dfm-entrance";
import type { Opening } from "@/components/dfm/use-opened";
import { useBoardViewer } from "@/stores/viewer/board-viewer";

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
