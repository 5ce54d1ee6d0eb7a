// The extended commands of a Gerber file: format, unit, apertures, macros, polarity, repeats, attributes.

import { type BlockReader, MAX_BLOCK, textOf } from "@/lib/core/formats/rs274x/lex";
import { MAX_APERTURES, MAX_COORDINATE_MM, MAX_SCALE } from "@/lib/core/board/limits";
import { compileMacro } from "@/lib/core/formats/rs274x/macro";
import { readAttribute } from "@/lib/core/formats/rs274x/parse-attribute";
import type { ParseState } from "@/lib/core/formats/rs274x/parse-state";
import { OP } from "@/lib/core/formats/rs274x/program";

type Reader = (s: ParseState, text: string) => void;

const COMMANDS: Record<string, Reader> = {
  FS: readFormat,
  MO: readUnit,
  AD: readAperture,
  LP: readPolarity,
  LM: readMirroring,
  LR: (s, text) => s.push(OP.rotate, numberIn(s, text)),
  LS: readScaling,
  SR: readRepeat,
  AB: readBlockAperture,
  TF: (s, text) => readAttribute(s, `TF${text}`),
  TA: (s, text) => readAttribute(s, `TA${text}`),
  TO: (s, text) => readAttribute(s, `TO${text}`),
  TD: (s, text) => readAttribute(s, `TD${text}`),
  // Names, and how film and tape were handled: nothing is drawn by them.
  LN: ignore,
  IN: ignore,
  IC: ignore,
  PF: ignore,
  // Withdrawn before 2012: only what they say by default is the same as not being there.
  IJ: ignoreOnly(/^(AL?0?(BL?0?)?)?$/i),
  KO: readKnockout,
  // Moves the image on the film, as OF does within it.
  IO: (s, text) => {
    s.transform.imageXMm = letterValue(s, text, "A");
    s.transform.imageYMm = letterValue(s, text, "B");
  },
  RO: ignoreOnly(/^[-+]?0*(?:\.0*)?$/),
  IP: readImagePolarity,
  OF: (s, text) => {
    s.transform.offsetXMm = letterValue(s, text, "A");
    s.transform.offsetYMm = letterValue(s, text, "B");
  },
  SF: (s, text) => {
    s.factorX = Math.sign(s.factorX) * scaleFactor(s, text, "A");
    s.factorY = Math.sign(s.factorY) * scaleFactor(s, text, "B");
  },
  MI: (s, text) => {
    s.factorX = Math.abs(s.factorX) * (letterValue(s, text, "A") === 1 ? -1 : 1);
    s.factorY = Math.abs(s.factorY) * (letterValue(s, text, "B") === 1 ? -1 : 1);
  },
  IR: (s, text) => {
    s.transform.rotateDegrees = numberIn(s, text);
  },
  AS: (s, text) => {
    s.transform.swapAxes = /^AYBX/i.test(text);
  },
};

/** Reads the block that `blocks` stands on; macro bodies and blocks without a closing `*` move it on. */
export function readExtended(s: ParseState, blocks: BlockReader): void {
  const { bytes, start } = blocks;
  const name = String.fromCharCode(bytes[start] ?? 0, bytes[start + 1] ?? 0).toUpperCase();
  if (name === "AM") {
    const nameEnd = blocks.end;
    blocks.extendToMacroEnd();
    readMacro(s, blocks, nameEnd);
    return;
  }
  blocks.cutAtPercent();
  const reader = COMMANDS[name];
  if (reader) reader(s, textOf(bytes, start + 2, Math.min(blocks.end, start + MAX_BLOCK)).trim());
  else s.warn("UNKNOWN_COMMAND");
}

function ignore(): void {
  // Names and notes for people; nothing is drawn by them.
}

function ignoreOnly(harmless: RegExp): Reader {
  return (s, text) => {
    if (!harmless.test(text.replace(/\s+/g, ""))) s.warn("COMMAND_WITHDRAWN");
  };
}

