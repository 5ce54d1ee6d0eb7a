// The glass over the board: it holds how one looks at it, changes that, and lets the page follow without a render.

import type { Bbox } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import * as moves from "@/lib/core/gerber/look-moves";
import { type Look, type LookMap, lookMap, toBoardPoint, toPicture } from "@/lib/core/gerber/view/look";

export interface Glass {
  look(): Look;
  size(): moves.PictureSize;
  resize(size: moves.PictureSize): void;
  /** Another board: seen whole. */
  setBoard(bounds: Bbox): void;
  fit(): void;
  /** Something that was found, in the middle. */
  show(box: Bbox): void;
  /** About a point in px of the picture; without one, about its middle. */
  zoom(factor: number, about?: Vec2): void;
  /** In px of the screen. */
  pan(by: Vec2): void;
  turn(): void;
  mirror(isMirrored: boolean): void;
  /** From mm on the board to px of the picture. */
  map(): LookMap;
  toBoard(point: Vec2): Vec2;
  toScreen(point: Vec2): Vec2;
  /** Called after every change; the answer ends it. */
  watch(listener: () => void): () => void;
}

const START: Look = { centreXmm: 0, centreYmm: 0, pxPerMm: 10, turns: 0, isMirrored: false };

export function createGlass(): Glass {
  let look = START;
  let size: moves.PictureSize = { widthPx: 0, heightPx: 0 };
  let bounds: Bbox = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  /** Until the reader moves, the whole board stays in a window that changes its size. */
  let isWhole = true;
  const listeners = new Set<() => void>();

  const isLaidOut = () => size.widthPx > 0 && size.heightPx > 0;
  function change(next: Look, staysWhole = false) {
    look = next;
    isWhole = staysWhole;
    for (const listener of listeners) listener();
  }
  const fit = () => {
    if (isLaidOut()) change(moves.fitLook(look, size, bounds), true);
    else isWhole = true;
  };
  const map = () => lookMap(look, size);
  const middle = (): Vec2 => [size.widthPx / 2, size.heightPx / 2];

  return {
    look: () => look,
    size: () => size,
    resize(next) {
      if (next.widthPx === size.widthPx && next.heightPx === size.heightPx) return;
      size = next;
      if (isWhole) fit();
      else change(look);
    },
    setBoard(box) {
      bounds = box;
      fit();
    },
    fit,
    show(box) {
      if (isLaidOut()) change(moves.showLook(look, size, box));
    },
    zoom(factor, about = middle()) {
      if (isLaidOut()) change(moves.zoomLook(look, size, about, factor));
    },
    pan(by) {
      if (isLaidOut()) change(moves.panLook(look, size, by, bounds));
    },
    turn() {
      const turned = moves.turnLook(look);
      if (isWhole && isLaidOut()) change(moves.fitLook(turned, size, bounds), true);
      else change(turned);
    },
    mirror(isMirrored) {
      if (look.isMirrored !== isMirrored) change(moves.flipLook(look, isMirrored), isWhole);
    },
    map,
    toBoard: (point) => toBoardPoint(map(), point),
    toScreen: (point) => toPicture(map(), point),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
