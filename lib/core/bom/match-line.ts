// Matches a line with the catalog: candidates, confidence and reasons.

import {
  alike,
  asWritten,
  type Candidate,
  candidate,
  codesIn,
  keysOf,
  type Lookup,
  type MatchStage,
  MAX_CANDIDATES,
  named,
  OPEN_END,
  otherBody,
  packed,
} from "./candidate";
import { wantedPart } from "./component-value";
import { describedPart, isDescribed, wantedKey } from "@/lib/core/bom/described-part";
import { elsewhere } from "./elsewhere";
import { matchChip } from "./match-chip";
import { caseOfNumber } from "./number-case";
import type { PartIndex } from "./part-index";
import type { BomLine } from "./read-bom";
import { keysOfShop, MIN_KEY } from "./shop-keys";

/** Confidence from which no person has to confirm the match. */
export const AUTOMATIC = 0.9;

/** Adds a doubt if a value or the description names another part in another case. */
function contradicted(found: Candidate, { index, line }: Lookup): Candidate {
  const others = [...line.values, line.description].flatMap(codesIn).flatMap((key) => index.exact(key));
  const isConfirmed = others.some(({ mpn }) => mpn === found.part.mpn);
  const isOther = others.some(({ packageName }) => packageName !== found.part.packageName);
  return isConfirmed || !isOther ? found : candidate(found.part, found.stage, [...found.doubts, "caseDiffers"]);
}

/** A cell may name several alternative parts: one that the rest of the line confirms comes first. */
function exact(lookup: Lookup): Candidate[] {
  const found = keysOf(lookup.line.mpn).flatMap((key) => {
    const { parts, doubts } = asWritten(lookup.index.exact(key), lookup.line.mpn);
    return named(parts, lookup, "exact", doubts);
  });
  const byId = new Map(found.map((each) => [each.part.id, contradicted(each, lookup)]));
  return [...byId.values()].toSorted((a, b) => a.doubts.length - b.doubts.length);
}

function packing(lookup: Lookup): Candidate[] {
  for (const key of keysOf(lookup.line.mpn)) {
    const { parts, doubts } = packed(lookup, key, lookup.line.mpn);
    if (parts.length > 0) return named(parts, lookup, "packing", doubts);
    // Not merely another packing: another grade or case of it, for a person to choose.
    const longer = key.length < MIN_KEY ? [] : lookup.index.beginning(key, MAX_CANDIDATES);
    if (longer.length > 0) return longer.map((part) => candidate(part, "packing", [...OPEN_END]));
  }
  return [];
}

function distributor(lookup: Lookup): Candidate[] {
  for (const number of lookup.line.distributorParts)
    for (const { key, isCut } of keysOfShop(number)) {
      const same = lookup.index.exact(key);
      const found = same.length > 0 || isCut ? asWritten(same, number) : packed(lookup, key, number);
      if (found.parts.length === 0) continue;
      const candidates = named(found.parts, lookup, "distributor", found.doubts);
      return isCut ? candidates.map(({ part }) => candidate(part, "distributor", ["packing"])) : candidates;
    }
  return [];
}

/** The line's description; if it names no case, with the one that its part number implies. */
function described({ wanted, line }: Lookup): Lookup["wanted"] {
  if (wanted === null || wanted.caseCode !== null || wanted.category === "crystal") return wanted;
  return { ...wanted, caseCode: caseOfNumber(line.mpn) };
}

/** For crystals, whose size no code states, those of the footprint's size come first. */
function parametric(lookup: Lookup): Candidate[] {
  return matchChip(lookup.index, described(lookup))
    .map(({ part, doubts }) => candidate(part, "parametric", [...doubts, ...otherBody(part, lookup.line)]))
    .toSorted((a, b) => a.doubts.length - b.doubts.length)
    .slice(0, MAX_CANDIDATES);
}

function byDescription({ index, line }: Lookup): Candidate[] {
  const wanted = describedPart(line);
  if (wanted === null) return [];
  return index
    .ofDescription(wantedKey(wanted))
    .filter((part) => isDescribed(part, wanted))
    .toSorted((a, b) => b.stock - a.stock || (a.mpn < b.mpn ? -1 : 1))
    .map((part) => candidate(part, "parametric", ["described"]));
}

function similar(lookup: Lookup): Candidate[] {
  const [key = ""] = keysOf(lookup.line.mpn);
  return key.length <= MIN_KEY ? [] : alike(lookup, key);
}

export interface LineMatch {
  /** The most likely first; empty if nothing is similar. */
  candidates: Candidate[];
  /** The first candidate, if its confidence needs no person. */
  chosen: Candidate | null;
}

/** Stages that go by the part number of the line. */
const OF_NUMBER: ReadonlySet<MatchStage> = new Set(["exact", "packing"]);

const NOTHING: LineMatch = { candidates: [], chosen: null };

/**
 * A line with a part number is matched by it; its value counts only if there is no number. For an unknown number
 * similar parts are offered, and never chosen silently.
 */
export function matchLine(index: PartIndex, line: BomLine): LineMatch {
  const lookup = { index, line, wanted: wantedPart(line) };
  const hasNumber = line.mpn !== "" || line.distributorParts.length > 0;
  const stages = hasNumber
    ? [exact, packing, distributor, elsewhere, similar, parametric, byDescription]
    : [elsewhere, parametric, byDescription];
  for (const stage of stages) {
    const candidates = stage(lookup).slice(0, MAX_CANDIDATES);
    const [first] = candidates;
    if (first === undefined) continue;
    // If the part number is unknown, anything else that is found is another part: offered, never chosen.
    const isOwn = line.mpn === "" ? first.stage !== "parametric" || !hasNumber : OF_NUMBER.has(first.stage);
    return { candidates, chosen: isOwn && first.doubts.length === 0 && first.confidence >= AUTOMATIC ? first : null };
  }
  return NOTHING;
}
