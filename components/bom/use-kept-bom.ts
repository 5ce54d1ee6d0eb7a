"use client";
// Stores the lists and edits on this device, and restores them on the next visit.
import { useEffect, useEffectEvent } from "react";
import { readBoards, useBomBoardsStore } from "@/stores/bom-boards";
import { BOM_DRAFT_KEY, readBomDraft, storedBom, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { usePcbaDraftStore } from "@/stores/drafts/pcba-draft";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

const STILL_MS = 300;

/** For several boards, includes the parked ones, and the address parameters of the open board. */
function useStored(): () => unknown {
  const list = useBomDraftStore();
  const boards = useBomBoardsStore();
  const quote = useQuoteDraftStore();
  const pcba = usePcbaDraftStore();
  const view = useGerberViewStore();
  return () => {
    const { others, at } = boards.getState();
    const kept = storedBom(list.getState());
    if (others.length === 0) return kept.file === null ? null : kept;
    const specification = { board: quote.getState().specification, assembly: pcba.getState().assembly };
    return { ...kept, boards: { others, at, specification, projectId: view.getState().projectId } };
  };
}

export function useKeptBom(): void {
  const store = useBomDraftStore();
  const boards = useBomBoardsStore();
  const quote = useQuoteDraftStore();
  const pcba = usePcbaDraftStore();
  const stored = useEffectEvent(useStored());
  useEffect(() => {
    let isHere = true;
    const { turn } = boards.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only once: a board added to a quote starts empty.
    if (turn === 0) {
      void drafts
        .find(BOM_DRAFT_KEY, (kept) => kept)
        .then((kept) => {
          // Another file chosen meanwhile takes precedence.
          if (!isHere || store.getState().file !== null) return;
          const several = readBoards(kept);
          if (several) return boards.getState().restore(several);
          const list = readBomDraft(kept);
          if (list) store.getState().replace(list);
        });
    }
    function write() {
      clearTimeout(timer);
      timer = undefined;
      const value = stored();
      if (value === null) void drafts.forget(BOM_DRAFT_KEY);
      else void drafts.keep(BOM_DRAFT_KEY, value);
    }
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(write, STILL_MS);
    };
    // A board that replaced another is stored as it is.
    if (turn > 0) changed();
    const stops = [store, boards, quote, pcba].map((each) => each.subscribe(changed));
    // A board that is parked now is in the store of all boards.
    const leave = () => timer !== undefined && boards.getState().turn === turn && write();
    addEventListener("pagehide", leave);
    return () => {
      isHere = false;
      for (const stop of stops) stop();
      removeEventListener("pagehide", leave);
      leave();
      clearTimeout(timer);
    };
  }, [store, boards, quote, pcba]);
}
