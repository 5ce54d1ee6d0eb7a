// Which part of the catalogue a line means, how sure that is, and why.

import { mpnKey } from "@/lib/core/part/part";
import { isOtherCase } from "./other-case";
import { wantedPart, type WantedPart } from "./component-value";
import { describedPart, isDescribed, wantedKey } from "./described-part";
import { differences, type Doubt, fits, matchChip } from "./match-chip";
import type { IndexedPart, PartIndex } from "./part-index";
import type { BomLine } from "./read-bom";
import { packedAlike } from "./packing";
import { keysOfShop, MIN_KEY, molexKey } from "./shop-keys";

/** In the order in which they are tried; the first that finds anything decides. */
export type MatchStage = "exact" | "packing" | "distributor" | "elsewhere" | "parametric" | "similar";

export interface Candidate {
  part: IndexedPart;
  stage: MatchStage;
  /** 0 to 1; from `AUTOMATIC` on nobody has to confirm it. */
  confidence: number;
  /** A match with any doubt is offered, not taken. */
  doubts: Doubt[];
}

/** Confident enough to be taken without a person. */
export const AUTOMATIC = 0.9;
const MAX_CANDIDATES = 8;

const STAGE_CONFIDENCE: Readonly<Record<MatchStage, number>> = {
  exact: 1,
  packing: 0.92,
  distributor: 0.95,
  elsewhere: 0.9,
  parametric: 0.9,
  similar: 0.8,
};
/** By how much each doubt lowers it. */
const DOUBTED = 0.15;

/** Words of a cell that could be ordering codes: with letters and digits, of some length. */
function codesIn(text: string): string[] {
  const words = text.split(/[\s;|]+|,(?=\s|[A-Za-z])/).flatMap((word) => [word, word.replace(/,\d{3}$/, "")]);
  const keys = words.map(mpnKey).filter((key) => key.length >= MIN_KEY && /\d/.test(key) && /[A-Z]/.test(key));
  return [...new Set(keys)];
}

/** A cell as one number, else its words: `Samsung CL10B104KB8NNNC`, `Interquip 5X…, CTS 445A…`. */
function keysOf(cell: string): string[] {
  const whole = mpnKey(cell.replace(/,\d{3}$/, ""));
  return whole === "" ? [] : [...new Set([molexKey(cell) ?? mpnKey(cell), mpnKey(cell), whole, ...codesIn(cell)])];
}

/** The same maker under another spelling: the first word, without what is no letter. */
function isMaker(part: IndexedPart, manufacturer: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}]/gu, "");
  const [wanted, own] = [plain(manufacturer), plain(part.manufacturer)];
  return wanted !== "" && (own.startsWith(wanted.slice(0, 5)) || wanted.includes(own.slice(0, 5)));
}

/** `wanted` is what the line describes, beside any number. */
type Lookup = { index: PartIndex; line: BomLine; wanted: WantedPart | null };

/**
 * Of parts that share a number the maker's whom the line names, else all with that left open. What the line says of
 * value and case is held against the number: lists of real boards do name numbers of other values than their own.
 */
