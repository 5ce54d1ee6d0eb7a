// A picture from anywhere as a file that the server takes: PNG or JPEG, upright, and not too large.

import { MAX_FILE_MEGABYTES, MAX_PICTURE_SIDE_PX } from "@/lib/contracts/file-limits";
import { MEGABYTE } from "@/lib/base/units";
import { ApiError } from "@/lib/client/transport/api-error";
import { ports } from "@/lib/client/ports";

const MAX_BYTES = MAX_FILE_MEGABYTES.image * MEGABYTE;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature, and the header with the size and the kind of interlacing. */
const PNG_HEADER_BYTES = 29;
/** Metadata of a JPEG stands before its pixels. */
const JPEG_HEADER_BYTES = 128 * 1024;

/** True for a PNG that is written row by row, as the server expects it. */
function isPlainPng(header: Uint8Array): boolean {
  if (header.length < PNG_HEADER_BYTES || !PNG_SIGNATURE.every((byte, at) => header[at] === byte)) return false;
  const view = new DataView(header.buffer, header.byteOffset);
  const areSmall = [view.getUint32(16), view.getUint32(20)].every((side) => side <= MAX_PICTURE_SIDE_PX);
  return areSmall && header[28] === 0;
}

/** Size in pixels, in the first frame header that is found; null without one. */
function jpegSize(header: Uint8Array): readonly [width: number, height: number] | null {
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  for (let at = 2; at + 9 < header.length && header[at] === 0xff;) {
    const marker = header[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** The server removes what a camera wrote, which may say how the picture is to be turned. */
function hasExif(header: Uint8Array): boolean {
  for (let at = header.indexOf(EXIF[0] ?? 0); at !== -1; at = header.indexOf(EXIF[0] ?? 0, at + 1))
    if (EXIF.every((byte, index) => header[at + index] === byte)) return true;
  return false;
}

function isPlainJpeg(header: Uint8Array): boolean {
  if (header[0] !== 0xff || header[1] !== 0xd8 || hasExif(header)) return false;
  const size = jpegSize(header);
  return size !== null && size.every((side) => side <= MAX_PICTURE_SIDE_PX);
}

const ENDINGS = { "image/png": "png", "image/jpeg": "jpg" } as const;
type StoredType = keyof typeof ENDINGS;

/** "photo.webp" becomes "photo.png". */
function fileOf(blob: Blob, name: string, type: StoredType): File {
  const stem = name.replace(/\.[^.]*$/, "") || "image";
  return new File([blob], `${stem}.${ENDINGS[type]}`, { type });
}

const QUALITY = 0.9;

/** Drawn once, by which it is turned upright and reduced to what the server takes. */
async function drawn(blob: Blob, name: string): Promise<File> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
  const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    ...[number, number],
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const type = blob.type === "image/jpeg" ? "image/jpeg" : "image/png";
  const first = await canvas.convertToBlob({ type, quality: QUALITY });
  if (first.size <= MAX_BYTES || type === "image/jpeg") return fileOf(first, name, type);
  // A photograph as PNG is many times larger. JPEG has no transparency: what shows through is paper.
  if (context) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  }
  return fileOf(await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY }), name, "image/jpeg");
}

/** As it is where the server takes it, else drawn anew. Rejects with ApiError WRONG_FILE_FORMAT for what is no picture. */
export async function imageFile(blob: Blob, name: string): Promise<File> {
  const header = new Uint8Array(await blob.slice(0, JPEG_HEADER_BYTES).arrayBuffer());
  const isSmall = blob.size <= MAX_BYTES;
  if (isSmall && isPlainPng(header)) return fileOf(blob, name, "image/png");
  if (isSmall && isPlainJpeg(header)) return fileOf(blob, name, "image/jpeg");
  return drawn(blob, name).catch(() => {
    throw new ApiError("WRONG_FILE_FORMAT", ports().text("WRONG_FILE_FORMAT"), { kind: "refused" });
  });
}
