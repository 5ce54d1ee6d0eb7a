"use client";
// The view in the address, so that a link shows the same: side, mode, visible layers.
import { useEffect } from "react";
import { readViewerAddress, writeViewerAddress } from "@/components/gerber/viewer/viewer-address";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";

/** Browsers refuse more than a hundred changes in half a minute. */
const PAUSE_MS = 400;

export function useViewerAddress(): void {
  const store = useBoardViewerStore();
  useEffect(() => {
    const named = readViewerAddress(new URLSearchParams(location.search));
    let isApplied = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const state = store.getState();
      if (!state.board) return;
      const query = writeViewerAddress(new URLSearchParams(location.search), state).toString();
      const address = query === "" ? location.pathname : `${location.pathname}?${query}`;
      // Replaced, not pushed, so that the back button leaves the viewer.
      if (address !== location.pathname + location.search) history.replaceState(history.state, "", address);
    };
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.board && !isApplied) {
        isApplied = true;
        named(store.getState());
        return;
      }
      const isSame =
        state.side === previous.side &&
        state.mode === previous.mode &&
        state.is3d === previous.is3d &&
        state.rows === previous.rows &&
        state.projectId === previous.projectId;
      if (isSame) return;
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
}
