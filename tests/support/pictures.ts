// Small pictures as written by cameras and drawing programs, with their metadata.

import { deflateSync } from "node:zlib";
import { crc32 } from "@/lib/base/crc32";

/** 8 × 6 pixels, baseline. */
const BASELINE =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a" +
  "YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAAR" +
  "CAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAAhT/xAAVAQEBAAAAAAAAAAAAAAAA" +
  "AAAEBv/EABkRAAIDAQAAAAAAAAAAAAAAAAABBBRSFf/aAAwDAQACEQMRAD8AjtlgKznxcIZek7Z//9k=";
/** The same in several scans. */
const PROGRESSIVE =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a" +
  "YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgAR" +
  "CAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/aAAwDAQACEAMQAAABjCwn/8QA" +
  "FRABAQAAAAAAAAAAAAAAAAAAABL/2gAIAQEAAQUCt//EABcRAAMBAAAAAAAAAAAAAAAAAAADFFH/2gAIAQMBAT8Bobp//8QAFxEAAwEAAAAA" +
  "AAAAAAAAAAAAAAMUUv/aAAgBAgEBPwGZWT//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAVEAEBAAAAAAAAAAAAAAAAAAAA" +
  "Ef/aAAgBAQABPyGn/9oADAMBAAIAAwAAABAH/8QAFREBAQAAAAAAAAAAAAAAAAAAAGH/2gAIAQMBAT8Qtf/EABURAQEAAAAAAAAAAAAAAAAA" +
  "AABh/9oACAECAQE/EJn/xAAVEAEBAAAAAAAAAAAAAAAAAAAAcf/aAAgBAQABPxC7/9k=";

export const BASELINE_JPEG = Buffer.from(BASELINE, "base64");
export const PROGRESSIVE_JPEG = Buffer.from(PROGRESSIVE, "base64");

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Metadata about place, author and device; each contains the word SECRET. */
const JPEG_METADATA = [
  segment(0xe1, Buffer.from("Exif\0\0MM\0*SECRET place")),
  segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET author</x:xmpmeta>")),
  segment(0xed, Buffer.from("Photoshop 3.0\0SECRET caption")),
  segment(0xe2, Buffer.from("ICC_PROFILE\0SECRET device")),
  segment(0xfe, Buffer.from("SECRET comment")),
];

/** With every kind of metadata behind its first header, and a page behind its end. */
export function talkativeJpeg(picture: Buffer): Buffer {
  const firstEnd = 4 + picture.readUInt16BE(4);
  const page = Buffer.from("<html><script>SECRET()</script></html>");
  return Buffer.concat([picture.subarray(0, firstEnd), ...JPEG_METADATA, picture.subarray(firstEnd), page]);
}

export function pngChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, checksum]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface CodedPng {
  width: number;
  height: number;
  /** 8 unless said. */
  depth?: number;
  /** Gray unless said. */
  colourType?: number;
  isInterlaced?: boolean;
}

/** A PNG with this header and these bytes as its image data; `extra` precedes it. */
export function codedPng(
  { width, height, depth = 8, colourType = 0, isInterlaced = false }: CodedPng,
  coded: Buffer,
  extra: Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, Number(isInterlaced)], 8);
  const chunks = [pngChunk("IHDR", header), ...extra, pngChunk("IDAT", coded), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** Gray, of the given size as its header says it, with the rows of at most 64 × 64 pixels. */
export function greyPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const row = Buffer.alloc(Math.min(width, 64) + 1, 0x80).fill(0, 0, 1);
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row));
  return codedPng({ width, height }, deflateSync(rows), extra);
}

export const PNG_METADATA = [
  pngChunk("tEXt", Buffer.from("Author\0SECRET")),
  pngChunk("eXIf", Buffer.from("MM\0*SECRET")),
  pngChunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\0\0\0\0SECRET")),
];
