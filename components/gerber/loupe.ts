// The loupe over a canvas: it holds the camera, moves it, and lets the page follow without a render.

import type { Vec2 } from "@/lib/base/vec2";
import { boxArea, clearCamera, writeCamera } from "@/components/gerber/canvas-parts";
import * as cameras from "@/lib/core/gerber/camera";

export interface Loupe {
  /** What lies under it, after every change of the page; another size starts with the whole board. */
  place(size: cameras.BoardSize, pose: cameras.Pose): void;
  /** Null while the canvas is not laid out. */
  state(): { camera: cameras.Camera; sheet: cameras.Sheet; zoom: number } | null;
  /** About a point in px of the canvas; without one, about the middle. */
  zoom(factor: number, about?: Vec2): void;
  /** In px of the screen. */
  pan(by: Vec2): void;
  fit(): void;
  /** Called after every change; the answer ends it. */
  watch(listener: () => void): () => void;
}

export function createLoupe(canvas: HTMLElement): Loupe {
  let camera: cameras.Camera | null = null;
  let sheet: cameras.Sheet | null = null;
  const listeners = new Set<() => void>();

  const state: Loupe["state"] = () => camera && sheet && { camera, sheet, zoom: cameras.zoomOf(camera, sheet) };
  function show(next: cameras.Camera) {
    camera = next;
    const now = state();
    if (now === null) return;
    // At 1× the style sheet places everything by itself, at any width of the page.
    const isZoomed = cameras.reachOf(now.zoom) !== "least";
    canvas.toggleAttribute("data-zoomed", isZoomed);
    if (isZoomed) writeCamera(canvas, now.camera, now.sheet);
    else clearCamera(canvas);
    for (const listener of listeners) listener();
  }

  return {
    state,
    place(size, pose) {
      const area = boxArea(canvas);
      if (area === null) return;
      const next = { widthMm: size.widthMm, heightMm: size.heightMm, area };
      const isSame = sheet?.widthMm === size.widthMm && sheet.heightMm === size.heightMm;
      const moved = camera && sheet && isSame ? cameras.carryOver(camera, sheet, next, pose) : cameras.fit(next, pose);
      sheet = next;
      show(moved);
    },
    zoom(factor, about) {
      if (camera && sheet) show(cameras.zoomAbout(camera, sheet, about ?? cameras.middleOf(sheet.area), factor));
    },
    pan(by) {
      if (camera && sheet) show(cameras.pan(camera, sheet, by));
    },
    fit() {
      if (camera && sheet) show(cameras.fit(sheet, camera));
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
