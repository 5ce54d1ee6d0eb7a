"use client";
// Computes connected copper in a worker as soon as a board is shown.
import { useEffect } from "react";
import { findNets } from "@/lib/workers/viewer/nets-client";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";

export function useNets(): void {
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
