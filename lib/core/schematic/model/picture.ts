// Pictures as KiCad measures them: their kind, their pixels, and how many of these are an inch.
export interface Picture {
  readonly type: "image/png" | "image/jpeg" | "image/bmp";
  readonly width: number;
  readonly height: number;
  /** Pixels per inch; null where the file does not say. */
  readonly density: number | null;
}

/** KiCad's density of pictures that have none: 300 pixels per inch. */
export const USUAL_DENSITY = 300;

const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

/** KiCad counts whole pixels per centimeter, and makes whole pixels per inch of them; one means nothing. */
function perInch(perCentimeter: number): number | null {
  const whole = Math.floor(perCentimeter);
  return whole > 1 ? Math.round(whole * 2.54) : null;
}

/** IHDR comes first; pHYs, with pixels per meter, comes before the pixels. */
function readPng(bytes: Uint8Array, view: DataView): Picture {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let density: number | null = null;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (isAt(bytes, at + 4, [0x49, 0x44, 0x41, 0x54])) break;
    if (isAt(bytes, at + 4, [0x70, 0x48, 0x59, 0x73]) && at + 17 <= bytes.length && bytes[at + 16] === 1)
      density = perInch(view.getUint32(at + 8) / 100);
  }
  return { type: "image/png", width, height, density };
}

/** "JFIF" in the first segment has a unit, 1 for inches and 2 for centimeters, and the pixels in one. */
function jpegDensity(bytes: Uint8Array, view: DataView): number | null {
  if (!isAt(bytes, 6, [0x4a, 0x46, 0x49, 0x46, 0]) || bytes.length < 18) return null;
  const density = view.getUint16(14);
  if (bytes[13] === 2) return perInch(density);
  return bytes[13] === 1 && density > 1 ? density : null;
}

/** The frame header, SOF0 to SOF15, has the size. */
function readJpeg(bytes: Uint8Array, view: DataView): Picture | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return { type: "image/jpeg", width, height, density: jpegDensity(bytes, view) };
  }
  return null;
}

/** Null for another kind of picture, or a damaged one. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 33 && isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return readPng(bytes, view);
  if (bytes.length >= 12 && isAt(bytes, 0, [0xff, 0xd8, 0xff])) return readJpeg(bytes, view);
  if (bytes.length >= 30 && isAt(bytes, 0, [0x42, 0x4d])) {
    const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
    return { type: "image/bmp", width, height, density: null };
  }
  return null;
}
