// The same part in another packing: its number with a packing suffix added, removed or replaced.

import { mpnKey } from "@/lib/core/part/part";
import { chipValue, type IndexedPart, type PartIndex } from "./part-index";
import { MIN_KEY } from "./shop-keys";

/** Suffixes that do not change the part: reels, trays, lead-free marks. */
const PACKING =
  /^(?:T|TR|TR13|TR7|R|RL|RL7|REEL|REEL7|CT|DKR|E|G|E3|F|PBF|NOPB|TNOPB|XNOPB|ND|T1G|T1|7|7F|13F|SR|MT|AC|Z|QT|LF|LFT)$/;

const MAX_PACKING = 5;
const MAX_FOUND = 8;
/** Parts with a common prefix that are compared: enough to see that they differ. */
const LOOKED_AT = 24;

/** Murata's last letter is only the reel (D, J, L, K, B: tape and its size). */
const REEL_LETTER = /^(?:GRM|GCM|GRT|GCJ|GJM|BLM|LQ[GHMPW]|DLW|NFM)/;

/** The number without its packing suffix; every possible reading, the number itself first. */
function withoutPacking(key: string): string[] {
  const bare = [key];
  for (let cut = key.length - 1; cut >= Math.max(MIN_KEY, key.length - MAX_PACKING); cut--)
    if (PACKING.test(key.slice(cut))) bare.push(key.slice(0, cut));
  return bare;
}

/** Characters that end a chip's value: `10K7` is not `10K` with a reel suffix. */
const ENDS_VALUE = /[\dRKM]$/;
const BEGINS_VALUE = /^[\dRKM]/;

/** True if a suffix may belong to the value before it. */
const isOfValue = (part: IndexedPart, bare: string, mark: string) =>
  chipValue(part) !== null && ENDS_VALUE.test(bare) && BEGINS_VALUE.test(mark);

/** A suffix of digits is separated: `BAV99-7-F` is on a 7 inch reel, `AO3407` is not `AO340`. */
function isSeparate(part: IndexedPart, mark: string): boolean {
  if (!/^\d/.test(mark)) return true;
  let left = mark.length;
  let at = part.mpn.length;
  while (left > 0 && at > 0) if (/[A-Za-z0-9]/.test(part.mpn[--at] ?? "")) left--;
  return /[^A-Za-z0-9]/.test(part.mpn[at - 1] ?? "");
}

/** True if parts differ in case or value. */
function areSeveral(parts: readonly IndexedPart[]): boolean {
  const kinds = new Set(parts.map((part) => `${part.category} ${part.packageName} ${chipValue(part) ?? ""}`));
  return kinds.size > 1;
}

export interface Packed {
  parts: IndexedPart[];
  /** True if the number is a prefix of several parts and does not say which of them is meant. */
  isOpen: boolean;
}

/** `key` in the form of `mpnKey`. */
export function packedAlike(index: PartIndex, key: string): Packed {
  if (key.length < MIN_KEY) return { parts: [], isOpen: false };
  for (const bare of withoutPacking(key)) {
    const begun = index.beginning(bare, LOOKED_AT);
    const parts = begun.filter((part) => {
      const mark = mpnKey(part.mpn).slice(bare.length);
      if (mark !== "" && (!PACKING.test(mark) || !isSeparate(part, mark))) return false;
      return !isOfValue(part, bare, mark) && !isOfValue(part, bare, key.slice(bare.length));
    });
    // `LM317` is the prefix of parts in several cases, one of which is named `LM317T`.
    const isOpen = bare === key ? areSeveral(begun) : areSeveral(parts);
    if (parts.length > 0) return { parts: parts.slice(0, MAX_FOUND), isOpen };
  }
  if (!REEL_LETTER.test(key)) return { parts: [], isOpen: false };
  const parts = index.beginning(key.slice(0, -1), MAX_FOUND).filter(({ mpn }) => mpnKey(mpn).length === key.length);
  return { parts, isOpen: areSeveral(parts) };
}
