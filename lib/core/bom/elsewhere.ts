// Part numbers in other columns than their own: as the value of a chip, or among the words of a description.

import { mpnKey } from "@/lib/core/part/part";
import {
  alike,
  asWritten,
  type Candidate,
  candidate,
  codesIn,
  type Lookup,
  MAX_CANDIDATES,
  named,
  OPEN_END,
  otherBody,
  packed,
} from "./candidate";
import type { Doubt } from "./match-chip";
import type { IndexedPart, PartIndex } from "./part-index";
import type { BomLine } from "./read-bom";
import { MIN_KEY } from "./shop-keys";

/** Texas Instruments sells the 74 series as `SN74…`; the tables omit the prefix. */
const withMaker = (key: string) => (/^7[45]/.test(key) ? [key, `SN${key}`] : [key]);

/** Parts whose numbers have this prefix, of each manufacturer. */
const begun = (index: PartIndex, key: string) =>
  withMaker(key).flatMap((each) => index.beginning(each, MAX_CANDIDATES / 2));

/** A value that is the prefix of ordering codes (`1N4148WT`, `74HC04`): a person must choose one of them. */
function generic(lookup: Lookup, key: string): Candidate[] {
  const offer = (parts: readonly IndexedPart[], doubts: readonly Doubt[]) =>
    parts.map((part) => candidate(part, "elsewhere", [...doubts, ...otherBody(part, lookup.line)]));
  const { parts, doubts } = packed(lookup, key, key);
  if (parts.length > 0) return offer(parts, doubts.length > 0 ? doubts : ["packing"]);
  return offer(begun(lookup.index, key), OPEN_END);
}

/** A code that fills its cell, or one among other words. */
interface FoundCode {
  key: string;
  cell: string;
  isAlone: boolean;
}

/** Part number in a footprint name: `JST_SH_SM09B-SRSS-TB_1x09`. */
const namesIn = (footprint: string) =>
  codesIn(footprint.replace(/[_:]/g, " ")).filter((key) => key.length > MIN_KEY + 2);

/**
 * Part numbers in other columns. In a list without designators a name may be that of a whole module, and among other
 * words it may be the part that this one belongs to.
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

/** Minimum length of a code for which similar part numbers are searched: shorter ones may be values. */
const MIN_ALIKE = 10;

/** The first source that finds anything decides; exact numbers precede prefixes, whole cells precede words. */
export function elsewhere(lookup: Lookup): Candidate[] {
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
