// Holds the camera of a stage; components follow it without a render.

import type { Bbox } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import * as cameras from "@/lib/core/render/camera";
import type { Camera, Pose, Viewport, ViewTransform } from "@/lib/core/render/camera";

export interface ViewportController {
  camera(): Camera;
  viewport(): Viewport;
  /** Scale relative to the fitted drawing. */
  zoom(): number;
  /** Limit that the scale has reached, within rounding; null if it can go both ways. */
  zoomLimit(): "min" | "max" | null;
  resize(viewport: Viewport): void;
  /** Fits another drawing. */
  setBounds(bounds: Bbox): void;
  setPose(pose: Pose): void;
  turn(): void;
  flip(isMirrored: boolean): void;
  fit(): void;
  /** Centers a box with a margin. */
  show(box: Bbox): void;
  moveTo(target: Pick<Camera, "centerXmm" | "centerYmm" | "pxPerMm">): void;
  /** Around a point of the stage in px; by default its center. */
  zoomBy(factor: number, at?: Vec2): void;
  /** In screen px. */
  pan(by: Vec2): void;
  transform(): ViewTransform;
  screenToWorld(point: Vec2): Vec2;
  worldToScreen(point: Vec2): Vec2;
  /** Calls the listener after every change; returns a function that stops it. */
  watch(listener: () => void): () => void;
}

interface ViewportOptions {
  /** Margin of the fitted drawing. */
  marginPx?: number;
  /**
   * For a stage within a page: the drawing is never smaller than fitted, at most this many times as large, and stays
   * within its area. By default any useful scale is allowed, and part of the drawing stays visible.
   */
  maxZoom?: number;
}

const START: Camera = { centerXmm: 0, centerYmm: 0, pxPerMm: 10, turns: 0, isMirrored: false };

export function createViewportController({ marginPx = 40, maxZoom }: ViewportOptions = {}): ViewportController {
  let camera = START;
  let viewport: Viewport = { widthPx: 0, heightPx: 0 };
  let bounds: Bbox = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  /** Until the user moves it, the whole drawing is fitted on resize. */
  let isWhole = true;
  const listeners = new Set<() => void>();

  const isLaidOut = () => viewport.widthPx > 0 && viewport.heightPx > 0;
  const fitted = () => cameras.fitBox(camera, viewport, bounds, { marginPx });
  const zoom = () => (isLaidOut() ? camera.pxPerMm / fitted().pxPerMm : 1);
  const transform = () => cameras.viewTransform(camera, viewport);
  function range(): cameras.ScaleRange {
    if (maxZoom === undefined) return cameras.SCALE_RANGE;
    const minPxPerMm = fitted().pxPerMm;
    return { minPxPerMm, maxPxPerMm: minPxPerMm * maxZoom };
  }
  function set(next: Camera, staysWhole = false): void {
    camera = next;
    isWhole = staysWhole;
    for (const listener of listeners) listener();
  }
  function move(next: Camera): void {
    if (maxZoom === undefined) return set(next);
    const { minPxPerMm, maxPxPerMm } = range();
    const pxPerMm = Math.min(Math.max(next.pxPerMm, minPxPerMm), maxPxPerMm);
    set(cameras.keepInPlace({ ...next, pxPerMm }, fitted(), bounds), pxPerMm < minPxPerMm * 1.0001);
  }
  function fit(): void {
    if (isLaidOut()) set(fitted(), true);
    else isWhole = true;
  }
  function setPose({ turns, isMirrored }: Pose): void {
    if (turns === camera.turns && isMirrored === camera.isMirrored) return;
    camera = { ...camera, turns, isMirrored };
    if (isWhole) fit();
    else move(camera);
  }

  return {
    camera: () => camera,
    viewport: () => viewport,
    zoom,
    zoomLimit() {
      const { minPxPerMm, maxPxPerMm } = range();
      if (!isLaidOut() || camera.pxPerMm < minPxPerMm * 1.0001) return "min";
      return camera.pxPerMm > maxPxPerMm * 0.9999 ? "max" : null;
    },
    resize(next) {
      const { widthPx, heightPx, leftPx, topPx } = viewport;
      const isSameSize = next.widthPx === widthPx && next.heightPx === heightPx;
      if (isSameSize && next.leftPx === leftPx && next.topPx === topPx) return;
      viewport = next;
      if (isWhole) fit();
      else move(camera);
    },
    setBounds(box) {
      bounds = box;
      fit();
    },
    setPose,
    turn: () => setPose(cameras.turned(camera)),
    flip: (isMirrored) => setPose(cameras.flipped(camera, isMirrored)),
    fit,
    show(box) {
      if (isLaidOut()) move(cameras.showBox(camera, viewport, box, marginPx));
    },
    moveTo({ centerXmm, centerYmm, pxPerMm }) {
      if (isLaidOut()) move({ ...camera, centerXmm, centerYmm, pxPerMm });
    },
    zoomBy(factor, at = cameras.centerOf(viewport)) {
      if (isLaidOut()) move(cameras.zoomAt(camera, viewport, at, factor, range()));
    },
    pan(by) {
      if (!isLaidOut()) return;
      const panned = cameras.panBy(camera, viewport, by);
      move(maxZoom === undefined ? cameras.keepInView(panned, viewport, bounds) : panned);
    },
    transform,
    screenToWorld: (point) => cameras.screenToWorld(transform(), point),
    worldToScreen: (point) => cameras.worldToScreen(transform(), point),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
