// Images that are embedded in documents.
import { inflateZlib } from "@/lib/base/inflate";
import type { ImportedImage } from "../imported-design";

const MAX_IMAGES = 200;
const MAX_IMAGE_BYTES = 32 * 1024 * 1024;
/** Sum over the images of a design. */
const MAX_ALL_BYTES = 128 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...sign: readonly number[]): boolean =>
  sign.every((byte, index) => bytes[index] === byte);

function typeOf(bytes: Uint8Array): ImportedImage["type"] | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return "image/png";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (startsWith(bytes, 0x42, 0x4d)) return "image/bmp";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1_000));
  return /<svg[\s>]/.test(start) || /^\s*<\?xml/.test(start) ? "image/svg+xml" : null;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Images of a design, each once: templates bring theirs to every sheet. */
export class ImageStock {
  readonly #images: { readonly packed: Uint8Array; readonly image: ImportedImage }[] = [];
  #bytes = 0;

  get images(): readonly ImportedImage[] {
    return this.#images.map(({ image }) => image);
  }

  /** Null where the image is not in the file, or is of a kind that is not read. */
  find(name: string, embedded: ReadonlyMap<string, Uint8Array>): ImportedImage | null {
    const packed = embedded.get(name);
    if (!packed || this.#images.length >= MAX_IMAGES) return null;
    const known = this.#images.find((one) => isSame(one.packed, packed));
    if (known) return known.image;
    const bytes = inflateZlib(packed, MAX_IMAGE_BYTES);
    const type = bytes && typeOf(bytes);
    if (!bytes || !type || this.#bytes + bytes.length > MAX_ALL_BYTES) return null;
    this.#bytes += bytes.length;
    const image = { file: `image-${this.#images.length + 1}`, type, bytes };
    this.#images.push({ packed, image });
    return image;
  }
}
