// Undo and redo without a limit: each entry is one action of the user.
import { type Diff, type DocumentRecord, invertDiff, isEmptyDiff } from "./diff";
import { rebaseDiff } from "./rebase";
import type { RecordStore } from "./record-store";

export interface HistoryEntry<R extends DocumentRecord> {
  /** Name of the action, a key of the messages. */
  readonly name: string;
  readonly diff: Diff<R>;
}

/** Adapts a diff to what the document is now: others may have changed it since. */
export type Adapt<R extends DocumentRecord> = (diff: Diff<R>, store: RecordStore<R>) => Diff<R>;

export class History<R extends DocumentRecord> {
  readonly #store: RecordStore<R>;
  readonly #adapt: Adapt<R>;
  readonly #done: HistoryEntry<R>[] = [];
  readonly #undone: HistoryEntry<R>[] = [];

  constructor(store: RecordStore<R>, adapt: Adapt<R> = (diff) => rebaseDiff(diff, store).diff) {
    this.#store = store;
    this.#adapt = adapt;
  }

  /** Actions that can be undone, oldest first. */
  get done(): readonly HistoryEntry<R>[] {
    return this.#done;
  }

  /** Actions that can be redone, the next one last. */
  get undone(): readonly HistoryEntry<R>[] {
    return this.#undone;
  }

  /** Applies an action that may have begun before others' latest changes. One without effect leaves no entry, and what was undone can still be redone. */
  commit(name: string, diff: Diff<R>): void {
    if (isEmptyDiff(diff)) return;
    this.#done.push({ name, diff: this.#apply(diff) });
    this.#undone.length = 0;
  }

  undo(): HistoryEntry<R> | undefined {
    const entry = this.#done.at(-1);
    if (!entry) return undefined;
    const applied = this.#apply(invertDiff(entry.diff));
    this.#done.pop();
    this.#undone.push({ name: entry.name, diff: invertDiff(applied) });
    return entry;
  }

  redo(): HistoryEntry<R> | undefined {
    const entry = this.#undone.at(-1);
    if (!entry) return undefined;
    const applied = this.#apply(entry.diff);
    this.#undone.pop();
    this.#done.push({ name: entry.name, diff: applied });
    return entry;
  }

  /** Others may have changed the same records since: then only what the action changed is taken back. */
  #apply(diff: Diff<R>): Diff<R> {
    const adapted = this.#adapt(diff, this.#store);
    this.#store.apply(adapted);
    return adapted;
  }

  /** Undoes or redoes until as many actions are done: 0 is the document as it was opened. */
  restore(count: number): void {
    while (this.#done.length > count && this.undo());
    while (this.#done.length < count && this.redo());
  }
}
