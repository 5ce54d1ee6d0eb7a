"use client";
// Creates the controller of a mounted 3D view, and tracks its state.
import { useEffect, useEffectEvent, useState } from "react";
import type { Board3dViewProps } from "@/components/board3d/board3d-props";
import { Board3dController, type SceneEvent } from "@/components/board3d/board3d-controller";
import type { Board3dCode, Board3dModel, ShownParts } from "@/lib/workers/board3d/board3d-messages";
import { useBoard3dViewStore } from "@/stores/viewer/board3d-view";

export interface Board3dViewState {
  controller: Board3dController | null;
  model: Board3dModel | null;
  faces: { top: ImageBitmap; bottom: ImageBitmap } | null;
  parts: ShownParts | null;
  /** WebGL is not available. */
  isFlat: boolean;
  isLost: boolean;
  code: Board3dCode | null;
}

const NOTHING: Board3dViewState = {
  controller: null,
  model: null,
  faces: null,
  parts: null,
  isFlat: false,
  isLost: false,
  code: null,
};

function withEvent(state: Board3dViewState, event: SceneEvent): Board3dViewState {
  switch (event.kind) {
    case "open":
      return { ...NOTHING, controller: event.controller };
    case "board":
      return { ...state, model: event.model, faces: { top: event.top, bottom: event.bottom } };
    case "faces":
      return { ...state, faces: { top: event.top, bottom: event.bottom } };
    case "parts":
      return { ...state, parts: event.parts, code: null };
    case "noWebgl":
      return { ...state, isFlat: true };
    case "lost":
      return { ...state, isLost: event.isLost };
    case "failed":
      return { ...state, code: event.code };
  }
}

type Opened = Pick<Board3dViewProps, "input" | "parts" | "thicknessMm" | "appearance"> & { isGuessedEdgeFine: boolean };

export function useBoard3d(host: HTMLElement | null, opened: Opened): Board3dViewState {
  const store = useBoard3dViewStore();
  const [state, setState] = useState(NOTHING);
  const { controller } = state;
  const { input, parts, thicknessMm, isGuessedEdgeFine, appearance } = opened;
  const { solderMaskColor, silkscreenColor, surfaceFinish } = appearance;
  const start = useEffectEvent(
    (element: HTMLElement) =>
      new Board3dController({
        ...{ element, store, input, parts, thicknessMm, isGuessedEdgeFine, appearance },
        onEvent: (event) => setState((before) => withEvent(before, event)),
      }),
  );
  useEffect(() => {
    if (!host) return;
    const fresh = start(host);
    return () => fresh.end();
  }, [host, input, thicknessMm, isGuessedEdgeFine]);
  useEffect(() => {
    if (parts) controller?.setParts(parts);
  }, [controller, parts]);
  useEffect(() => {
    controller?.recolor({ solderMaskColor, silkscreenColor, surfaceFinish });
  }, [controller, solderMaskColor, silkscreenColor, surfaceFinish]);
  return state;
}
