// The part of the glass over the board that the report moves and follows; points in px of the stage.

import type { Bbox } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";
import type { Look, LookMap } from "@/lib/core/gerber/view/look";

export interface BoardGlass {
  look(): Look;
  size(): { widthPx: number; heightPx: number };
  fit(): void;
  show(box: Bbox): void;
  zoom(factor: number): void;
  /** From mm on the board to px of the picture. */
  map(): LookMap;
  toScreen(point: Vec2): Vec2;
  /** Called after every change; the answer ends it. */
  watch(listener: () => void): () => void;
}
