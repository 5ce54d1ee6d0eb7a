// Format of a fabrication file, recognized by its first and last bytes.

import type { LayerAssignment } from "@/lib/core/board/layer";

/** Bytes that are searched: some tools write long comments before the first command. */
const START_BYTES = 16 * 1024;

/** The first bytes as text, or undefined where they are no text. */
export function startText(bytes: Uint8Array, length = START_BYTES): string | undefined {
  const start = bytes.subarray(0, length);
  if (start.includes(0)) return undefined;
  return new TextDecoder("latin1").decode(start);
}

// Blanks are spaces and tabs: `\s*` after a line end would go over a file of empty lines again for each of them.
const GERBER_SIGN =
  /%FS[LTDA]*[AI]X\d|%MO(?:IN|MM)\*|%AD+D\d|(?:^|[*\r\n])[ \t]*(?:G0?[123]|G54)?(?:X[-+]?\d+)?(?:Y[-+]?\d+)?D0?[123]\*|G54D\d+\*/;
const EXCELLON_HEADER = /(?:^|[\r\n])[ \t]*M48[ \t]*[\r\n;]/;
const EXCELLON_END = /(?:^|[\r\n])[ \t]*M(?:30|0?0|95)\b/;
/** A program without a hole: pcb-rnd writes its end alone. */
const EXCELLON_NOTHING = /^\s{0,20}(?:%\s{1,20})?M(?:30|0?0)\s{0,20}$/;
const EXCELLON_TOOL = /(?:^|[\r\n])[ \t]*T\d+(?:[CFS][\d.]+)*[ \t]*(?:[\r\n]|$)/;
/** Allegro's comments, where neither header nor tool lines were asked for: ";LEADER: 12", "; Holesize 1. = 0.33". */
const EXCELLON_COMMENT = /(?:^|[\r\n]);[ \t]*(?:LEADER[ \t]*:|(?:T\d+[ \t]+)?Holesize\b)/;
/** Milling programs move in Z; a drill file leaves that to the machine. */
const MILLING_MOVE = /(?:^|[\r\n])[ \t]*(?:[GNXY][^\r\n;(]{0,40})?Z[ \t]*-?\d/;
const EXCELLON_HIT = /(?:^|[\r\n])[ \t]*(?:G0?[01]|G05)?X[-+]?[\d.]+(?:Y[-+]?[\d.]+)?[ \t]*(?:[\r\n]|$)/;

export function looksLikeGerber(bytes: Uint8Array): boolean {
  const text = ends(bytes);
  return text !== undefined && GERBER_SIGN.test(text) && !EXCELLON_HEADER.test(text);
}

/** Drill programs without the M48 header are known by a tool, their end or a comment, and by hits that end with the line. */
export function looksLikeExcellon(bytes: Uint8Array): boolean {
  const text = ends(bytes);
  if (text === undefined) return false;
  if (EXCELLON_HEADER.test(text) || EXCELLON_NOTHING.test(text)) return true;
  const isNamed = [EXCELLON_TOOL, EXCELLON_END, EXCELLON_COMMENT].some((sign) => sign.test(text));
  return isNamed && EXCELLON_HIT.test(text) && !GERBER_SIGN.test(text) && !MILLING_MOVE.test(text);
}

/** The first bytes and the last: a banner may fill the ones, and the end of a program stands in the others. */
function ends(bytes: Uint8Array): string | undefined {
  const start = startText(bytes);
  if (start === undefined || bytes.length <= START_BYTES) return start;
  const tail = startText(bytes.subarray(Math.max(START_BYTES, bytes.length - START_BYTES)));
  return tail === undefined ? start : `${start}\n${tail}`;
}

export function formatOf(name: string, bytes: Uint8Array): LayerAssignment["format"] {
  const text = startText(bytes);
  if (text === undefined) return "binary";
  if (/\.gbrjob$/i.test(name) && text.trimStart().startsWith("{")) return "job";
  if (looksLikeGerber(bytes)) return "gerber";
  return looksLikeExcellon(bytes) ? "excellon" : "text";
}
