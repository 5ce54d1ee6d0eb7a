// Preview of a distributor's list: its lines counted by effect.

import { partId } from "./part-id";
import type { SheetPart } from "./sheet";

export const LINE_KINDS = ["added", "changed", "same", "repeated", "refused"] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export type SheetCounts = Record<LineKind, number> & {
  /** Parts of the previous list that are not in this one: their stock becomes zero. */
  retired: number;
};

export const NO_COUNTS: SheetCounts = { added: 0, changed: 0, same: 0, repeated: 0, refused: 0, retired: 0 };

/** The current offer of a part, in the spelling of a line; null if there is none. */
export type CurrentOffer = Pick<
  SheetPart,
  "stock" | "minimum" | "multiple" | "attrition" | "lifecycle" | "currency"
> & {
  tiers: readonly (readonly [from: number, unitMicro: number])[];
  /** True for a distributor's offer, false for a sample. */
  isImported: boolean;
};

const laddersOf = (tiers: readonly (readonly [number, number])[]) => tiers.map((tier) => tier.join(":")).join(";");

/** Every line changes a sample offer, because its price and stock are invented. */
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
 * Set of seen part ids, eight bytes each: a set of a million strings would take ten times that. Open addressing, at
 * most half full; an id is a hash of 53 bits (`part-id`), so its number identifies it as well as its text does.
 */
export class SeenParts {
  #slots = new Float64Array(1 << 12);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** False if it was already in the set. */
  add(part: { manufacturer: string; mpn: string }): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    // Zero marks an empty slot.
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
