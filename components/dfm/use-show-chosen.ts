"use client";
// Shows the selected finding: moves the camera, isolates its layer, highlights the measured objects.
import { type RefObject, useEffect, useRef } from "react";
import { flyTo } from "@/components/stage/fly-to";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { markBox, seenMm } from "@/lib/core/dfm/mark-box";
import type { Measure } from "@/lib/core/dfm/finding";
import { createPickIndex, pickAt } from "@/lib/core/board-view/pick";
import type { ObjectSet } from "@/lib/core/board-view/object-sets";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";
import { type BoardViewerStore, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { chosenFinding, useDfm } from "@/stores/viewer/dfm-check";
import { useHasSides } from "@/components/ui/use-is-wide";

/** Plotted edges are rounded; measured points are within this distance of them. */
const REACH_MM = 0.03;

export function useShowChosen(viewport: ViewportController): void {
  const viewer = useBoardViewerStore();
  const place = useDfm((dfm) => (dfm.chosen ? chosenFinding(dfm)?.places[dfm.chosen.place] : undefined));
  useEffect(() => {
    if (!place) {
      showWhole(viewer);
      viewport.fit();
      return;
    }
    showPlace(viewer, place);
    return showMeasure(viewport, place);
  }, [viewer, viewport, place]);
}

function showWhole(viewer: BoardViewerStore): void {
  const { lit, mode, set } = viewer.getState();
  if (lit !== null || mode !== "board") set({ lit: null, mode: "board" });
}

function showPlace(viewer: BoardViewerStore, place: Measure): void {
  const { board, rows, flip, set } = viewer.getState();
  if (!board) return;
  const layer = layerOf(board.scene, place);
  if (!layer) return set({ lit: null, mode: "board" });
  if (layer.side === "top" || layer.side === "bottom") flip(layer.side);
  const isWanted = ({ id, type }: { id: string; type: string }) =>
    id === layer.id || type === "drill" || type === "outline";
  const shown = (rows.length > 0 ? viewer.getState().rows : rows).map((row) => ({
    ...row,
    isVisible: isWanted(row),
    opacity: row.id === layer.id ? 1 : row.opacity,
  }));
  set({ mode: "layers", rows: shown, lit: litAt(board.scene, layer, place) });
}

function layerOf(scene: Scene, { layer }: Measure): SceneLayer | undefined {
  return layer === null ? undefined : scene.layers.find(({ file }) => file === layer);
}

/** Objects between which the value was measured, highlighted together with their holes. */
function litAt(scene: Scene, layer: SceneLayer, { mark, x, y }: Measure) {
  if (mark.kind === "box") return null;
  const index = createPickIndex(scene, [layer.id]);
  const ends =
    mark.kind === "gap"
      ? ([
          [mark.x0, mark.y0],
          [mark.x1, mark.y1],
        ] as const)
      : ([[x, y]] as const);
  const reach = mark.kind === "ring" ? mark.radiusMm : REACH_MM;
  const objects = [...new Set(ends.flatMap((end) => pickAt(index, end, reach).map(({ object }) => object)))];
  if (objects.length === 0) return null;
  const sets: ObjectSet[] = [{ layerId: layer.id, objects: Uint32Array.from(objects.sort((a, b) => a - b)) }];
  return { key: `finding:${layer.id}:${x}:${y}`, sets, holes: layer.type === "drill" ? [] : holesAround(scene, mark) };
}

/** Holes visible around the mark. */
function holesAround(scene: Scene, mark: Measure["mark"]): ObjectSet[] {
  const box = markBox(mark);
  const center = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2] as const;
  return scene.layers.flatMap((layer) => {
    if (layer.type !== "drill") return [];
    const hits = pickAt(createPickIndex(scene, [layer.id]), center, seenMm(box));
    const objects = [...new Set(hits.map(({ object }) => object))].sort((a, b) => a - b);
    return objects.length === 0 ? [] : [{ layerId: layer.id, objects: Uint32Array.from(objects) }];
  });
}

function showMeasure(viewport: ViewportController, { mark, x, y }: Measure): () => void {
  const { widthPx, heightPx } = viewport.viewport();
  if (widthPx === 0) return () => undefined;
  const pxPerMm = Math.min(widthPx, heightPx) / seenMm(markBox(mark));
  return flyTo(viewport, { centerXmm: x, centerYmm: y, pxPerMm });
}

/** In one column, scrolls to the explanation of a selected finding. */
export function useScrollToDetail(): RefObject<HTMLElement | null> {
  const detail = useRef<HTMLElement>(null);
  const hasSides = useHasSides();
  // The initially selected finding does not scroll the page.
  const key = useDfm((dfm) => (dfm.chosen?.isOpening ? null : (dfm.chosen?.key ?? null)));
  useEffect(() => {
    if (key !== null && !hasSides) detail.current?.scrollIntoView({ block: "start" });
  }, [key, hasSides]);
  return detail;
}
