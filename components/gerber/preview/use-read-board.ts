"use client";
// Reads a board's file in a worker of this browser, before the upload has finished.
import { boardPalette } from "@/lib/core/pcb/board-palette";
import { openBoard } from "@/lib/workers/gerber/gerber-client";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** Refusals that the server would repeat, so uploading is of no use. */
const FINAL = /^(ARCHIVE_|NOT_AN_ARCHIVE|NO_LAYERS|\w+_NOT_READ$)/;

export interface ReadBoardCall {
  signal: AbortSignal;
  /** Called for a file that the server could not open either. */
  onRefused: () => void;
}

/** Never rejects: the result is in the store. */
export function useReadBoard(): (file: File, call: ReadBoardCall) => Promise<void> {
  const view = useGerberViewStore();
  const draft = useQuoteDraftStore();

  async function open(file: File, { signal, onRefused }: ReadBoardCall): Promise<void> {
    const colors = boardPalette(draft.getState().specification);
    const result = await openBoard(file, { colors, onProgress: view.getState().readUpTo, signal });
    if (signal.aborted) return;
    if (result.ok) {
      const { topSvg, bottomSvg, ...finding } = result.value;
      return view.getState().foundHere(finding, { top: topSvg, bottom: bottomSvg });
    }
    const isFinal = FINAL.test(result.code);
    if (isFinal) onRefused();
    view.getState().failReading(result.code, isFinal);
  }

  return async (file, call) => {
    try {
      await open(file, call);
    } catch {
      // Either the reading was aborted, or this browser has no workers: then only the server reads.
      if (!call.signal.aborted) view.getState().failReading("READER", false);
    }
  };
}
