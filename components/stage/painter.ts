// What a stage needs of a renderer.

import type { StageView } from "@/components/stage/stage-view";
import type { RenderScene } from "@/lib/core/render/scene";

/** Of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface Painter {
  setScene(scene: RenderScene | null): void;
  resize(size: PictureSize): void;
  /** The camera counts in pixels of the picture. True where a better picture follows if one asks again. */
  paint(view: StageView): boolean;
  /** The whole picture at once, in another size, on a canvas of its own. */
  picture(view: StageView, size: PictureSize): HTMLCanvasElement;
  dispose(): void;
}
