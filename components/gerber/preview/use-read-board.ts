"use client";
// Reading a board's file in a worker of this browser, at once and before anything is sent.
import { boardPalette } from "@/lib/core/pcb/board-palette";
import { openBoard } from "@/lib/workers/gerber/gerber-client";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** The server would say the same of these bytes, so sending them on is of no use. */
const FINAL = /^(ARCHIVE_|NOT_AN_ARCHIVE|NO_LAYERS|\w+_NOT_READ$)/;

export interface ReadBoardCall {
  signal: AbortSignal;
  /** No server could open it either. */
  onRefused: () => void;
}

/** Never rejects: how it ended stands in the view. */
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
      // Either nobody waits any more, or this browser runs no workers: then the server reads alone.
      if (!call.signal.aborted) view.getState().failReading("READER", false);
    }
  };
}
