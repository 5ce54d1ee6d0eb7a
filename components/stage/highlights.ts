// Highlighted objects as paint lists, cached until the highlight changes.

import type { StageHighlight } from "@/components/stage/stage-view";
import { EMPTY_PAINT, type PaintList } from "@/lib/core/render/paint-list";
import type { RenderScene } from "@/lib/core/render/scene";

const NONE: readonly PaintList[] = [];

export class Highlights {
  #scene: RenderScene | null = null;
  #highlight: readonly StageHighlight[] = [];
  #lists = NONE;

  setScene(scene: RenderScene | null): void {
    this.#scene = scene;
    this.#highlight = [];
    this.#lists = NONE;
  }

  /** One list per part of the highlight, in order; cached by identity of the highlight. */
  listsOf(highlight: readonly StageHighlight[]): readonly PaintList[] {
    if (highlight !== this.#highlight) {
      this.#highlight = highlight;
      this.#lists = highlight.map(
        ({ layerId, objects }) => this.#scene?.layers.find(({ id }) => id === layerId)?.subset(objects) ?? EMPTY_PAINT,
      );
    }
    return this.#lists;
  }
}
