// The same part in another packing: its number with a reel's mark more, less, or another one.

import { mpnKey } from "@/lib/core/part/part";
import { chipValue, type IndexedPart, type PartIndex } from "./part-index";
import { MIN_KEY } from "./shop-keys";

/** What may follow a part number without making another part of it: reels, trays, lead-free marks. */
const PACKING =
  /^(?:T|TR|TR13|TR7|R|RL|RL7|REEL|REEL7|CT|DKR|E|G|E3|F|PBF|NOPB|TNOPB|XNOPB|ND|T1G|T1|7|7F|13F|SR|MT|AC|Z|QT|LF|LFT)$/;

const MAX_PACKING = 5;
const MAX_FOUND = 8;
/** Parts that begin alike are looked at so far: enough to see that they are several. */
const LOOKED_AT = 24;

/** Murata's last letter is the reel alone (D, J, L, K, B: tape and its size). */
const REEL_LETTER = /^(?:GRM|GCM|GRT|GCJ|GJM|BLM|LQ[GHMPW]|DLW|NFM)/;

/** What is left of a number without its packing's mark; every way to read one, the number itself first. */
function withoutPacking(key: string): string[] {
  const bare = [key];
  for (let cut = key.length - 1; cut >= Math.max(MIN_KEY, key.length - MAX_PACKING); cut--)
    if (PACKING.test(key.slice(cut))) bare.push(key.slice(0, cut));
  return bare;
}

/** Signs that write a chip's value: `10K7` is no `10K` on a reel of its own. */
const ENDS_VALUE = /[\dRKM]$/;
const BEGINS_VALUE = /^[\dRKM]/;

/** Whether a mark may belong to the value that stands before it. */
const isOfValue = (part: IndexedPart, bare: string, mark: string) =>
  chipValue(part) !== null && ENDS_VALUE.test(bare) && BEGINS_VALUE.test(mark);

/** A reel's mark of digits stands apart: `BAV99-7-F` is packed in 7 inches, `AO3407` is no `AO340`. */
function isSeparate(part: IndexedPart, mark: string): boolean {
  if (!/^\d/.test(mark)) return true;
  let left = mark.length;
  let at = part.mpn.length;
  while (left > 0 && at > 0) if (/[A-Za-z0-9]/.test(part.mpn[--at] ?? "")) left--;
  return /[^A-Za-z0-9]/.test(part.mpn[at - 1] ?? "");
}

/** Whether parts are several: of other cases, or of other values. */
function areSeveral(parts: readonly IndexedPart[]): boolean {
  const kinds = new Set(parts.map((part) => `${part.category} ${part.packageName} ${chipValue(part) ?? ""}`));
  return kinds.size > 1;
}

export interface Packed {
  parts: IndexedPart[];
  /** The number is the beginning of several parts': which of them is meant it does not say. */
  isOpen: boolean;
}

/** `key` as `mpnKey` writes it. */
export function packedAlike(index: PartIndex, key: string): Packed {
  if (key.length < MIN_KEY) return { parts: [], isOpen: false };
  for (const bare of withoutPacking(key)) {
    const begun = index.beginning(bare, LOOKED_AT);
    const parts = begun.filter((part) => {
      const mark = mpnKey(part.mpn).slice(bare.length);
      if (mark !== "" && (!PACKING.test(mark) || !isSeparate(part, mark))) return false;
      return !isOfValue(part, bare, mark) && !isOfValue(part, bare, key.slice(bare.length));
    });
    // `LM317` begins parts of several cases, one of which is called `LM317T`.
    const isOpen = bare === key ? areSeveral(begun) : areSeveral(parts);
    if (parts.length > 0) return { parts: parts.slice(0, MAX_FOUND), isOpen };
  }
  if (!REEL_LETTER.test(key)) return { parts: [], isOpen: false };
  const parts = index.beginning(key.slice(0, -1), MAX_FOUND).filter(({ mpn }) => mpnKey(mpn).length === key.length);
  return { parts, isOpen: areSeveral(parts) };
}
