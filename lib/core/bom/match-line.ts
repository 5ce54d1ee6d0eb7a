// Which part of the catalogue a line means, how sure that is, and why.

import { mpnKey } from "@/lib/core/part/part";
import { isOtherBody } from "./body-size";
import { wantedPart, type WantedPart } from "./component-value";
import { describedPart, isDescribed, wantedKey } from "./described-part";
import { differences, type Doubt, fits, matchChip } from "./match-chip";
import type { IndexedPart, PartIndex } from "./part-index";
import type { BomLine } from "./read-bom";
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

/** What may follow a part number without making another part of it: reels, trays, lead-free marks. */
const PACKING =
  /^(?:T|TR|TR13|TR7|R|RL|RL7|REEL|REEL7|CT|DKR|E|G|E3|F|PBF|NOPB|TNOPB|XNOPB|ND|T1G|T1|7|7F|13F|SR|MT|AC|Z|QT|LF|LFT)$/;

const MAX_PACKING = 5;

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
  return whole === "" ? [] : [...new Set([molexKey(cell) ?? whole, whole, mpnKey(cell), ...codesIn(cell)])];
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
function named(parts: readonly IndexedPart[], { line, wanted }: Lookup, stage: MatchStage): Candidate[] {
  const own = line.manufacturer === "" ? [] : parts.filter((part) => isMaker(part, line.manufacturer));
  const chosen = own.length > 0 ? own : parts;
  const makers = new Set(chosen.map(({ manufacturer }) => manufacturer));
  const doubts: Doubt[] = makers.size > 1 ? ["manufacturer"] : [];
  return chosen.map((part) =>
    candidate(part, stage, [...doubts, ...differences(part, wanted), ...otherBody(part, line)]),
  );
}

const otherBody = (part: IndexedPart, { footprint }: BomLine): Doubt[] =>
  isOtherBody(part, footprint) ? ["caseDiffers"] : [];

function candidate(part: IndexedPart, stage: MatchStage, doubts: Doubt[]): Candidate {
  return { part, stage, confidence: Math.max(0.5, STAGE_CONFIDENCE[stage] - DOUBTED * doubts.length), doubts };
}

/** A cell may name several parts that will do: one that the rest of the line bears out goes before the others. */
function exact(lookup: Lookup): Candidate[] {
  const found = keysOf(lookup.line.mpn).flatMap((key) => named(lookup.index.exact(key), lookup, "exact"));
  const byId = new Map(found.map((each) => [each.part.id, each]));
  return [...byId.values()].toSorted((a, b) => a.doubts.length - b.doubts.length);
}

/** Murata's last letter is the reel alone (D, J, L, K, B: tape and its size). */
const REEL_LETTER = /^(?:GRM|GCM|GRT|GCJ|GJM|BLM|LQ[GHMPW]|DLW|NFM)/;

/** What is left of a number without its packing's mark; every way to read one, the number itself first. */
function withoutPacking(key: string): string[] {
  const bare = [key];
  for (let cut = key.length - 1; cut >= Math.max(MIN_KEY, key.length - MAX_PACKING); cut--)
    if (PACKING.test(key.slice(cut))) bare.push(key.slice(0, cut));
  return bare;
}

/** The same number in another packing: with its mark more, less, or another one. */
function packedAlike(index: PartIndex, key: string): IndexedPart[] {
  if (key.length < MIN_KEY) return [];
  const restOf = (part: IndexedPart, bare: string) => mpnKey(part.mpn).slice(bare.length);
  for (const bare of withoutPacking(key)) {
    const packed = index.beginning(bare, MAX_CANDIDATES).filter((part) => {
      const rest = restOf(part, bare);
      return rest === "" || PACKING.test(rest);
    });
    if (packed.length > 0) return packed;
  }
  if (!REEL_LETTER.test(key)) return [];
  return index.beginning(key.slice(0, -1), MAX_CANDIDATES).filter((part) => mpnKey(part.mpn).length === key.length);
}

function packing(lookup: Lookup): Candidate[] {
  for (const key of keysOf(lookup.line.mpn)) {
    const packed = packedAlike(lookup.index, key);
    if (packed.length > 0) return named(packed, lookup, "packing");
    // More than a packing apart: another grade or case of it, for a person to choose.
    const longer = key.length < MIN_KEY ? [] : lookup.index.beginning(key, MAX_CANDIDATES);
    if (longer.length > 0) return longer.map((part) => candidate(part, "packing", ["packing", "case"]));
  }
  return [];
}

function distributor(lookup: Lookup): Candidate[] {
  for (const number of lookup.line.distributorParts)
    for (const { key, isCut } of keysOfShop(number)) {
      const same = lookup.index.exact(key);
      const found = same.length > 0 || isCut ? same : packedAlike(lookup.index, key);
      if (found.length === 0) continue;
      const candidates = named(found, lookup, "distributor");
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
function generic({ index, line }: Lookup, key: string): Candidate[] {
  const packed = packedAlike(index, key);
  const offer = (parts: readonly IndexedPart[], doubts: Doubt[]) =>
    parts.map((part) => candidate(part, "elsewhere", [...doubts, ...otherBody(part, line)]));
  return packed.length > 0 ? offer(packed, ["packing"]) : offer(begun(index, key), ["packing", "case"]);
}

/** A code that stands alone in its cell, or among other words. */
interface FoundCode {
  key: string;
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
      isAlone: key === mpnKey(cell) && isOfBoard && !/\p{Script=Han}/u.test(cell),
    })),
  );
  const named = namesIn(footprint).map((key) => ({ key, isAlone: false }));
  return [...codes, ...named].filter(({ key }) => key.length > MIN_KEY);
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
    () => alone.map(({ key }) => named(index.exact(key), lookup, "elsewhere")),
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
