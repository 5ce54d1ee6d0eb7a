"use client";
// Creates the controller of a mounted 3D view, and tracks its state.
import { useEffect, useEffectEvent, useState } from "react";
import type { Board3dViewProps } from "@/components/board3d/board3d-props";
import { Board3dController, type SceneEvent } from "@/components/board3d/board3d-controller";
import type { Board3dCode, Board3dModel, ShownParts } from "@/lib/workers/board3d/board3d-messages";
import { useBoard3dViewStore } from "@/stores/viewer/board3d-view";

export interface KnownBoard3d {
  controller: Board3dController | null;
  model: Board3dModel | null;
  faces: { top: ImageBitmap; bottom: ImageBitmap } | null;
  parts: ShownParts | null;
  /** WebGL is not available. */
  isFlat: boolean;
  isLost: boolean;
  code: Board3dCode | null;
}

const NOTHING: KnownBoard3d = {
  controller: null,
  model: null,
  faces: null,
  parts: null,
  isFlat: false,
  isLost: false,
  code: null,
};

function withEvent(known: KnownBoard3d, news: SceneEvent): KnownBoard3d {
  switch (news.kind) {
    case "open":
      return { ...NOTHING, controller: news.controller };
    case "board":
      return { ...known, model: news.model, faces: { top: news.top, bottom: news.bottom } };
    case "faces":
      return { ...known, faces: { top: news.top, bottom: news.bottom } };
    case "parts":
      return { ...known, parts: news.parts, code: null };
    case "noWebgl":
      return { ...known, isFlat: true };
    case "lost":
      return { ...known, isLost: news.isLost };
    case "failed":
      return { ...known, code: news.code };
  }
}

type Opened = Pick<Board3dViewProps, "input" | "parts" | "thicknessMm" | "appearance"> & { isGuessedEdgeFine: boolean };

export function useBoard3d(host: HTMLElement | null, opened: Opened): KnownBoard3d {
  const store = useBoard3dViewStore();
  const [known, setKnown] = useState(NOTHING);
  const { controller } = known;
  const { input, parts, thicknessMm, isGuessedEdgeFine, appearance } = opened;
  const { solderMaskColor, silkscreenColor, surfaceFinish } = appearance;
  const start = useEffectEvent(
    (element: HTMLElement) =>
      new Board3dController({
        ...{ element, store, input, parts, thicknessMm, isGuessedEdgeFine, appearance },
        tell: (news) => setKnown((before) => withEvent(before, news)),
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
  return known;
}
