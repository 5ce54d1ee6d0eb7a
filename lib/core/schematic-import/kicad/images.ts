// Pictures embedded in KiCad's sheets.
import type { KicadImage } from "@/lib/core/formats/kicad/group";
import type { ImageType } from "./image-store";
import { pointOf } from "./measures";
import type { SheetContext } from "./sheet-context";

interface Picture {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
  /** Pixels per meter; null where the file does not say. */
  readonly density: number | null;
}

/** KiCad's density of pictures that have none: 300 pixels per inch. */
const PIXELS_PER_METER = 300 / 0.0254;
const UNITS_PER_METER = 10_000_000;
function decode(pieces: readonly string[]): Uint8Array | null {
  try {
    const text = atob(pieces.join("").replace(/\s+/g, ""));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** IHDR comes first; pHYs, with pixels per meter, comes before the pixels. */
function readPng(bytes: Uint8Array, view: DataView): Picture {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let density: number | null = null;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (isAt(bytes, at + 4, [0x49, 0x44, 0x41, 0x54])) break;
    if (isAt(bytes, at + 4, [0x70, 0x48, 0x59, 0x73]) && at + 17 <= bytes.length && bytes[at + 16] === 1)
      density = view.getUint32(at + 8) || null;
  }
  return { type: "image/png", width, height, density };
}

/** The frame header, SOF0 to SOF15, has the size. */
function readJpeg(bytes: Uint8Array, view: DataView): Picture | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5), density: null };
  }
  return null;
}

/** Null for another kind of picture, or a damaged one. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 33 && isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return readPng(bytes, view);
  if (bytes.length >= 12 && isAt(bytes, 0, [0xff, 0xd8, 0xff])) return readJpeg(bytes, view);
  if (bytes.length >= 30 && isAt(bytes, 0, [0x42, 0x4d]))
    return {
      ...{ type: "image/bmp", width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) },
      density: null,
    };
  return null;
}

/** `at` is the middle of the picture. */
export function addImage(image: KicadImage, context: SheetContext): void {
  context.report.found("images");
  const bytes = decode(image.data);
  const picture = bytes && readPicture(bytes);
  const center = pointOf(image.at);
  const unitsPerPixel = ((image.scale ?? 1) * UNITS_PER_METER) / (picture?.density ?? PIXELS_PER_METER);
  const [width, height] = [
    Math.round((picture?.width ?? 0) * unitsPerPixel),
    Math.round((picture?.height ?? 0) * unitsPerPixel),
  ];
  const corner = center && { x: center.x - Math.round(width / 2), y: center.y - Math.round(height / 2) };
  const at = corner && pointOf({ x: corner.x / 10_000, y: corner.y / 10_000 });
  const isSized = width > 0 && height > 0 && pointOf({ x: width / 10_000, y: height / 10_000 }) !== null;
  const file = bytes && picture && at && isSized ? context.images.add(picture.type, bytes) : null;
  if (file === null || !at) {
    context.lost({ construct: "images", code: "image", line: image.line, at: center });
    return;
  }
  const { sheetId } = context;
  context.builder.add({ kind: "image", id: context.newId(image.uuid), sheetId, at, width, height, file });
}
