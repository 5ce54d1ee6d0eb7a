// A picture that stays the same for many frames, painted once on a canvas of its own.

interface KeptOptions {
  readonly size: { readonly width: number; readonly height: number };
  /** The picture is painted again when one of these is another one. */
  readonly parts: readonly unknown[];
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

export class KeptPicture {
  #canvas: HTMLCanvasElement | null = null;
  #parts: readonly unknown[] = [];

  /** Without a second canvas the picture is painted in place. */
  draw(context: CanvasRenderingContext2D, { size, parts, paint }: KeptOptions): void {
    const own = [size.width, size.height, ...parts];
    if (!this.#canvas || own.some((part, at) => part !== this.#parts[at])) {
      const canvas = (this.#canvas ??= document.createElement("canvas"));
      canvas.width = size.width;
      canvas.height = size.height;
      const kept = canvas.getContext("2d", { alpha: false });
      if (!kept) {
        this.forget();
        return paint(context);
      }
      paint(kept);
      this.#parts = own;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#canvas, 0, 0);
  }

  /** Frees its memory. */
  forget(): void {
    this.#canvas = null;
    this.#parts = [];
  }
}
