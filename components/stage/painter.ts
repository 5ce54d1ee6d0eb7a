// Interface of a renderer, and the renderer without output.

import type { StageView } from "@/components/stage/stage-view";
import type { RenderScene } from "@/lib/core/render/scene";

/** Size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface Painter {
  setScene(scene: RenderScene | null): void;
  resize(size: PictureSize): void;
  /** The camera is in pixels of the picture. True if a better picture follows on the next call. */
  paint(view: StageView): boolean;
  /** The complete picture in another size, on a canvas of its own. */
  picture(view: StageView, size: PictureSize): HTMLCanvasElement;
  dispose(): void;
}

/** A stage without any canvas still has its camera, tools and texts. */
export class NullPainter implements Painter {
  setScene(): void {}

  resize(): void {}

  paint(): boolean {
    return false;
  }

  picture(_view: StageView, { width, height }: PictureSize): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    return canvas;
  }

  dispose(): void {}
}
