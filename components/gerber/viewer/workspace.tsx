"use client";
// Layout of the viewer: toolbar, layers, board, side panel, status line.
import { useTranslations } from "next-intl";
import { type Ref, useEffect, useRef, useState } from "react";
import { CommandsContext, useCommandTargets } from "@/components/gerber/viewer/use-commands";
import { createInstruments, InstrumentsContext } from "@/components/gerber/viewer/instruments";
import { KeysSheet } from "@/components/gerber/viewer/keys-sheet";
import { LayerPanel } from "@/components/gerber/viewer/layer-panel";
import { type OpenSheet, PanelTabs, SidePanel } from "@/components/gerber/viewer/side-panel";
import { PrintDialog } from "@/components/gerber/viewer/print-dialog";
import { SelectionChip } from "@/components/gerber/viewer/selection-chip";
import { StatusLine } from "@/components/gerber/viewer/status-line";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { ViewerBar } from "@/components/gerber/viewer/viewer-bar";
import { Viewer3d } from "@/components/gerber/viewer/viewer-3d";
import { ViewerNotices } from "@/components/gerber/viewer/viewer-notices";
import { type StageHandle, ViewerStage } from "@/components/gerber/viewer/viewer-stage";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { DropOverlay } from "@/components/ui/drop-overlay";
import { FileInput } from "@/components/ui/file-input";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { findNets } from "@/lib/workers/viewer/nets-client";
import styles from "./workspace.module.css";

export function Workspace({ file }: { file: ViewerFile }) {
  const [instruments] = useState(createInstruments);
  return (
    <InstrumentsContext value={instruments}>
      <WorkspaceParts file={file} />
    </InstrumentsContext>
  );
}

function WorkspaceParts({ file }: { file: ViewerFile }) {
  const t = useTranslations("viewer");
  const [stage, setStage] = useState<StageHandle | null>(null);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [dialog, setDialog] = useState<"keys" | "print" | null>(null);
  const [hasPanels, setPanels] = useState(true);
  const picker = useRef<HTMLInputElement>(null);
  const name = useBoardViewer((viewer) => viewer.file?.name ?? "");
  const is3d = useBoardViewer((viewer) => viewer.is3d);
  useNets();
  const commands = useCommandTargets(stage, {
    chooseFile: () => picker.current?.click(),
    print: () => setDialog("print"),
    showKeys: () => setDialog("keys"),
    togglePanels: () => setPanels(!hasPanels),
    showSide: () => {
      setSheet("side");
      setPanels(true);
    },
  });
  return (
    <CommandsContext value={commands}>
      <div
        className={styles.workspace}
        data-panels={(hasPanels && !is3d) || undefined}
        data-sheet={(!is3d && sheet) || undefined}
      >
        <h1 className="visually-hidden">{t("heading", { name })}</h1>
        <ViewerBar />
        <FilePicker ref={picker} onFile={file.take} />
        <LayerPanel onClose={() => setSheet(null)} />
        <div className={styles.middle}>
          <ViewerStage onStage={setStage} />
          <ViewerNotices file={file} />
          {is3d ? <Viewer3d /> : <SelectionChip onOpen={() => setSheet("side")} />}
        </div>
        <SidePanel file={file} onClose={() => setSheet(null)} />
        {!is3d && <StatusLine />}
        {!is3d && <PanelTabs sheet={sheet} onSheet={setSheet} />}
      </div>
      <KeysSheet isOpen={dialog === "keys"} onClose={() => setDialog(null)} />
      {dialog === "print" && stage && <PrintDialog stage={stage} onClose={() => setDialog(null)} />}
    </CommandsContext>
  );
}

interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** Opens another file in the viewer: by the file input, by dropping or pasting anywhere. */
function FilePicker({ ref, onFile }: FilePickerProps) {
  const t = useTranslations("common.upload");
  const refusalOf = useFileRefusal();
  const take = (file: File) => {
    const message = refusalOf(file);
    if (message === null) onFile(file);
    else toast({ kind: "error", message });
  };
  const isOver = useFileDrop(take);
  return (
    <>
      <FileInput ref={ref} accept={GERBER_FILE_RULE.accept} onFile={take} />
      {isOver && <DropOverlay>{t("drop")}</DropOverlay>}
    </>
  );
}

/** Computes connected copper in a worker as soon as a board is shown. */
function useNets(): void {
  const store = useBoardViewerStore();
  const scene = useBoardViewer((viewer) => viewer.board?.scene ?? null);
  useEffect(() => {
    if (scene === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    findNets(scene, { signal }).then(
      (nets) => {
        if (!signal.aborted) store.getState().set({ nets });
      },
      () => undefined,
    );
    return () => ending.abort();
  }, [scene, store]);
}
