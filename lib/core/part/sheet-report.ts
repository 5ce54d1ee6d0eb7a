// What a distributor's list would change: its lines counted by what they are.

import { partId } from "./part-id";
import type { SheetPart } from "./sheet";

export const LINE_KINDS = ["added", "changed", "same", "repeated", "refused"] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export type SheetCounts = Record<LineKind, number> & {
  /** Parts of the former list that are not in this one: they will have no stock. */
  retired: number;
};

export const NO_COUNTS: SheetCounts = { added: 0, changed: 0, same: 0, repeated: 0, refused: 0, retired: 0 };

/** What is there of a part now, spelt as a line is; null where nothing is. */
export type CurrentOffer = Pick<
  SheetPart,
  "stock" | "minimum" | "multiple" | "attrition" | "lifecycle" | "currency"
> & {
  tiers: readonly (readonly [from: number, unitMicro: number])[];
  /** A distributor's, not a sample. */
  isImported: boolean;
};

const laddersOf = (tiers: readonly (readonly [number, number])[]) => tiers.map((tier) => tier.join(":")).join(";");

/** A sample is changed by every line: its price and stock are invented. */
export function kindOf(part: SheetPart, current: CurrentOffer | null): "added" | "changed" | "same" {
  if (current === null) return "added";
  const isSame =
    current.isImported &&
    (["stock", "minimum", "multiple", "attrition", "lifecycle", "currency"] as const).every(
      (name) => current[name] === part[name],
    ) &&
    laddersOf(current.tiers) === laddersOf(part.tiers.map(({ from, unitMicro }) => [from, unitMicro] as const));
  return isSame ? "same" : "changed";
}

/**
 * Names that were seen, eight bytes each: a set of a million texts would take ten times that. Open addressing, half full
 * at most; a part's name is 53 bits of a mix (`part-id`), so its number tells it as well as its text does.
 */
export class SeenParts {
  #slots = new Float64Array(1 << 12);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** False where it was there already. */
  add(part: { manufacturer: string; mpn: string }): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    // Zero stands for an empty slot.
    return this.#put(this.#slots, numberOf(partId(part)));
  }

  #put(slots: Float64Array, name: number): boolean {
    const mask = slots.length - 1;
    let at = (name % 2_147_483_647) & mask;
    while (slots[at] !== 0) {
      if (slots[at] === name) return false;
      at = (at + 1) & mask;
    }
    slots[at] = name;
    this.#count += 1;
    return true;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    this.#count = 0;
    for (const name of this.#slots) if (name !== 0) this.#put(larger, name);
    this.#slots = larger;
  }
}

const numberOf = (id: string) => parseInt(id.slice(1), 36) + 1;