function readUnit(s: ParseState, text: string): void {
  if (/^MM/i.test(text)) s.setUnit("mm");
  else if (/^IN/i.test(text)) s.setUnit("inch");
  else s.warn("BAD_PARAMETER");
}

function readPolarity(s: ParseState, text: string): void {
  if (!/^[CD]/i.test(text)) return s.warn("BAD_PARAMETER");
  s.isDark = !/^C/i.test(text);
  s.push(s.isDark ? OP.dark : OP.clear);
}

function readMirroring(s: ParseState, text: string): void {
  const match = /^(N|XY|YX|X|Y)/i.exec(text)?.[0].toUpperCase();
  if (match === undefined) return s.warn("BAD_PARAMETER");
  s.push(OP.mirror, match.includes("X") ? 1 : 0, match.includes("Y") ? 1 : 0);
}

function readScaling(s: ParseState, text: string): void {
  const factor = numberIn(s, text);
  if (factor > 0 && factor <= MAX_SCALE) s.push(OP.scale, factor);
  else s.warn("BAD_PARAMETER");
}

/** 1 where the letter is missing. */
function scaleFactor(s: ParseState, text: string, letter: string): number {
  if (!text.toUpperCase().includes(letter)) return 1;
  const factor = letterValue(s, text, letter);
  if (factor > 0 && factor <= MAX_SCALE) return factor;
  s.warn("BAD_PARAMETER");
  return 1;
}

/** `FSLAX24Y24`: omission, notation, digits before and behind the point. */
function readFormat(s: ParseState, text: string): void {
  const match = /^([LTD]?)([AI]?)(?:N\d)?(?:G\d)?X(\d)(\d)Y(\d)(\d)/i.exec(text.replace(/\s+/g, ""));
  if (!match) return s.warn("FORMAT_MISSING");
  s.hasFormat = true;
  s.isTrailingOmitted = match[1]?.toUpperCase() === "T";
  s.isIncremental = match[2]?.toUpperCase() === "I";
  s.integersX = Number(match[3]);
  s.decimalsX = Number(match[4]);
  s.integersY = Number(match[5]);
  s.decimalsY = Number(match[6]);
  s.divisorX = 10 ** s.decimalsX;
  s.divisorY = 10 ** s.decimalsY;
}

/** `ADD10C,0.1X0.05`: code, template, parameters. */
function readAperture(s: ParseState, text: string): void {
  // Old files break long commands anywhere.
  const match = /^D0*([1-9]\d{1,9})([^,]+)(?:,(.*))?$/i.exec(text.replace(/\s+/g, ""));
  if (!match) return s.warn("BAD_APERTURE");
  if (s.definitions.length >= MAX_APERTURES) return s.warn("TOO_MANY_OBJECTS");
  const parameters: number[] = [];
  for (const word of (match[3] ?? "").split(/[X,]/i)) {
    if (word === "") continue;
    const value = Number(word);
    if (!Number.isFinite(value)) s.warn("BAD_NUMBER");
    parameters.push(Number.isFinite(value) ? value : 0);
  }
  s.push(OP.define, s.definitions.length);
  s.definitions.push({
    code: Number(match[1]),
    template: match[2] ?? "",
    parameters,
    unitMm: s.unit === undefined ? 0 : s.unitMm,
    attributes: s.apertureAttributes.set,
    ...(s.purpose === undefined ? {} : { purpose: s.purpose }),
  });
}

function readMacro(s: ParseState, { bytes, start, end, line }: BlockReader, nameEnd: number): void {
  const name = textOf(bytes, start + 2, Math.min(nameEnd, start + 260)).replace(/\s+/g, "");
  const macro = compileMacro(textOf(bytes, nameEnd + 1, end));
  if (macro.brokenLine >= 0) s.warn("BAD_MACRO", line + macro.brokenLine);
  s.macros.set(name, macro.statements);
}

