// A JPEG without anything but its picture (ITU-T T.81, annex B).

import type { PictureSize } from "./picture-size";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
/** Bytes of JFIF's own header; a thumbnail behind it is cut off. */
const JFIF_BYTES = 14;
const ADOBE_BYTES = 12;

/** Frame headers: baseline, extended, progressive; the arithmetic and lossless ones no browser shows. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Quantisation and Huffman tables, restart interval. */
const TABLES = new Set([0xdb, 0xc4, 0xdd]);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isText = (body: Buffer, at: number, text: string) => body.toString("latin1", at, at + text.length) === text;

/** Color information of an application segment; null for the rest: Exif, XMP, profiles, thumbnails. */
function keptApplication(marker: number, body: Buffer): Buffer | null {
  if (marker === APP0 && isText(body, 0, "JFIF\0") && body.length >= JFIF_BYTES) {
    const header = Buffer.from(body.subarray(0, JFIF_BYTES));
    header.writeUInt16BE(0, JFIF_BYTES - 2);
    return header;
  }
  if (marker === APP14 && isText(body, 0, "Adobe") && body.length >= ADOBE_BYTES) return body.subarray(0, ADOBE_BYTES);
  return null;
}

function segment(marker: number, body: Buffer): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([header, body]);
}

/**
 * End of the entropy-coded data: the next marker that is neither a stuffed byte nor a restart; -1 if the file is cut
 * off.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return -1;
}

/** Null where it is not a whole JPEG of a kind that browsers show. What follows the picture's end is left out. */
export function cleanJpeg(bytes: Buffer): { bytes: Buffer; size: PictureSize } | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: PictureSize | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      kept.push(Buffer.from([0xff, EOI]));
      return size && hasScan ? { bytes: Buffer.concat(kept), size } : null;
    }
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const body = bytes.subarray(at + 4, end);
    at = end;
    if (FRAMES.has(marker)) {
      if (size || body.length < 6) return null;
      size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
      kept.push(segment(marker, body));
    } else if (marker === SOS) {
      const scanEnd = endOfScan(bytes, end);
      if (!size || scanEnd < 0) return null;
      kept.push(segment(marker, body), bytes.subarray(end, scanEnd));
      hasScan = true;
      at = scanEnd;
    } else if (TABLES.has(marker)) kept.push(segment(marker, body));
    else if (marker >= APP0 && marker <= APP15) {
      const application = keptApplication(marker, body);
      if (application) kept.push(segment(marker, application));
    } else if (marker !== COM) return null;
  }
  return null;
}
