// Collects the records of an imported design and gives them ids.
import type { SchematicRecord } from "@/lib/core/schematic/model/records";

const ID = /^[\w-]{1,64}$/;

export class RecordBuilder {
  readonly #records: SchematicRecord[] = [];
  readonly #ids = new Set<string>();
  #count = 0;

  /** An id that no record has: the one of the file where it is valid and free, such as KiCad's UUIDs. */
  newId(wanted?: string): string {
    let id = wanted !== undefined && ID.test(wanted) && !this.#ids.has(wanted) ? wanted : "";
    while (id === "" || this.#ids.has(id)) id = `i${++this.#count}`;
    this.#ids.add(id);
    return id;
  }

  /** Records have ids of `newId`. */
  add<R extends SchematicRecord>(record: R): R {
    this.#records.push(record);
    return record;
  }

  get records(): readonly SchematicRecord[] {
    return this.#records;
  }
}
