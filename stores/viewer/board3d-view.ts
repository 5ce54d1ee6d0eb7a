"use client";
// State of a 3D view: visible parts, exploded view, cross-section and measurement. One store per view.

import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { UprightPart } from "@/lib/core/board3d/assemble";
import type { Point3 } from "@/lib/core/board3d/mesh";

export type SceneLayer = "silkscreen" | "soldermask" | "copper";
export type SectionAxis = "x" | "y";

export interface Board3dViewState {
  tool: "look" | "measure";
  /** 0 assembled, 1 fully exploded. */
  explodedFactor: number;
  /** Null: no cross-section. */
  section: { axis: SectionAxis; share: number } | null;
  hasParts: boolean;
  sides: Record<"top" | "bottom", boolean>;
  layers: Record<SceneLayer, boolean>;
  unit: "mm" | "inch";
  /** Measured points: none, one or two. */
  points: readonly Point3[];
  picked: UprightPart | null;
  hasBackground: boolean;
}

export interface Board3dView extends Board3dViewState {
  set(change: Partial<Board3dViewState>): void;
  toggleSide(side: "top" | "bottom"): void;
  toggleLayer(layer: SceneLayer): void;
  /** A third point starts a new measurement. */
  addPoint(point: Point3): void;
  takeTool(tool: Board3dViewState["tool"]): void;
  /** Resets the view; the unit is kept. */
  reset(): void;
}

const PLAIN: Board3dViewState = {
  tool: "look",
  explodedFactor: 0,
  section: null,
  hasParts: true,
  sides: { top: true, bottom: true },
  layers: { silkscreen: true, soldermask: true, copper: true },
  unit: "mm",
  points: [],
  picked: null,
  hasBackground: true,
};

/** True if single layers are shown instead of the finished faces. */
export function isExplodedView({
  explodedFactor,
  layers,
}: Pick<Board3dViewState, "explodedFactor" | "layers">): boolean {
  return explodedFactor > 0 || !(layers.silkscreen && layers.soldermask && layers.copper);
}

export type Board3dViewStore = StoreApi<Board3dView>;

export function createBoard3dView(initial: Partial<Board3dViewState> = {}): Board3dViewStore {
  return createStore<Board3dView>()((set, get) => ({
    ...PLAIN,
    ...initial,
    set: (change) => set(change),
    toggleSide: (side) => set({ sides: { ...get().sides, [side]: !get().sides[side] } }),
    toggleLayer: (layer) => set({ layers: { ...get().layers, [layer]: !get().layers[layer] } }),
    addPoint: (point) => {
      const { points } = get();
      set({ points: points.length >= 2 ? [point] : [...points, point] });
    },
    takeTool: (tool) => set({ tool, points: [], picked: null }),
    reset: () => set({ ...PLAIN, unit: get().unit }),
  }));
}

export const Board3dViewContext = createContext<StoreApi<Board3dView> | null>(null);

export function useBoard3dViewStore(): StoreApi<Board3dView> {
  const store = use(Board3dViewContext);
  if (!store) throw new Error("a board in space is used outside its provider");
  return store;
}

export function useBoard3dView<T>(select: (view: Board3dView) => T): T {
  return useStore(useBoard3dViewStore(), select);
}
