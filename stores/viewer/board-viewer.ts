"use client";
// Store of the viewer page.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Corrections } from "@/lib/core/gerber/correction";
import { carriedOver, type LayerRow, rowsOf, turnedOver, type ViewedSide } from "@/stores/viewer/board-viewer-layers";
import { type BoardViewerState, EMPTY_VIEWER, type ShownBoard } from "@/stores/viewer/board-viewer-state";

export interface BoardViewer extends BoardViewerState {
  set(change: Partial<BoardViewerState>): void;
  startReading(name: string): void;
  /** Cancels the current reading; a board shown before stays. */
  stopReading(): void;
  show(board: ShownBoard, read: { file: File; corrections: Corrections; isRemembered: boolean }): void;
  refuse(name: string, code: string): void;
  flip(side: ViewedSide): void;
  /** Any change of the layers switches to the layer view. */
  changeRows(change: (rows: readonly LayerRow[]) => LayerRow[]): void;
}

export type BoardViewerStore = StoreApi<BoardViewer>;

export function createBoardViewer(initial: Partial<BoardViewerState> = {}): BoardViewerStore {
  return createStore<BoardViewer>()((set, get) => ({
    ...EMPTY_VIEWER,
    ...initial,
    set: (change) => set(change),
    startReading: (name) =>
      set({ refusal: null, preview: null, reading: { status: "running", name, stage: "unpack", fraction: 0 } }),
    show: (board, { file, corrections, isRemembered }) => {
      const { rows: before, side, board: previous } = get();
      const fresh = rowsOf(board.scene.layers);
      const rows = side === "top" ? fresh : turnedOver(fresh);
      const isSame = previous?.setKey === board.setKey;
      set({
        board,
        preview: null,
        facts: "pending",
        nets: null,
        file,
        corrections,
        isRemembered,
        rows: isSame ? carriedOver(before, rows) : rows,
        reading: { status: "idle" },
        selection: null,
        lit: null,
        comparison: null,
      });
    },
    stopReading: () => set({ preview: null, reading: { status: "idle" } }),
    refuse: (name, code) => {
      get().stopReading();
      set({ refusal: { name, code } });
    },
    flip: (side) => {
      if (side !== get().side) set({ side, rows: turnedOver(get().rows), selection: null });
    },
    changeRows: (change) => set({ rows: change(get().rows), mode: "layers" }),
  }));
}

export const BoardViewerContext = createContext<BoardViewerStore | null>(null);

export function useBoardViewerStore(): BoardViewerStore {
  const store = use(BoardViewerContext);
  if (!store) throw new Error("a board viewer is used outside its provider");
  return store;
}

export function useBoardViewer<T>(select: (viewer: BoardViewer) => T): T {
  return useStore(useBoardViewerStore(), select);
}
