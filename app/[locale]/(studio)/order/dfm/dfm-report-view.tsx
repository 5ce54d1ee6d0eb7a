"use client";
// DFM report with the board view, loaded while the board is being read.
import { useCallback } from "react";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { ViewerNotices } from "@/components/gerber/viewer/viewer-notices";
import { ViewerStage } from "@/components/gerber/viewer/viewer-stage";
import { DfmWorkspace } from "@/components/dfm/dfm-workspace";

export function DfmReportView({ file }: { file: ViewerFile }) {
  const { viewport } = useInstruments();
  const refusalOf = useFileRefusal();
  const ignore = useCallback(() => undefined, []);
  return (
    <DfmWorkspace
      stage={<ViewerStage onStage={ignore} />}
      notices={<ViewerNotices file={file} />}
      viewport={viewport}
      accept={GERBER_FILE_RULE.accept}
      refusalOf={refusalOf}
      onFile={file.take}
    />
  );
}
