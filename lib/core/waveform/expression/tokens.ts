// Tokens of an expression: numbers with prefixes and units, vectors such as V(out), names and signs.

import { ok, type Ok } from "@/lib/base/result";
import { failAt, type ExpressionFailure, type Place } from "@/lib/core/waveform/expression/failure";
import { UNITS, type Unit } from "@/lib/core/waveform/unit";

export type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")" | ",";

export type Token = Place &
  (
    | { readonly kind: "number"; readonly value: number; readonly unit: Unit }
    | { readonly kind: "vector"; readonly quantity: "V" | "I" | "P"; readonly argument: string }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "sign"; readonly sign: Sign }
  );

export const MAX_LENGTH = 4000;

/** M is mega and m is milli, as on the sheet and unlike SPICE. */
const PREFIXES: Record<string, number> = {
  ...{ T: 1e12, G: 1e9, M: 1e6, meg: 1e6, Meg: 1e6, MEG: 1e6, k: 1e3, K: 1e3 },
  ...{ m: 1e-3, u: 1e-6, µ: 1e-6, μ: 1e-6, n: 1e-9, p: 1e-12, f: 1e-15 },
};

const NUMBER_UNITS: Record<string, Unit> = {
  ...{ V: UNITS.volt, A: UNITS.ampere, W: UNITS.watt, s: UNITS.second, Hz: UNITS.hertz, Ω: UNITS.ohm },
  ...{ F: UNITS.farad, H: UNITS.henry, dB: UNITS.decibel, "°": UNITS.degree },
};

const SPACE = /\s+/y;
const DIGITS = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const SUFFIX = /(?:[\p{L}_]|°)*/uy;
const SUFFIX_PARTS = /^(meg|Meg|MEG|[TGMkKmuµμnpf])?(V|A|W|s|Hz|Ω|F|H|dB|°)?$/;
const VECTOR = /[VIP]\(/iy;
const NAME = /[A-Za-z_@#][\w.@#:[\]]*/y;
const SIGN = /[-+*/^(),]/y;

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Index of the parenthesis that closes the one before `start`; -1 if none does. Names of nets may have pairs. */
function closingIndex(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
}

function numberToken(text: string, at: number, digits: string): Token | ExpressionFailure {
  const suffix = match(SUFFIX, text, at + digits.length) ?? "";
  const place = { at, length: digits.length + suffix.length, text: digits + suffix };
  const parts = SUFFIX_PARTS.exec(suffix);
  if (!parts) return failAt("badNumber", place);
  const [, prefix, unit] = parts;
  const value = Number(digits) * (prefix === undefined ? 1 : (PREFIXES[prefix] ?? 1));
  return { kind: "number", value, unit: (unit === undefined ? undefined : NUMBER_UNITS[unit]) ?? UNITS.none, ...place };
}

function vectorToken(text: string, at: number): Token | ExpressionFailure {
  const end = closingIndex(text, at + 2);
  if (end < 0) return failAt("unclosedParenthesis", { at: at + 1, length: 1, text: "(" });
  const place = { at, length: end + 1 - at, text: text.slice(at, end + 1) };
  const argument = text.slice(at + 2, end).trim();
  if (argument === "") return failAt("missingOperand", place);
  return { kind: "vector", quantity: place.text.charAt(0).toUpperCase() as "V" | "I" | "P", argument, ...place };
}

function tokenAt(text: string, at: number): Token | ExpressionFailure {
  const digits = match(DIGITS, text, at);
  if (digits !== null) return numberToken(text, at, digits);
  if (match(VECTOR, text, at) !== null) return vectorToken(text, at);
  const name = match(NAME, text, at);
  if (name !== null) return { kind: "name", name, at, length: name.length, text: name };
  const sign = match(SIGN, text, at);
  if (sign !== null) return { kind: "sign", sign: sign as Sign, at, length: 1, text: sign };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return failAt("unexpectedCharacter", { at, length: character.length, text: character });
}

export function tokensOf(text: string): Ok<Token[]> | ExpressionFailure {
  if (text.length > MAX_LENGTH)
    return failAt("tooLong", { at: MAX_LENGTH, length: text.length - MAX_LENGTH, text: "" });
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== null) {
      at += space.length;
      continue;
    }
    const token = tokenAt(text, at);
    if ("ok" in token) return token;
    tokens.push(token);
    at += token.length;
  }
  return tokens.length === 0 ? failAt("empty", { at: 0, length: 0, text: "" }) : ok(tokens);
}
