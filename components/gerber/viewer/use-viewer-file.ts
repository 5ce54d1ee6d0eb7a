"use client";
// Opening a board's files in the viewer, reading them again with corrections, and storing the corrections.
import { useEffect, useEffectEvent } from "react";
import { namesView } from "@/components/gerber/viewer/viewer-address";
import { useRun } from "@/components/ui/use-run";
import { usePrewarmed } from "@/components/ui/use-prewarmed";
import { ApiError } from "@/lib/client/transport/api-error";
import { fetchBoardArchive } from "@/lib/client/upload/board-archive";
import type { Correction, Corrections } from "@/lib/core/gerber/correction";
import type { Scene } from "@/lib/core/board-view/scene";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { viewBoard, type ViewBoardCall, viewerWorkers } from "@/lib/workers/viewer/viewer-client";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import type { FileKeeper } from "@/stores/drafts/kept-file";
import { drafts } from "@/stores/drafts/draft";

export interface ViewerFile {
  /** Reads with these corrections, or with those stored in this browser. */
  take: (file: File, corrections?: Corrections | null) => void;
  /** Reads the current files again; empty corrections restore the detected layers and delete the stored ones. */
  correct: (corrections: Corrections) => void;
  /** Cancels reading; the board shown before stays. */
  cancel: () => void;
  /** Fetches the stored board again. */
  retry: () => void;
}

interface Opening {
  /** Null: those stored in this browser. */
  corrections: Corrections | null;
  /** The files do not belong to the current project: once they are shown, there is no project. */
  isAnother?: boolean;
}

interface ViewerFileOptions {
  /** Keeps a file that was not uploaded, so that a reload opens it again. */
  keeper?: FileKeeper | undefined;
  /** A file chosen on the previous page. */
  findIncoming?: (() => Promise<File | null>) | undefined;
}

export function useViewerFile({ keeper, findIncoming }: ViewerFileOptions = {}): ViewerFile {
  const store = useBoardViewerStore();
  const run = useRun();
  usePrewarmed(viewerWorkers);

  async function read(file: File, { corrections: chosen, isAnother }: Opening, signal: AbortSignal): Promise<void> {
    const viewer = store.getState();
    viewer.startReading(file.name);
    const onProgress: NonNullable<ViewBoardCall["onProgress"]> = ({ done, ...step }) => {
      if (!signal.aborted) viewer.set({ reading: { status: "running", name: file.name, fraction: done, ...step } });
    };
    const onPreview = (scene: Scene) => {
      if (!signal.aborted) viewer.set({ preview: scene });
    };
    // The current board stays until another is ready; no preview if the address names a view.
    const isFirst = viewer.board === null && !namesView(new URLSearchParams(location.search));
    let corrections = chosen ?? {};
    let result = await viewBoard(file, { corrections, onProgress, signal, ...(isFirst ? { onPreview } : {}) });
    if (result.ok && chosen === null) {
      corrections = await keptCorrections.find(result.value.board.setKey);
      if (Object.keys(corrections).length > 0) result = await viewBoard(file, { corrections, onProgress, signal });
    }
    if (signal.aborted) return;
    if (!result.ok) return viewer.refuse(file.name, result.code);
    const { board, facts } = result.value;
    if (chosen !== null) await keptCorrections.keep(board.setKey, chosen);
    const isRemembered = chosen === null && Object.keys(corrections).length > 0;
    if (isAnother) viewer.set({ projectId: null });
    viewer.show(board, { file, corrections, isRemembered });
    if (store.getState().projectId === null) void keeper?.keep(file);
    const known = await facts;
    if (store.getState().board !== board) return;
    // With the finish and colors that a quote would take from these files.
    if (known) viewer.set({ appearance: completeSpecification(suggestSpecification(known).values) });
    viewer.set({ facts: known ?? "failed" });
  }

  async function open(file: File, opening: Opening): Promise<void> {
    const signal = run.restart();
    try {
      await read(file, opening, signal);
    } catch {
      // Either the reading was aborted, or this browser has no workers.
      if (!signal.aborted) store.getState().refuse(file.name, "NO_WORKER");
    }
  }

  async function fetchKept(): Promise<void> {
    const { projectId, set, refuse } = store.getState();
    if (projectId === null) return;
    const signal = run.restart();
    set({ reading: { status: "fetching" }, refusal: null });
    try {
      const file = await fetchBoardArchive(projectId, signal);
      if (!signal.aborted) await open(file, { corrections: null });
    } catch (error) {
      if (!signal.aborted) refuse("", error instanceof ApiError ? error.code : "NETWORK");
    }
  }

  async function reopen(): Promise<void> {
    const file = (await findIncoming?.().catch(() => null)) ?? (await keeper?.find());
    const { board, reading } = store.getState();
    if (file && board === null && reading.status === "idle") await open(file, { corrections: null });
  }

  const start = useEffectEvent(() => void (store.getState().projectId === null ? reopen() : fetchKept()));
  useEffect(() => start(), []);

  return {
    take: (file, corrections = null) => {
      // Without a board on the page, nothing belongs to the project any more.
      if (store.getState().board === null) store.getState().set({ projectId: null });
      void open(file, { corrections, isAnother: true });
    },
    correct: (corrections) => {
      const { file } = store.getState();
      if (file) void open(file, { corrections });
    },
    cancel: () => {
      run.stop();
      store.getState().stopReading();
    },
    retry: () => void fetchKept(),
  };
}

const keyOf = (setKey: string) => `gerber-purposes:${setKey}`;

const TYPES = ["copper", "soldermask", "silkscreen", "paste", "outline", "drill", "drawing", "other"];
const SIDES = ["top", "bottom", "inner", "all"];
const PLATINGS = ["plated", "non-plated", "mixed", "unknown"];

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== "object" || value === null) return false;
  const { type, side, layer, plating } = value as Record<string, unknown>;
  return (
    TYPES.includes(String(type)) &&
    SIDES.includes(String(side)) &&
    (layer === undefined || (Number.isInteger(layer) && Number(layer) > 0)) &&
    (plating === undefined || PLATINGS.includes(String(plating)))
  );
}

/** Invalid entries are dropped. */
export function readCorrections(stored: unknown): Corrections {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isCorrection(value)));
}

const keptCorrections = {
  find: async (setKey: string): Promise<Corrections> => (await drafts.find(keyOf(setKey), readCorrections)) ?? {},
  keep: (setKey: string, corrections: Corrections): Promise<void> =>
    Object.keys(corrections).length === 0 ? drafts.forget(keyOf(setKey)) : drafts.keep(keyOf(setKey), corrections),
};
