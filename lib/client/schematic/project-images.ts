// Images of the open project for the canvas: each is fetched once, when it is first shown.

import { fetchProjectImage, type ImagesOf } from "@/lib/client/project-image";

/** Larger images are reduced for the screen, so that many of them fit in memory. */
const MAX_SIDE_PX = 2_048;

interface Kept {
  readonly blob: Promise<Blob>;
  bitmap: ImageBitmap | null;
  hasFailed: boolean;
}

/** What the canvas shows in an image's place. */
export type ShownImage = ImageBitmap | "loading" | "failed";

/** Both sides at most as long as the screen needs; the ratio is kept. */
async function bitmapOf(blob: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob);
  const longer = Math.max(whole.width, whole.height);
  if (longer <= MAX_SIDE_PX) return whole;
  const side = whole.width >= whole.height ? { resizeWidth: MAX_SIDE_PX } : { resizeHeight: MAX_SIDE_PX };
  const reduced = await createImageBitmap(whole, { ...side, resizeQuality: "high" });
  whole.close();
  return reduced;
}

export class ProjectImages {
  readonly #of: ImagesOf;
  readonly #kept = new Map<string, Kept>();
  readonly #listeners = new Set<() => void>();

  constructor(of: ImagesOf) {
    this.#of = of;
  }

  /** Called when an image has been loaded, or could not be; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  shown(file: string): ShownImage {
    const { bitmap, hasFailed } = this.#keptOf(file);
    if (hasFailed) return "failed";
    return bitmap ?? "loading";
  }

  /** The stored bytes, for exports. */
  blob(file: string): Promise<Blob> {
    return this.#keptOf(file).blob;
  }

  /** Those that could not be loaded are asked for again when they are next shown. */
  retry(): void {
    for (const [file, { hasFailed }] of this.#kept) if (hasFailed) this.#kept.delete(file);
    this.#tell();
  }

  close(): void {
    this.#listeners.clear();
    for (const { bitmap } of this.#kept.values()) bitmap?.close();
    this.#kept.clear();
  }

  #keptOf(file: string): Kept {
    const known = this.#kept.get(file);
    if (known) return known;
    const kept: Kept = { blob: fetchProjectImage(this.#of, file), bitmap: null, hasFailed: false };
    this.#kept.set(file, kept);
    void this.#load(file, kept);
    return kept;
  }

  async #load(file: string, kept: Kept): Promise<void> {
    try {
      const bitmap = await bitmapOf(await kept.blob);
      if (this.#kept.get(file) === kept) kept.bitmap = bitmap;
      else bitmap.close();
    } catch {
      kept.hasFailed = true;
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