function named(
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

const otherBody = (part: IndexedPart, { footprint }: BomLine): Doubt[] =>
  isOtherCase(part, footprint) ? ["caseDiffers"] : [];

function candidate(part: IndexedPart, stage: MatchStage, doubts: Doubt[]): Candidate {
  return { part, stage, confidence: Math.max(0.5, STAGE_CONFIDENCE[stage] - DOUBTED * doubts.length), doubts };
}

/** With its points, and nothing else that people write differently: `SMBJ6.0A` is no `SMBJ60A`. */
const withPoints = (mpn: string) => mpn.toUpperCase().replace(/[^A-Z0-9.]/g, "");

interface Written {
  parts: IndexedPart[];
  doubts: readonly Doubt[];
}

/** Of parts whose numbers differ by a point alone those that are written so, else all of them with that left open. */
function asWritten(parts: IndexedPart[], cell: string): Written {
  const count = (write: (mpn: string) => string) => new Set(parts.map(({ mpn }) => write(mpn))).size;
  if (count(withPoints) === count(mpnKey)) return { parts, doubts: [] };
  const words = [cell, ...cell.split(/[\s;|,]+/)].map(withPoints).filter((word) => word.length > MIN_KEY);
  const written = parts.filter(({ mpn }) => words.some((word) => withPoints(mpn).startsWith(word)));
  return written.length > 0 ? { parts: written, doubts: [] } : { parts, doubts: ["packing"] };
}

/** A cell may name several parts that will do: one that the rest of the line bears out goes before the others. */
function exact(lookup: Lookup): Candidate[] {
  const found = keysOf(lookup.line.mpn).flatMap((key) => {
    const { parts, doubts } = asWritten(lookup.index.exact(key), lookup.line.mpn);
    return named(parts, lookup, "exact", doubts);
  });
  const byId = new Map(found.map((each) => [each.part.id, each]));
  return [...byId.values()].toSorted((a, b) => a.doubts.length - b.doubts.length);
}

/** A number whose end is left open: it could be of other cases and values too. */
const OPEN_END: readonly Doubt[] = ["packing", "case"];

/** The same part in another packing; with more doubts where its number says less than which part it is. */
function packed({ index }: Lookup, key: string, cell: string): Written {
  const { parts, isOpen } = packedAlike(index, key);
  return isOpen ? { parts, doubts: OPEN_END } : asWritten(parts, cell);
}

function packing(lookup: Lookup): Candidate[] {
  for (const key of keysOf(lookup.line.mpn)) {
    const { parts, doubts } = packed(lookup, key, lookup.line.mpn);
    if (parts.length > 0) return named(parts, lookup, "packing", doubts);
    // More than a packing apart: another grade or case of it, for a person to choose.
    const longer = key.length < MIN_KEY ? [] : lookup.index.beginning(key, MAX_CANDIDATES);
    if (longer.length > 0) return longer.map((part) => candidate(part, "packing", [...OPEN_END]));
  }
  return [];
}

function distributor(lookup: Lookup): Candidate[] {
  for (const number of lookup.line.distributorParts)
    for (const { key, isCut } of keysOfShop(number)) {
      const same = lookup.index.exact(key);
      const found = same.length > 0 || isCut ? { parts: same, doubts: [] } : packed(lookup, key, number);
      if (found.parts.length === 0) continue;
      const candidates = named(found.parts, lookup, "distributor", found.doubts);
      return isCut ? candidates.map(({ part }) => candidate(part, "distributor", ["packing"])) : candidates;
    }
  return [];
}

/** Texas Instruments sells the 74 series as `SN74…`; the tables name it without. */
const withMaker = (key: string) => (/^7[45]/.test(key) ? [key, `SN${key}`] : [key]);

/** Parts whose numbers begin so, of each maker. */
const begun = (index: PartIndex, key: string) =>
  withMaker(key).flatMap((each) => index.beginning(each, MAX_CANDIDATES / 2));

/** A value that begins ordering codes (`1N4148WT`, `74HC04`): which of them is for a person to say. */
function generic(lookup: Lookup, key: string): Candidate[] {
  const offer = (parts: readonly IndexedPart[], doubts: readonly Doubt[]) =>
    parts.map((part) => candidate(part, "elsewhere", [...doubts, ...otherBody(part, lookup.line)]));
  const { parts, doubts } = packed(lookup, key, key);
  if (parts.length > 0) return offer(parts, doubts.length > 0 ? doubts : ["packing"]);
  return offer(begun(lookup.index, key), OPEN_END);
}

/** A code that stands alone in its cell, or among other words. */
interface FoundCode {
  key: string;
  cell: string;
  isAlone: boolean;
}

/** What a footprint is called after: `JST_SH_SM09B-SRSS-TB_1x09`. */
const namesIn = (footprint: string) =>
  codesIn(footprint.replace(/[_:]/g, " ")).filter((key) => key.length > MIN_KEY + 2);

/**
 * Numbers that stand under another head. In a list without designators a name may be that of a whole module, and among
 * other words it may be what the part belongs to.
 */
function codesOf({ designators, values, description, remark, footprint }: BomLine): FoundCode[] {
  const isOfBoard = designators.length > 0;
  const codes = [...values, description, remark].flatMap((cell) =>
    codesIn(cell).map((key) => ({
      key,
      cell,
      isAlone: key === mpnKey(cell) && isOfBoard && !/\p{Script=Han}/u.test(cell),
    })),
  );
  const named = namesIn(footprint).map((key) => ({ key, cell: footprint, isAlone: false }));
  return [...codes, ...named].filter(({ key }) => key.length > MIN_KEY);
}

function exactAlone(lookup: Lookup, key: string, cell: string): Candidate[] {
  const { parts, doubts } = asWritten(lookup.index.exact(key), cell);
  return named(parts, lookup, "elsewhere", doubts);
}

/** A number that looks like what a value or a description holds alone: long enough to be no value. */
const MIN_ALIKE = 10;

/** A number that stands under another head: as the value of a chip, or among the words of a description. */
function elsewhere(lookup: Lookup): Candidate[] {
  const { index, line } = lookup;
  const codes = codesOf(line);
  const alone = codes.filter(({ isAlone }) => isAlone);
  const words = codes.filter(({ isAlone }) => !isAlone);
  const wording = (parts: readonly IndexedPart[]) => parts.map((part) => candidate(part, "elsewhere", ["wording"]));
  const ways: (() => Candidate[][])[] = [
    () => alone.map(({ key, cell }) => exactAlone(lookup, key, cell)),
    () => alone.map(({ key }) => generic(lookup, key)),
    () => words.map(({ key }) => wording(index.exact(key))),
    () => words.map(({ key }) => (/^(?:[A-Z]|7[45])/.test(key) ? wording(begun(index, key)) : [])),
    () => alone.map(({ key }) => (key.length < MIN_ALIKE ? [] : alike(lookup, key))),
  ];
  for (const way of ways) {
    const found = way().find((candidates) => candidates.length > 0);
    if (found) return found;
  }
  return [];
}

/** Of crystals, whose size no code tells, those of the drawn one go first. */
function parametric({ index, wanted, line }: Lookup): Candidate[] {
  return matchChip(index, wanted)
    .map(({ part, doubts }) => candidate(part, "parametric", [...doubts, ...otherBody(part, line)]))
    .toSorted((a, b) => a.doubts.length - b.doubts.length)
    .slice(0, MAX_CANDIDATES);
}

function described({ index, line }: Lookup): Candidate[] {
  const wanted = describedPart(line);
  if (wanted === null) return [];
  return index
    .ofDescription(wantedKey(wanted))
    .filter((part) => isDescribed(part, wanted))
    .toSorted((a, b) => b.stock - a.stock || (a.mpn < b.mpn ? -1 : 1))
    .map((part) => candidate(part, "parametric", ["described"]));
}

/** Numbers that look alike; of a chip whose value the line tells, those that are of that value. */
function alike({ index, wanted }: Lookup, key: string): Candidate[] {
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

function similar(lookup: Lookup): Candidate[] {
  const [key = ""] = keysOf(lookup.line.mpn);
  return key.length <= MIN_KEY ? [] : alike(lookup, key);
}

export interface LineMatch {
  /** The surest first; empty where nothing is like it. */
  candidates: Candidate[];
  /** Taken without a person: the first candidate, when it is sure enough. */
  chosen: Candidate | null;
}

/** Stages that go by the number that the line names. */
const OF_NUMBER: ReadonlySet<MatchStage> = new Set(["exact", "packing"]);

const NOTHING: LineMatch = { candidates: [], chosen: null };

/**
 * A line that names a number is matched by it; its value is asked only where it names none. A number that nobody has
 * is offered the parts that look alike, never one of them without a word.
 */
export function matchLine(index: PartIndex, line: BomLine): LineMatch {
  const lookup = { index, line, wanted: wantedPart(line) };
  const hasNumber = line.mpn !== "" || line.distributorParts.length > 0;
  const stages = hasNumber
    ? [exact, packing, distributor, elsewhere, similar, parametric, described]
    : [elsewhere, parametric, described];
  for (const stage of stages) {
    const candidates = stage(lookup).slice(0, MAX_CANDIDATES);
    const [first] = candidates;
    if (first === undefined) continue;
    // Where a number is named that nobody has, what else is found is another part: offered, never taken.
    const isOwn = line.mpn === "" ? first.stage !== "parametric" || !hasNumber : OF_NUMBER.has(first.stage);
    return { candidates, chosen: isOwn && first.doubts.length === 0 && first.confidence >= AUTOMATIC ? first : null };
  }
  return NOTHING;
}
