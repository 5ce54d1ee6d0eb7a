// What language a fabrication file is written in, judged by its first bytes.

import type { LayerAssignment } from "@/lib/core/gerber/layer";

/** How much of a file is looked at: long banners of comments come before the first command in some tools' output. */
const HEAD_BYTES = 16 * 1024;

/** The first bytes as text, or undefined where they are no text. */
export function headText(bytes: Uint8Array, length = HEAD_BYTES): string | undefined {
  const head = bytes.subarray(0, length);
  if (head.includes(0)) return undefined;
  return new TextDecoder("latin1").decode(head);
}

// Blanks are spaces and tabs: `\s*` after a line end would go over a file of empty lines again for each of them.
const GERBER_SIGN =
  /%FS[LTDA]*[AI]X\d|%MO(?:IN|MM)\*|%AD+D\d|(?:^|[*\r\n])[ \t]*(?:G0?[123]|G54)?(?:X[-+]?\d+)?(?:Y[-+]?\d+)?D0?[123]\*|G54D\d+\*/;
const EXCELLON_HEADER = /(?:^|[\r\n])[ \t]*M48[ \t]*[\r\n;]/;
const EXCELLON_END = /(?:^|[\r\n])[ \t]*M(?:30|0?0|95)\b/;
/** A program without a hole: pcb-rnd writes its end alone. */
const EXCELLON_NOTHING = /^\s{0,20}(?:%\s{1,20})?M(?:30|0?0)\s{0,20}$/;
const EXCELLON_TOOL = /(?:^|[\r\n])[ \t]*T\d+(?:[CFS][\d.]+)*[ \t]*(?:[\r\n]|$)/;
const EXCELLON_HIT = /(?:^|[\r\n])[ \t]*(?:G0?[01]|G05)?X[-+]?[\d.]+(?:Y[-+]?[\d.]+)?[ \t]*(?:[\r\n]|$)/;

export function looksLikeGerber(bytes: Uint8Array): boolean {
  const text = headText(bytes);
  return text !== undefined && GERBER_SIGN.test(text) && !EXCELLON_HEADER.test(text);
}

/** Drill programs without the M48 header are known by a tool line and hits that end with the line, not with a star. */
export function looksLikeExcellon(bytes: Uint8Array): boolean {
  const text = headText(bytes);
  if (text === undefined) return false;
  if (EXCELLON_HEADER.test(text) || EXCELLON_NOTHING.test(text)) return true;
  return !GERBER_SIGN.test(text) && EXCELLON_HIT.test(text) && (EXCELLON_TOOL.test(text) || EXCELLON_END.test(text));
}

export function formatOf(name: string, bytes: Uint8Array): LayerAssignment["format"] {
  const text = headText(bytes);
  if (text === undefined) return "binary";
  if (/\.gbrjob$/i.test(name) && text.trimStart().startsWith("{")) return "job";
  if (looksLikeGerber(bytes)) return "gerber";
  return looksLikeExcellon(bytes) ? "excellon" : "text";
}
