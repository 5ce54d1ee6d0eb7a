// X2 attributes of a layer's objects. Equal attributes and equal sets of them are stored once; the image holds one set
// index per object.

import { MAX_ATTRIBUTE_ITEMS, MAX_ATTRIBUTES } from "@/lib/core/board/limits";

/** Concatenated lists of numbers; list n is `items` from `starts[n]` up to `starts[n + 1]`. */
export type NumberLists = { starts: Uint32Array; items: Uint32Array };

/** Plain and transferable. */
export type AttributeTable = {
  /** Every distinct name and value of the layer. */
  strings: string[];
  /** One list per attribute: its name, then its values, as indexes into `strings`. */
  attributes: NumberLists;
  /** One list per set of attributes that an object carries, as indexes into `attributes`. Set 0 is empty. */
  sets: NumberLists;
};

/** The attributes of one set by name: `.N` → ["GND"], `.P` → ["R1", "2"]. */
export function attributesIn(table: AttributeTable, set: number): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const attribute of listOf(table.sets, set)) {
    const [name = "", ...values] = Array.from(
      listOf(table.attributes, attribute),
      (index) => table.strings[index] ?? "",
    );
    out.set(name, values);
  }
  return out;
}

/** Every distinct value that an attribute has at field `place`: all nets, all components. */
export function valuesOf(table: AttributeTable, name: string, place = 0): string[] {
  const wanted = table.strings.indexOf(name);
  const found = new Set<string>();
  for (let attribute = 0; attribute + 1 < table.attributes.starts.length; attribute++) {
    const list = listOf(table.attributes, attribute);
    const value = list[0] === wanted ? table.strings[list[1 + place] ?? -1] : undefined;
    if (value !== undefined) found.add(value);
  }
  return [...found];
}

/** 1 for each set whose attribute `name` has `value` among its fields, else 0, so that each object needs one lookup. */
export function setsWith(table: AttributeTable, name: string, value: string): Uint8Array {
  const [nameIndex, valueIndex] = [table.strings.indexOf(name), table.strings.indexOf(value)];
  const holds = (attribute: number) => {
    const list = listOf(table.attributes, attribute);
    return list[0] === nameIndex && list.indexOf(valueIndex, 1) > 0;
  };
  return Uint8Array.from({ length: table.sets.starts.length - 1 }, (_, set) =>
    valueIndex >= 0 && listOf(table.sets, set).some(holds) ? 1 : 0,
  );
}

function listOf({ starts, items }: NumberLists, index: number): Uint32Array {
  return items.subarray(starts[index] ?? 0, starts[index + 1] ?? starts[index] ?? 0);
}

/** Collects lists and stores equal ones once. */
class ListBuilder {
  readonly #starts = [0];
  readonly #items: number[] = [];
  readonly #known = new Map<string, number>();

  /** The index of the list; -1 if the table is full. */
  intern(items: readonly number[]): number {
    const key = items.join();
    const existing = this.#known.get(key);
    if (existing !== undefined) return existing;
    if (this.#items.length + items.length > MAX_ATTRIBUTE_ITEMS) return -1;
    for (const item of items) this.#items.push(item);
    this.#starts.push(this.#items.length);
    this.#known.set(key, this.#starts.length - 2);
    return this.#starts.length - 2;
  }

  at(index: number): number[] {
    return this.#items.slice(this.#starts[index], this.#starts[index + 1]);
  }

  build(): NumberLists {
    return { starts: Uint32Array.from(this.#starts), items: Uint32Array.from(this.#items) };
  }
}

/** Builds the tables while a file is read. Beyond the caps of limits.ts sets are empty and `isFull` is true. */
export class AttributeSets {
  isFull = false;
  readonly #strings = new Map<string, number>();
  readonly #attributes = new ListBuilder();
  readonly #sets = new ListBuilder();
  readonly #merged = new Map<number, number>();

  constructor() {
    this.#sets.intern([]);
  }

  /** The index of an attribute; -1 if the table is full. */
  attribute(name: string, values: readonly string[]): number {
    return this.#checked(this.#attributes.intern([name, ...values].map((text) => this.#string(text))));
  }

  set(attributes: Iterable<number>): number {
    return Math.max(0, this.#checked(this.#sets.intern([...attributes].sort((a, b) => a - b))));
  }

  /** Union of both sets; if both have an attribute of one name, that of `over` is kept. */
  merge(over: number, under: number): number {
    if (under === 0 || over === under) return over;
    if (over === 0) return under;
    const key = over * 2 ** 26 + under;
    const existing = this.#merged.get(key);
    if (existing !== undefined) return existing;
    const byName = new Map<number, number>();
    for (const attribute of [...this.#sets.at(under), ...this.#sets.at(over)])
      byName.set(this.#attributes.at(attribute)[0] ?? -1, attribute);
    const merged = this.set(byName.values());
    this.#merged.set(key, merged);
    return merged;
  }

  build(): AttributeTable {
    return { strings: [...this.#strings.keys()], attributes: this.#attributes.build(), sets: this.#sets.build() };
  }

  #string(text: string): number {
    const existing = this.#strings.get(text);
    if (existing !== undefined) return existing;
    this.#strings.set(text, this.#strings.size);
    return this.#strings.size - 1;
  }

  #checked(index: number): number {
    if (index < 0) this.isFull = true;
    return index;
  }
}

/** The current attributes of one domain (aperture or object) while a file is read. */
export class AttributeDictionary {
  readonly #sets: AttributeSets;
  readonly #current = new Map<string, number>();
  #set = 0;
  #isStale = false;

  constructor(sets: AttributeSets) {
    this.#sets = sets;
  }

  /** False if there are too many attributes. */
  put(name: string, values: readonly string[]): boolean {
    if (this.#current.size >= MAX_ATTRIBUTES && !this.#current.has(name)) return false;
    const attribute = this.#sets.attribute(name, values);
    if (attribute < 0) return false;
    this.#current.set(name, attribute);
    this.#isStale = true;
    return true;
  }

  /** Without a name, removes all. */
  remove(name: string): void {
    if (name === "") this.#current.clear();
    else this.#current.delete(name);
    this.#isStale = true;
  }

  /** The set of the current attributes. */
  get set(): number {
    if (this.#isStale) this.#set = this.#sets.set(this.#current.values());
    this.#isStale = false;
    return this.#set;
  }
}