/** `SRX3Y2I5.0J4.0` opens a repeat and closes the one before; `SR` alone closes. */
function readRepeat(s: ParseState, text: string): void {
  if (s.openRepeats > 0) {
    s.push(OP.endRepeat);
    s.openRepeats--;
  }
  if (text === "") return;
  const columns = Math.max(1, Math.floor(letterValue(s, text, "X") || 1));
  const rows = Math.max(1, Math.floor(letterValue(s, text, "Y") || 1));
  if (columns * rows === 1) return;
  const stepX = letterValue(s, text, "I") * s.unitMm;
  const stepY = letterValue(s, text, "J") * s.unitMm;
  s.pushFour(OP.beginRepeat, [columns, rows, stepX, stepY]);
  s.openRepeats++;
}

/** `ABD12` opens a block, `AB` closes the innermost; repeats end with the block in which they began. */
function readBlockAperture(s: ParseState, text: string): void {
  const match = /^D(\d{1,9})$/i.exec(text.replace(/\s+/g, ""));
  if (match) {
    s.outerRepeats.push(s.openRepeats);
    s.openRepeats = 0;
    s.push(OP.beginBlock, Number(match[1]), s.apertureAttributes.set);
  } else if (text !== "") s.warn("BAD_PARAMETER");
  else if (s.outerRepeats.length === 0) s.warn("MISPLACED_COMMAND");
  else {
    s.openRepeats = s.outerRepeats.pop() ?? 0;
    s.push(OP.endBlock);
  }
}

/**
 * `KOCX0Y0I10J10` clears (`KOD…` darkens) a rectangle: its lower left corner, its width and height (RS-274X); `KOCK.1`
 * one around what its layer draws from here on, wider by .1 on each side.
 */
function readKnockout(s: ParseState, text: string): void {
  const words = text.replace(/\s+/g, "");
  if (words === "") return;
  const border = /^([CD])K/i.exec(words);
  if (border) {
    const borderMm = letterValue(s, words, "K") * s.unitMm;
    const isSane = borderMm >= 0 && borderMm <= MAX_COORDINATE_MM;
    return isSane ? s.push(OP.knockout, /^D/i.test(words) ? 1 : 0, borderMm) : s.warn("BAD_PARAMETER");
  }
  const match = /^([CD])(?=.*I)(?=.*J)/i.exec(words);
  const [x, y, width, height] = ["X", "Y", "I", "J"].map((letter) => letterValue(s, words, letter) * s.unitMm);
  if (!match || !(width && height && width > 0 && height > 0)) return s.warn("COMMAND_WITHDRAWN");
  const [x0 = 0, y0 = 0] = [x, y];
  if (!s.isInRange(x0, y0) || !s.isInRange(x0 + width, y0 + height)) return s.warn("COORDINATE_OUT_OF_RANGE");
  s.push(/^C/i.test(words) ? OP.clear : OP.dark);
  s.push(OP.beginRegion, 0);
  s.push(OP.move, x0, y0);
  s.push(OP.line, x0 + width, y0);
  s.push(OP.line, x0 + width, y0 + height);
  s.push(OP.line, x0, y0 + height);
  s.push(OP.line, x0, y0);
  s.push(OP.endRegion);
  s.push(s.isDark ? OP.dark : OP.clear);
  s.push(OP.move, s.x * s.factorX, s.y * s.factorY);
}

function readImagePolarity(s: ParseState, text: string): void {
  s.transform.isNegative = /^NEG/i.test(text);
  if (s.transform.isNegative) s.warn("NEGATIVE_IMAGE");
  else if (!/^POS/i.test(text)) s.warn("BAD_PARAMETER");
}

/** No command has a use for a larger number. */
const MAX_NUMBER = 1_000_000;

/** The number that follows a letter, 0 where there is none. */
function letterValue(s: ParseState, text: string, letter: string): number {
  const at = text.toUpperCase().indexOf(letter);
  if (at < 0) return 0;
  return numberIn(s, text.slice(at + 1));
}

function numberIn(s: ParseState, text: string): number {
  const match = /^[-+]?(?:\d+\.?\d*|\.\d+)/.exec(text.replace(/\s+/g, ""));
  const value = Number(match?.[0] ?? "x");
  if (Math.abs(value) <= MAX_NUMBER) return value;
  s.warn("BAD_NUMBER");
  return 0;
}
