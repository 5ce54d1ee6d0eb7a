// Images of the open project for the canvas: each is fetched once, when it is first shown.

import { fetchProjectImage, type ImagesOf } from "@/lib/client/project-image";

/** Larger images are reduced for the screen, so that many of them fit in memory. */
const MAX_SIDE_PX = 2_048;
/** Further ones are reduced to the small side: 64 million pixels take 256 MB. */
const MAX_PIXELS = 64_000_000;
const SMALL_SIDE_PX = 512;
/** Images that are fetched and decoded at a time: a whole one takes up to 64 MB. */
const MAX_LOADING = 3;

interface Kept {
  readonly blob: Promise<Blob>;
  bitmap: ImageBitmap | null;
  hasFailed: boolean;
}

/** State of an image, which the canvas shows in its place. */
export type ShownImage = ImageBitmap | "loading" | "failed";

/** No side is longer than `maxSide`; the ratio is kept. */
async function bitmapOf(blob: Blob, maxSide: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob);
  if (Math.max(whole.width, whole.height) <= maxSide) return whole;
  const side = whole.width >= whole.height ? { resizeWidth: maxSide } : { resizeHeight: maxSide };
  const reduced = await createImageBitmap(whole, { ...side, resizeQuality: "high" });
  whole.close();
  return reduced;
}

export class ProjectImages {
  readonly #of: ImagesOf;
  readonly #kept = new Map<string, Kept>();
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];
  #loading = 0;
  #pixels = 0;

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
    this.#waiting.length = 0;
    for (const { bitmap } of this.#kept.values()) bitmap?.close();
    this.#kept.clear();
  }

  #keptOf(file: string): Kept {
    const known = this.#kept.get(file);
    if (known) return known;
    const turn = this.#takeTurn();
    const blob = turn.then(() => fetchProjectImage(this.#of, file));
    const kept: Kept = { blob, bitmap: null, hasFailed: false };
    this.#kept.set(file, kept);
    void this.#load(file, kept);
    return kept;
  }

  /** Resolves when an image may be loaded; `#endTurn` lets the next one. */
  async #takeTurn(): Promise<void> {
    if (this.#loading >= MAX_LOADING) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#loading++;
  }

  #endTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#loading--;
  }

  async #load(file: string, kept: Kept): Promise<void> {
    const isKept = (): boolean => this.#kept.get(file) === kept;
    try {
      const blob = await kept.blob;
      // The page may have been left meanwhile.
      if (!isKept()) return;
      const bitmap = await bitmapOf(blob, this.#pixels < MAX_PIXELS ? MAX_SIDE_PX : SMALL_SIDE_PX);
      if (!isKept()) return bitmap.close();
      kept.bitmap = bitmap;
      this.#pixels += bitmap.width * bitmap.height;
    } catch {
      kept.hasFailed = true;
    } finally {
      this.#endTurn();
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
