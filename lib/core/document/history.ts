// Undo and redo without a limit: each entry is one action of the user.
import { type Diff, type DocumentRecord, invertDiff, isEmptyDiff } from "./diff";
import type { RecordStore } from "./record-store";

export interface HistoryEntry<R extends DocumentRecord> {
  /** Name of the action, a key of the messages. */
  readonly name: string;
  readonly diff: Diff<R>;
}

export class History<R extends DocumentRecord> {
  readonly #store: RecordStore<R>;
  readonly #done: HistoryEntry<R>[] = [];
  readonly #undone: HistoryEntry<R>[] = [];

  constructor(store: RecordStore<R>) {
    this.#store = store;
  }

  /** Actions that can be undone, oldest first. */
  get done(): readonly HistoryEntry<R>[] {
    return this.#done;
  }

  /** Actions that can be redone, the next one last. */
  get undone(): readonly HistoryEntry<R>[] {
    return this.#undone;
  }

  /** Applies an action. One without effect leaves no entry, and what was undone can still be redone. */
  commit(name: string, diff: Diff<R>): void {
    if (isEmptyDiff(diff)) return;
    this.#store.apply(diff);
    this.#done.push({ name, diff });
    this.#undone.length = 0;
  }

  undo(): HistoryEntry<R> | undefined {
    const entry = this.#done.at(-1);
    if (!entry) return undefined;
    this.#store.apply(invertDiff(entry.diff));
    this.#done.pop();
    this.#undone.push(entry);
    return entry;
  }

  redo(): HistoryEntry<R> | undefined {
    const entry = this.#undone.at(-1);
    if (!entry) return undefined;
    this.#store.apply(entry.diff);
    this.#undone.pop();
    this.#done.push(entry);
    return entry;
  }

  /** Undoes or redoes until as many actions are done: 0 is the document as it was opened. */
  restore(count: number): void {
    while (this.#done.length > count && this.undo());
    while (this.#done.length < count && this.redo());
  }
}
