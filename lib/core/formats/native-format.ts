// Design tool of a board file, detected by its first bytes: three tools use the extension `.brd`.

import type { SourceFile } from "@/lib/core/board/source-file";

/** The last two are known to us and not read: KiCad before 2012, Eagle before 6. */
export type NativeFormat = "kicad" | "eagle" | "altium" | "altium-text" | "kicad-old" | "eagle-old";

const START_BYTES = 4096;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The storage that every Altium board has, as its directory writes it (UTF-16). */
const BOARD_STORAGE = [...new TextEncoder().encode("Board6")].flatMap((byte) => [byte, 0]);
/** Binary Eagle files open with the record of the drawing: 10 hex, then flags. */
const EAGLE_RECORD = 0x10;

const TEXTS: [NativeFormat, RegExp][] = [
  ["kicad", /^\s*\(\s*kicad_pcb\b/],
  ["kicad-old", /^PCBNEW-BOARD\b/],
  ["eagle", /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+eagle\b|<eagle\b)/],
  ["altium-text", /^\s*\|RECORD=Board\b|^\s*\|[^\r\n]*\|KIND=Protel_Advanced_PCB\b/i],
];

/** Undefined for anything that is no board of a design tool, schematics and libraries of the same tools included. */
export function nativeFormatOf(bytes: Uint8Array): NativeFormat | undefined {
  if (COMPOUND_FILE.every((byte, at) => bytes[at] === byte))
    return indexOf(bytes, BOARD_STORAGE) >= 0 ? "altium" : undefined;
  if (bytes[0] === EAGLE_RECORD && (bytes[1] === 0 || bytes[1] === 0x80) && bytes.subarray(0, START_BYTES).includes(0))
    return "eagle-old";
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, START_BYTES)).replace(/^\u00ef\u00bb\u00bf/, "");
  const format = TEXTS.find(([, sign]) => sign.test(start))?.[0];
  return format === "eagle" && !isEagleBoard(bytes) ? undefined : format;
}

/** A schematic or a library has no `<board>`; it stands behind the layers, and before anything long. */
function isEagleBoard(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, EAGLE_LAYERS_BYTES));
  return /<board\b/.test(text);
}

const EAGLE_LAYERS_BYTES = 256 * 1024;

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, k) => bytes[at + k] === byte)) return at;
  }
  return -1;
}

export function isNative(file: SourceFile): boolean {
  return nativeFormatOf(file.bytes) !== undefined;
}
