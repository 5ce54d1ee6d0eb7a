// The extended commands of a Gerber file: format, unit, apertures, macros, polarity, repeats, attributes.

import { type BlockReader, textOf } from "@/lib/core/gerber/lex";
import { MAX_APERTURES, MAX_SCALE } from "@/lib/core/gerber/limits";
import { compileMacro } from "@/lib/core/gerber/macro";
import type { ParseState } from "@/lib/core/gerber/parse-state";
import { OP } from "@/lib/core/gerber/program";

type Reader = (s: ParseState, text: string, offset: number) => void;

const COMMANDS: Record<string, Reader> = {
  FS: readFormat,
  MO: (s, text) => s.setUnit(text.startsWith("MM") ? "mm" : "inch"),
  AD: readAperture,
  LP: (s, text, offset) => s.push(text.startsWith("C") ? OP.clear : OP.dark, offset),
  LM: (s, text, offset) => s.push(OP.mirror, offset, text.includes("X") ? 1 : 0, text.includes("Y") ? 1 : 0),
  LR: (s, text, offset) => s.push(OP.rotate, offset, numberIn(s, text, offset)),
  LS: (s, text, offset) => s.push(OP.scale, offset, numberIn(s, text, offset)),
  SR: readRepeat,
  AB: readBlockAperture,
  TF: (s, text) => readAttribute(s, `TF${text}`),
  TA: (s, text) => readAttribute(s, `TA${text}`),
  TD: (s, text) => readAttribute(s, `TD${text}`),
  TO: ignore,
  LN: ignore,
  IN: ignore,
  IC: ignore,
  IJ: ignore,
  IO: ignore,
  KO: ignore,
  PF: ignore,
  RO: ignore,
  IP: readImagePolarity,
  OF: (s, text, offset) => {
    s.transform.offsetXMm = letterValue(s, text, "A", offset) * s.unitMm;
    s.transform.offsetYMm = letterValue(s, text, "B", offset) * s.unitMm;
  },
  SF: (s, text, offset) => {
    s.transform.scaleX = Math.min(letterValue(s, text, "A", offset) || 1, MAX_SCALE);
    s.transform.scaleY = Math.min(letterValue(s, text, "B", offset) || 1, MAX_SCALE);
  },
  MI: (s, text, offset) => {
    s.transform.mirrorX = letterValue(s, text, "A", offset) === 1;
    s.transform.mirrorY = letterValue(s, text, "B", offset) === 1;
  },
  IR: (s, text, offset) => {
    s.transform.rotateDegrees = numberIn(s, text, offset);
  },
  AS: (s, text) => {
    s.transform.swapAxes = text.startsWith("AYBX");
  },
};

/** Reads the block that `blocks` stands on; macro bodies and blocks without a closing `*` move it on. */
export function readExtended(s: ParseState, blocks: BlockReader): void {
  const { bytes, start } = blocks;
  const name = String.fromCharCode(bytes[start] ?? 0, bytes[start + 1] ?? 0).toUpperCase();
  if (name === "AM") {
    const nameEnd = blocks.end;
    blocks.extendToPercent();
    readMacro(s, start, { nameEnd, end: blocks.end });
    return;
  }
  blocks.cutAtPercent();
  const reader = COMMANDS[name];
  if (reader) reader(s, textOf(bytes, start + 2, Math.min(blocks.end, start + 4096)).trim(), start);
  else s.warn("UNKNOWN_COMMAND", start);
}

function ignore(): void {
  // Names and notes for people; nothing is drawn by them.
}

/** `FSLAX24Y24`: omission, notation, digits before and behind the point. */
function readFormat(s: ParseState, text: string, offset: number): void {
  const match = /^([LTD]?)([AI]?)(?:N\d)?(?:G\d)?X(\d)(\d)Y(\d)(\d)/i.exec(text.replace(/\s+/g, ""));
  if (!match) return s.warn("FORMAT_MISSING", offset);
  s.hasFormat = true;
  s.isTrailingOmitted = match[1] === "T";
  s.isIncremental = match[2] === "I";
  s.integersX = Number(match[3]);
  s.decimalsX = Number(match[4]);
  s.integersY = Number(match[5]);
  s.decimalsY = Number(match[6]);
}

