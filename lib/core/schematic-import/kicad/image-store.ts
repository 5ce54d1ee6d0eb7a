// Pictures of a design, under the names by which its image records show them.
import type { ImportedImage } from "../imported-design";

export type ImageType = ImportedImage["type"];

const MAX_IMAGES = 200;
const MAX_BYTES = 64 * 1024 * 1024;

export class ImageStore {
  readonly images: ImportedImage[] = [];
  #bytes = 0;

  /** Null beyond a limit. */
  add(type: ImageType, bytes: Uint8Array): string | null {
    this.#bytes += bytes.length;
    if (this.images.length >= MAX_IMAGES || this.#bytes > MAX_BYTES) return null;
    const file = `image-${this.images.length + 1}.${type === "image/png" ? "png" : type === "image/jpeg" ? "jpg" : "bmp"}`;
    this.images.push({ file, type, bytes });
    return file;
  }
}
