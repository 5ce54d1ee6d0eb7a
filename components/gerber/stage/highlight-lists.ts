// What is lit up, ready to be drawn: made when the highlight changes, kept while it stays.

import type { StageHighlight } from "@/components/gerber/stage/stage-view";
import type { PaintList } from "@/lib/core/gerber/view/paint-list";
import { paintSubset } from "@/lib/core/gerber/view/paint-subset";
import type { Scene } from "@/lib/core/gerber/view/scene";

const NONE: readonly PaintList[] = [];

export class HighlightLists {
  #scene: Scene | null = null;
  #highlight: readonly StageHighlight[] = [];
  #lists = NONE;

  setScene(scene: Scene | null): void {
    this.#scene = scene;
    this.#highlight = [];
    this.#lists = NONE;
  }

  /** One list for each part of the highlight, in its order; the same lists for the same highlight. */
  of(highlight: readonly StageHighlight[]): readonly PaintList[] {
    if (highlight !== this.#highlight) {
      this.#highlight = highlight;
      this.#lists = highlight.length === 0 ? NONE : highlight.map((part) => this.#list(part));
    }
    return this.#lists;
  }

  /** With the layer's clear objects: what they took from an object stays away. */
  #list({ layerId, objects }: StageHighlight): PaintList {
    const layer = this.#scene?.layers.find(({ id }) => id === layerId);
    if (!layer) return EMPTY;
    const { image, paint } = layer;
    const isLit = new Uint8Array(image.count);
    for (const object of objects) isLit[object] = 1;
    const hasClear = image.dark.includes(0) && !image.isNegative;
    const lit = paintSubset(paint, (at) => isLit[at] === 1 || (hasClear && image.dark[at] === 0));
    // Of a negative image the drawn objects are what can be pointed at, so they are lit as such.
    if (!image.isNegative) return lit;
    return { ...lit, ground: null };
  }
}

const EMPTY: PaintList = {
  runs: [],
  strokes: new Float32Array(),
  strokeObject: new Uint32Array(),
  vertices: new Float32Array(),
  ringStarts: Uint32Array.of(0),
  fillRings: Uint32Array.of(0),
  fillTriangles: Uint32Array.of(0),
  fillObject: new Uint32Array(),
  triangles: new Uint32Array(),
  ground: null,
};
