// Type of a file by its first bytes; its name and the declared type are ignored.

import { fileTypeFromBuffer } from "file-type";
import { nativeFormatOf } from "@/lib/core/formats/native-format";

export type FileKind =
  | "zip"
  | "rar"
  | "png"
  | "jpeg"
  | "pdf"
  | "xlsx"
  | "docx"
  /** A compound document: xls, doc, Altium's binary files. */
  | "ole"
  | "kicad-board"
  | "kicad-schematic"
  | "eagle"
  /** Eagle before 6: kept so that the reader can say what to do about it. */
  | "eagle-binary"
  /** Altium's files as text. */
  | "altium"
  | "gerber"
  | "drill"
  | "text"
  | "other";

/** So much is enough for every rule below, and for the first entries of a zip that tell xlsx from an archive. */
export const SNIFF_BYTES = 64 * 1024;

const BY_EXTENSION: Record<string, FileKind> = {
  zip: "zip",
  rar: "rar",
  png: "png",
  jpg: "jpeg",
  pdf: "pdf",
  xlsx: "xlsx",
  docx: "docx",
  cfb: "ole",
};

const ZIP_ENTRY = [0x50, 0x4b, 0x03, 0x04];

/** Takes at least the first SNIFF_BYTES of the file, or all of it. */
export async function sniff(start: Uint8Array): Promise<FileKind> {
  // The mark of UTF-16 is also how a sound file may begin; a table from a spreadsheet is what people send.
  const known = hasUtf16Mark(start) ? undefined : await fileTypeFromBuffer(start.subarray(0, SNIFF_BYTES));
  if (known && known.ext !== "xml") return BY_EXTENSION[known.ext] ?? "other";
  // A first entry longer than the head leaves the library without an answer.
  if (ZIP_ENTRY.every((byte, at) => start[at] === byte)) return "zip";
  if (nativeFormatOf(start) === "eagle-old") return "eagle-binary";
  const text = asText(start.subarray(0, SNIFF_BYTES));
  return text === undefined ? "other" : kindOfText(text);
}

function kindOfText(text: string): FileKind {
  const start = text.trimStart();
  if (/^\(\s*kicad_pcb\b/.test(start) || start.startsWith("PCBNEW-BOARD")) return "kicad-board";
  if (/^\(\s*kicad_sch\b/.test(start) || start.startsWith("EESchema Schematic File")) return "kicad-schematic";
  if (/^<\?xml[^>]*>\s*(<!--[\s\S]{0,2000}?-->\s*)*(<!DOCTYPE eagle\b|<eagle\b)/.test(start.slice(0, 4096)))
    return "eagle";
  if (/^\|(HEADER|RECORD|KIND)=/.test(start)) return "altium";
  // Markup of any other kind could be run by a browser that is shown it.
  if (/^<[!?a-z]/i.test(start)) return "other";
  if (/^[ \t]*(?:%[ \t]*)?M48\b/m.test(text.slice(0, 4096))) return "drill";
  if (/%FS[LTD]?[AI]?X?\d|%MO(IN|MM)\*%|%ADD\d+/.test(text)) return "gerber";
  return "text";
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Undefined for bytes that no text of ours has: NUL and most controls (UTF-16 is told by its mark first). */
function asText(bytes: Uint8Array): string | undefined {
  if (hasUtf16Mark(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  for (const byte of bytes) {
    if (byte < 0x09 || (byte > 0x0d && byte < 0x1a) || (byte > 0x1b && byte < 0x20)) return undefined;
  }
  return new TextDecoder("utf-8").decode(bytes);
}
