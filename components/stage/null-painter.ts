// Renderer without output: a stage without any canvas still has its camera, tools and texts.

import type { Painter, PictureSize } from "@/components/stage/painter";
import type { StageView } from "@/components/stage/stage-view";

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
