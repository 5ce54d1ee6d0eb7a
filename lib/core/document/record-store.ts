// Records of an open document by id, changed by diffs alone.
import { type Diff, type DocumentRecord, isEmptyDiff } from "./diff";

/** Thrown when a diff was made for another state of the document; nothing of it has been applied. */
export class StaleDiffError extends Error {
  constructor(readonly recordId: string) {
    super(`the record ${recordId} is not as the diff expects it`);
    this.name = "StaleDiffError";
  }
}

export type DiffListener<R extends DocumentRecord> = (diff: Diff<R>) => void;

export class RecordStore<R extends DocumentRecord> {
  readonly #records: Map<string, R>;
  readonly #listeners = new Set<DiffListener<R>>();

  constructor(records: Iterable<R> = []) {
    this.#records = new Map(Array.from(records, (record) => [record.id, record]));
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: string): R | undefined {
    return this.#records.get(id);
  }

  has(id: string): boolean {
    return this.#records.has(id);
  }

  values(): IterableIterator<R> {
    return this.#records.values();
  }

  /** Throws StaleDiffError, before any change, where a record is not the one that the diff was made for. */
  apply(diff: Diff<R>): void {
    if (isEmptyDiff(diff)) return;
    for (const record of diff.added) if (this.#records.has(record.id)) throw new StaleDiffError(record.id);
    for (const record of diff.removed) this.#expect(record);
    for (const [before] of diff.changed) this.#expect(before);
    for (const record of diff.removed) this.#records.delete(record.id);
    for (const [, after] of diff.changed) this.#records.set(after.id, after);
    for (const record of diff.added) this.#records.set(record.id, record);
    for (const listener of this.#listeners) listener(diff);
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: DiffListener<R>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #expect(record: R): void {
    if (this.#records.get(record.id) !== record) throw new StaleDiffError(record.id);
  }
}
