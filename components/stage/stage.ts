// The stage of a drawing, as its page uses it.

import type { StageView } from "@/components/stage/stage-view";
import type { RenderScene } from "@/lib/core/render/scene";

export interface Stage {
  /** May change once, where a lost WebGL context does not come back. */
  readonly kind: "webgl2" | "canvas2d" | "none";
  /** The canvas in the page; another one with the same class and id once the kind has changed. */
  readonly canvas: HTMLCanvasElement;
  setScene(scene: RenderScene | null): void;
  /** Asks for a picture: drawn with the next frame, only the last view of several. */
  draw(view: StageView): void;
  /** Of the canvas, in px of the page. */
  resize(widthPx: number, heightPx: number, dpr: number): void;
  /** A PNG of another size; the camera counts in its pixels. */
  screenshot(view: StageView, size: { widthPx: number; heightPx: number }): Promise<Blob>;
  dispose(): void;
}

export interface StageOptions {
  /** Without a preference, whichever draws faster here. */
  prefer?: Stage["kind"];
}
