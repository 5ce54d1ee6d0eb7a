"use client";
// Keeps the list and what was said of it on this device, and takes it up again when the page is opened anew.
import { useEffect } from "react";
import { readBomDraft, storedBom, useBomDraftStore } from "@/stores/bom-draft";
import { drafts } from "@/stores/draft";

export const BOM_DRAFT_KEY = "bom-quote";
const STILL_MS = 300;

export function useKeptBom(): void {
  const store = useBomDraftStore();
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void drafts.find(BOM_DRAFT_KEY, readBomDraft).then((found) => {
      // Whoever was quicker with another file means that one.
      if (isHere && found && store.getState().file === null) store.getState().replace(found);
    });
    function write() {
      clearTimeout(timer);
      timer = undefined;
      const state = store.getState();
      if (state.file === null) void drafts.forget(BOM_DRAFT_KEY);
      else void drafts.keep(BOM_DRAFT_KEY, storedBom(state));
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, STILL_MS);
    });
    const leave = () => timer !== undefined && write();
    addEventListener("pagehide", leave);
    return () => {
      isHere = false;
      stop();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [store]);
}
