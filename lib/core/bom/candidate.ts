// Candidates for a line: confidence, doubts, and the way its part number was read.

import { mpnKey } from "@/lib/core/part/part";
import type { WantedPart } from "./component-value";
import { differences, type Doubt, fits } from "./match-chip";
import { isOtherCase } from "@/lib/core/bom/other-case";
import { packedAlike } from "./packing";
import type { IndexedPart, PartIndex } from "./part-index";
import type { BomLine } from "./read-bom";
import { MIN_KEY, molexKey } from "./shop-keys";

/** In the order in which they are tried; the first that finds anything decides. */
export type MatchStage = "exact" | "packing" | "distributor" | "elsewhere" | "parametric" | "similar";

export interface Candidate {
  part: IndexedPart;
  stage: MatchStage;
  /** 0 to 1; from `AUTOMATIC` on no confirmation is needed. */
  confidence: number;
  /** A match with any doubt is offered but not chosen automatically. */
  doubts: Doubt[];
}

export const MAX_CANDIDATES = 8;

const STAGE_CONFIDENCE: Readonly<Record<MatchStage, number>> = {
  exact: 1,
  packing: 0.92,
  distributor: 0.95,
  elsewhere: 0.9,
  parametric: 0.9,
  similar: 0.8,
};
/** Confidence lost per doubt. */
const DOUBTED = 0.15;

/** Words of a cell that could be ordering codes: with letters and digits, and long enough. */
export function codesIn(text: string): string[] {
  const words = text.split(/[\s;|]+|,(?=\s|[A-Za-z])/).flatMap((word) => [word, word.replace(/,\d{3}$/, "")]);
  const keys = words.map(mpnKey).filter((key) => key.length >= MIN_KEY && /\d/.test(key) && /[A-Z]/.test(key));
  return [...new Set(keys)];
}

/** A cell as one part number, else its words: `Samsung CL10B104KB8NNNC`, `Interquip 5X…, CTS 445A…`. */
export function keysOf(cell: string): string[] {
  const whole = mpnKey(cell.replace(/,\d{3}$/, ""));
  return whole === "" ? [] : [...new Set([molexKey(cell) ?? mpnKey(cell), mpnKey(cell), whole, ...codesIn(cell)])];
}

/** True for the same manufacturer in another spelling: compares the first words, letters only. */
function isMaker(part: IndexedPart, manufacturer: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}]/gu, "");
  const [wanted, own] = [plain(manufacturer), plain(part.manufacturer)];
  return wanted !== "" && (own.startsWith(wanted.slice(0, 5)) || wanted.includes(own.slice(0, 5)));
}

/** `wanted` is the line's description, apart from any part number. */
export type Lookup = { index: PartIndex; line: BomLine; wanted: WantedPart | null };

/**
 * Chooses among parts that share a number: those of the manufacturer that the line names, else all with a doubt. Value
 * and case of the line are compared with the part's: lists of real boards do name part numbers of other values than
 * their own.
 */
export function named(
  parts: readonly IndexedPart[],
  { line, wanted }: Lookup,
  stage: MatchStage,
  open: readonly Doubt[] = [],
): Candidate[] {
  const own = line.manufacturer === "" ? [] : parts.filter((part) => isMaker(part, line.manufacturer));
  const chosen = own.length > 0 ? own : parts;
  const makers = new Set(chosen.map(({ manufacturer }) => manufacturer));
  const doubts: Doubt[] = makers.size > 1 ? [...open, "manufacturer"] : [...open];
  return chosen.map((part) =>
    candidate(part, stage, [...doubts, ...differences(part, wanted), ...otherBody(part, line)]),
  );
}

export const otherBody = (part: IndexedPart, { footprint }: BomLine): Doubt[] =>
  isOtherCase(part, footprint) ? ["caseDiffers"] : [];

export function candidate(part: IndexedPart, stage: MatchStage, doubts: Doubt[]): Candidate {
  return { part, stage, confidence: Math.max(0.5, STAGE_CONFIDENCE[stage] - DOUBTED * doubts.length), doubts };
}

/** Keeps points but no other punctuation, which people write differently: `SMBJ6.0A` is not `SMBJ60A`. */
const withPoints = (mpn: string) => mpn.toUpperCase().replace(/[^A-Z0-9.]/g, "");

interface Written {
  parts: IndexedPart[];
  doubts: readonly Doubt[];
}

/**
 * Chooses among parts whose numbers differ only by a point: those in the cell's spelling, else all of them with a
 * doubt.
 */
export function asWritten(parts: IndexedPart[], cell: string): Written {
  const count = (write: (mpn: string) => string) => new Set(parts.map(({ mpn }) => write(mpn))).size;
  if (count(withPoints) === count(mpnKey)) return { parts, doubts: [] };
  const words = [cell, ...cell.split(/[\s;|,]+/)].map(withPoints).filter((word) => word.length > MIN_KEY);
  const written = parts.filter(({ mpn }) => words.some((word) => withPoints(mpn).startsWith(word)));
  return written.length > 0 ? { parts: written, doubts: [] } : { parts, doubts: ["packing"] };
}

/** Doubts of a number with an open end, which could have other cases and values too. */
export const OPEN_END: readonly Doubt[] = ["packing", "case"];

/** The same part in another packing; with more doubts if the number does not identify one part. */
export function packed({ index }: Lookup, key: string, cell: string): Written {
  const { parts, isOpen } = packedAlike(index, key);
  return isOpen ? { parts, doubts: OPEN_END } : asWritten(parts, cell);
}

/** Similar part numbers; for a chip with a known value, only those of that value. */
export function alike({ index, wanted }: Lookup, key: string): Candidate[] {
  return index
    .similar(key, MAX_CANDIDATES)
    .filter(({ part }) => wanted === null || fits(part, wanted))
    .map(({ part, similarity }) => ({
      part,
      stage: "similar" as const,
      confidence: Math.min(STAGE_CONFIDENCE.similar, similarity),
      doubts: [],
    }));
}
