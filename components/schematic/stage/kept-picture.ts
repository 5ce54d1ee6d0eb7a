// A picture that stays the same for many frames, painted once on a canvas of its own.
import type { Point } from "@/lib/core/schematic/model/units";

interface KeptOptions {
  readonly size: { readonly width: number; readonly height: number };
  /** Pixel of its upper left corner. */
  readonly at: Point;
  /** The picture is painted again when one of these is another one. */
  readonly parts: readonly unknown[];
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

export class KeptPicture {
  readonly #isTransparent: boolean;
  #canvas: HTMLCanvasElement | null = null;
  #parts: readonly unknown[] = [];

  constructor({ isTransparent }: { isTransparent: boolean }) {
    this.#isTransparent = isTransparent;
  }

  /** False where the browser gives no second canvas: nothing is drawn then. */
  draw(context: CanvasRenderingContext2D, { size, at, parts, paint }: KeptOptions): boolean {
    const own = [size.width, size.height, ...parts];
    if (!this.#canvas || own.some((part, index) => part !== this.#parts[index])) {
      const canvas = document.createElement("canvas");
      canvas.width = size.width;
      canvas.height = size.height;
      const kept = canvas.getContext("2d", { alpha: this.#isTransparent });
      if (!kept) return false;
      paint(kept);
      this.#canvas = canvas;
      this.#parts = own;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#canvas, at.x, at.y);
    return true;
  }

  /** Frees its memory. */
  forget(): void {
    this.#canvas = null;
    this.#parts = [];
  }
}
