// Part numbers by prefix, without punctuation.

import { mpnKey } from "./part";

/** Shorter prefixes match too many numbers. */
export const MIN_PREFIX = 3;

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export class NumberPrefixes {
  /** Part indexes in the order of their keys, and those keys. */
  readonly places: Uint32Array;
  readonly #keys: string[];

  /** `mpns` by part index. */
  constructor(mpns: readonly string[]) {
    const keys = mpns.map(mpnKey);
    this.places = Uint32Array.from(keys.keys()).sort((one, other) => byText(keys[one] ?? "", keys[other] ?? ""));
    this.#keys = Array.from(this.places, (place) => keys[place] ?? "");
  }

  #firstFrom(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const center = (low + high) >> 1;
      if ((this.#keys[center] ?? "") < key) low = center + 1;
      else high = center;
    }
    return low;
  }

  /** Indexes of the parts whose number begins with the typed text; empty if that is too short. */
  beginning(typed: string): Uint32Array {
    const key = mpnKey(typed);
    if (key.length < MIN_PREFIX) return new Uint32Array(0);
    return this.places.subarray(this.#firstFrom(key), this.#firstFrom(`${key}\uffff`));
  }

  /** Indexes of the parts with exactly this number. */
  exactly(typed: string): Uint32Array {
    const key = mpnKey(typed);
    return key === ""
      ? new Uint32Array(0)
      : this.places.subarray(this.#firstFrom(key), this.#firstFrom(`${key}\u0000`));
  }
}
