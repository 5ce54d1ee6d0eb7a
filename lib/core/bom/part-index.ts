// In-memory catalog index for matching: exact keys, chip values, and the trigrams of every key.

import type { Part, PartCategory } from "@/lib/core/part/part";
import { mpnKey } from "@/lib/core/part/part";
import { caseCodeOf } from "./component-value";
import { describedKey } from "@/lib/core/bom/described-part";
import { distanceWithin } from "@/lib/core/part/edit-distance";
import { parameterValue, valueKey } from "./parameter-value";

/** Part data that matching uses. */
export type IndexedPart = Pick<Part, "mpn" | "manufacturer" | "category" | "packageName" | "parameters"> & {
  id: string;
  stock: number;
};

export interface Similar {
  part: IndexedPart;
  /** 0 to 1. */
  similarity: number;
}

const VALUED: Readonly<
  Partial<Record<PartCategory, "resistance" | "capacitance" | "inductance" | "impedance" | "frequency">>
> = {
  resistor: "resistance",
  resistorArray: "resistance",
  capacitor: "capacitance",
  inductor: "inductance",
  ferrite: "impedance",
  crystal: "frequency",
};

/** Value of a chip part in its base unit; null for all others. */
export function chipValue({ category, parameters }: IndexedPart): number | null {
  const parameter = VALUED[category];
  return parameter === undefined ? null : parameterValue(parameters[parameter] ?? "");
}

/** Digits and capital letters, in base 36; keys hold nothing else. */
const SIGNS = 36;
const GRAMS = SIGNS ** 3;
/** Trigrams that are looked up for one key: the rarest are the most selective. */
const LOOKED_UP = 8;
const COMPARED = 60;

function signOf(code: number): number {
  return code < 58 ? code - 48 : code - 55;
}

/** The distinct trigrams of a key. */
function gramsOf(key: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + 3 <= key.length; at++)
    grams.add(
      signOf(key.charCodeAt(at)) * SIGNS * SIGNS +
        signOf(key.charCodeAt(at + 1)) * SIGNS +
        signOf(key.charCodeAt(at + 2)),
    );
  return [...grams];
}

/** Parts that contain each trigram: all lists concatenated, with the start of each. */
interface Postings {
  begin: Uint32Array;
  parts: Uint32Array;
}

function postingsOf(keys: readonly string[]): Postings {
  const begin = new Uint32Array(GRAMS + 1);
  for (const key of keys) for (const gram of gramsOf(key)) begin[gram + 1] = (begin[gram + 1] ?? 0) + 1;
  for (let gram = 0; gram < GRAMS; gram++) begin[gram + 1] = (begin[gram + 1] ?? 0) + (begin[gram] ?? 0);
  const next = begin.slice();
  const parts = new Uint32Array(begin[GRAMS] ?? 0);
  for (const [part, key] of keys.entries())
    for (const gram of gramsOf(key)) {
      const at = next[gram] ?? 0;
      parts[at] = part;
      next[gram] = at + 1;
    }
  return { begin, parts };
}

/** Immutable; a change of the catalog requires a new index. */
export class PartIndex {
  private readonly keys: readonly string[];
  private readonly byKey = new Map<string, number | number[]>();
  private readonly byValue = new Map<string, number[]>();
  private readonly byDescription = new Map<string, number[]>();
  private readonly sorted: Uint32Array;
  private readonly postings: Postings;
  /** Matches of each part during a search; cleared after it. */
  private readonly counts: Uint8Array;

  constructor(private readonly parts: readonly IndexedPart[]) {
    this.keys = parts.map(({ mpn }) => mpnKey(mpn));
    for (const [at, part] of parts.entries()) {
      this.addKey(this.keys[at] ?? "", at);
      this.addValue(part, at);
      const described = describedKey(part);
      if (described !== null) addTo(this.byDescription, described, at);
    }
    this.sorted = Uint32Array.from(this.keys.keys()).sort((a, b) => compare(this.keys[a] ?? "", this.keys[b] ?? ""));
    this.postings = postingsOf(this.keys);
    this.counts = new Uint8Array(parts.length);
  }