/** `ADD10C,0.1X0.05`: code, template, parameters. */
function readAperture(s: ParseState, text: string, offset: number): void {
  const match = /^D\s*(\d{1,9})\s*([^,\s]+)\s*(?:,(.*))?$/s.exec(text);
  if (!match) return s.warn("BAD_APERTURE", offset);
  if (s.definitions.length >= MAX_APERTURES) return s.warn("TOO_MANY_OBJECTS", offset);
  const parameters: number[] = [];
  for (const word of (match[3] ?? "").split(/[X,]/i)) {
    if (word.trim() === "") continue;
    const value = Number(word);
    if (!Number.isFinite(value)) s.warn("BAD_NUMBER", offset);
    parameters.push(Number.isFinite(value) ? value : 0);
  }
  s.push(OP.define, offset, s.definitions.length);
  s.definitions.push({
    code: Number(match[1]),
    template: match[2] ?? "",
    parameters,
    unitMm: s.unitMm,
    ...(s.purpose === undefined ? {} : { purpose: s.purpose }),
  });
}

function readMacro(s: ParseState, start: number, ends: { nameEnd: number; end: number }): void {
  const name = textOf(s.bytes, start + 2, Math.min(ends.nameEnd, start + 260)).trim();
  const body = textOf(s.bytes, ends.nameEnd + 1, ends.end);
  const macro = compileMacro(body);
  if (macro.isBroken) s.warn("BAD_MACRO", start);
  s.macros.set(name, macro.statements);
}

/** `SRX3Y2I5.0J4.0` opens a repeat and closes the one before; `SR` alone closes. */
function readRepeat(s: ParseState, text: string, offset: number): void {
  if (s.openRepeats > 0) {
    s.push(OP.endRepeat, offset);
    s.openRepeats--;
  }
  if (text === "") return;
  const columns = Math.max(1, Math.floor(letterValue(s, text, "X", offset) || 1));
  const rows = Math.max(1, Math.floor(letterValue(s, text, "Y", offset) || 1));
  if (columns * rows === 1) return;
  const stepX = letterValue(s, text, "I", offset) * s.unitMm;
  const stepY = letterValue(s, text, "J", offset) * s.unitMm;
  s.pushFour(OP.beginRepeat, offset, [columns, rows, stepX, stepY]);
  s.openRepeats++;
}

function readBlockAperture(s: ParseState, text: string, offset: number): void {
  const match = /^D(\d{1,9})/.exec(text);
  if (match) s.push(OP.beginBlock, offset, Number(match[1]));
  else s.push(OP.endBlock, offset);
}

function readImagePolarity(s: ParseState, text: string, offset: number): void {
  s.transform.isNegative = text.startsWith("NEG");
  if (s.transform.isNegative) s.warn("NEGATIVE_IMAGE", offset);
}

/** `TF.FileFunction,Copper,L1,Top` and its like for apertures, also from comments. */
export function readAttribute(s: ParseState, text: string): void {
  const [head = "", ...values] = text.replace(/\*?%?$/, "").split(",");
  const kind = head.slice(0, 2);
  const name = head.slice(2).trim();
  if (kind === "TF" && s.fileAttributes.size < 200) s.fileAttributes.set(name, values);
  else if (kind === "TA" && name === ".AperFunction") s.purpose = values[0];
  else if (kind === "TD" && (name === "" || name === ".AperFunction")) s.purpose = undefined;
}

/** No command has a use for a larger number. */
const MAX_NUMBER = 1_000_000;

/** The number that follows a letter, 0 where there is none. */
function letterValue(s: ParseState, text: string, letter: string, offset: number): number {
  const at = text.indexOf(letter);
  if (at < 0) return 0;
  return numberIn(s, text.slice(at + 1), offset);
}

function numberIn(s: ParseState, text: string, offset: number): number {
  const match = /^\s*[-+]?\d*\.?\d*/.exec(text);
  const value = Number(match?.[0] ?? "");
  if (Math.abs(value) <= MAX_NUMBER) return value;
  s.warn("BAD_NUMBER", offset);
  return 0;
}
