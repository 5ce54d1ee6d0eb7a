// A PNG without anything but its picture (W3C PNG, third edition).

import { crc32 } from "@/lib/base/crc32";
import type { PictureSize } from "./picture-size";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that draw the picture; text, times, Exif, profiles and animation are dropped. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "IDAT", "IEND"]);
const isCritical = (name: string) => /^[A-Z]/.test(name);

/** Null where it is not a whole PNG, checksums included. What follows its end is left out. */
export function cleanPng(bytes: Buffer): { bytes: Buffer; size: PictureSize } | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [SIGNATURE];
  let size: PictureSize | null = null;
  let hasData = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if ((name === "IHDR") !== (size === null)) return null;
    if (name === "IHDR") {
      if (length !== 13) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (name === "IDAT") hasData = true;
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    else if (isCritical(name)) return null;
    if (name === "IEND") return size && hasData ? { bytes: Buffer.concat(kept), size } : null;
    at = end;
  }
  return null;
}