  get size(): number {
    return this.parts.length;
  }

  private addKey(key: string, at: number): void {
    const existing = this.byKey.get(key);
    if (existing === undefined) this.byKey.set(key, at);
    else if (typeof existing === "number") this.byKey.set(key, [existing, at]);
    else existing.push(at);
  }

  private addValue(part: IndexedPart, at: number): void {
    const value = chipValue(part);
    if (value === null) return;
    addTo(this.byValue, valueKey(part.category, value, caseCodeOf(part.packageName)), at);
  }

  private take(numbers: readonly number[]): IndexedPart[] {
    return numbers.flatMap((at) => this.parts[at] ?? []);
  }

  /** Parts with exactly this key (`mpnKey`), of any manufacturer. */
  exact(key: string): IndexedPart[] {
    const found = this.byKey.get(key);
    return found === undefined ? [] : this.take(typeof found === "number" ? [found] : found);
  }

  /** Parts whose key has this prefix, the shortest first: the same part in other packings. */
  beginning(key: string, limit: number): IndexedPart[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const center = (low + high) >>> 1;
      if ((this.keys[this.sorted[center] ?? 0] ?? "") < key) low = center + 1;
      else high = center;
    }
    const found: number[] = [];
    for (let at = low; at < this.sorted.length && found.length < limit * 4; at++) {
      const part = this.sorted[at] ?? 0;
      if (!(this.keys[part] ?? "").startsWith(key)) break;
      found.push(part);
    }
    return this.take(
      found.toSorted((a, b) => (this.keys[a]?.length ?? 0) - (this.keys[b]?.length ?? 0)).slice(0, limit),
    );
  }

  /** Chip parts by value (in its base unit) and case. */
  ofValue(category: PartCategory, value: number, caseCode: string | null): IndexedPart[] {
    return this.take(this.byValue.get(valueKey(category, value, caseCode)) ?? []);
  }

  /** Parts indexed by description (`describedKey`). */
  ofDescription(key: string): IndexedPart[] {
    return this.take(this.byDescription.get(key) ?? []);
  }

  /** Similar keys: those that share the most of the rarest trigrams, then by edit distance. */
  similar(key: string, limit: number): Similar[] {
    const { begin, parts } = this.postings;
    const length = (gram: number) => (begin[gram + 1] ?? 0) - (begin[gram] ?? 0);
    const grams = gramsOf(key)
      .filter((gram) => length(gram) > 0)
      .toSorted((a, b) => length(a) - length(b))
      .slice(0, LOOKED_UP);
    const touched: number[] = [];
    for (const gram of grams)
      for (let at = begin[gram] ?? 0; at < (begin[gram + 1] ?? 0); at++) {
        const part = parts[at] ?? 0;
        if (this.counts[part] === 0) touched.push(part);
        this.counts[part] = (this.counts[part] ?? 0) + 1;
      }
    const shared = touched.map((part) => ({ part, count: this.counts[part] ?? 0 }));
    for (const part of touched) this.counts[part] = 0;
    return shared
      .toSorted((a, b) => b.count - a.count || a.part - b.part)
      .slice(0, COMPARED)
      .map(({ part }) => ({ part, similarity: similarity(key, this.keys[part] ?? "") }))
      .filter((found) => found.similarity > 0)
      .toSorted((a, b) => b.similarity - a.similarity || a.part - b.part)
      .slice(0, limit)
      .flatMap((found) => {
        const part = this.parts[found.part];
        return part ? [{ part, similarity: found.similarity }] : [];
      });
  }
}

function addTo(lists: Map<string, number[]>, key: string, at: number): void {
  const existing = lists.get(key);
  if (existing) existing.push(at);
  else lists.set(key, [at]);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** 1 for equal keys, less for each edit; 0 if more than a third of the characters differ. */
function similarity(key: string, other: string): number {
  const longest = Math.max(key.length, other.length);
  const allowed = Math.floor(longest / 3);
  const distance = distanceWithin(key, other, allowed);
  return distance === null ? 0 : 1 - distance / longest;
}
