// Interface of a stage.

import type { StageView } from "@/components/stage/stage-view";
import type { RenderScene } from "@/lib/core/render/scene";

export interface Stage {
  /** May change once, if a lost WebGL context is not restored. */
  readonly kind: "webgl2" | "canvas2d" | "none";
  /** Canvas in the page; a new one with the same class and id replaces it when `kind` changes. */
  readonly canvas: HTMLCanvasElement;
  setScene(scene: RenderScene | null): void;
  /** Requests a picture in the next frame; only the last of several views is drawn. */
  draw(view: StageView): void;
  /** Size of the canvas in CSS px. */
  resize(widthPx: number, heightPx: number, dpr: number): void;
  /** A PNG of another size; the camera is in its pixels. */
  screenshot(view: StageView, size: { widthPx: number; heightPx: number }): Promise<Blob>;
  dispose(): void;
}

export interface StageOptions {
  /** By default, whichever renders faster here. */
  prefer?: Stage["kind"];
}
