// A symbol while it is edited: every change is one named step that can be undone.
import { History } from "../../document/history";
import { RecordStore } from "../../document/record-store";
import type { SchematicSymbol } from "../model/symbol";

/** Names of steps, keys of the messages. */
export type DraftStep =
  | "addPin"
  | "pastePins"
  | "changePins"
  | "movePins"
  | "rotatePins"
  | "removePins"
  | "sortPins"
  | "arrange"
  | "draw"
  | "changeGraphic"
  | "removeGraphic"
  | "properties"
  | "units"
  | "bodyStyle"
  | "repair";

export class SymbolDraft {
  readonly original: SchematicSymbol;
  readonly #store: RecordStore<SchematicSymbol>;
  readonly #history: History<SchematicSymbol>;
  readonly #listeners = new Set<() => void>();

  constructor(symbol: SchematicSymbol) {
    this.original = symbol;
    this.#store = new RecordStore([symbol]);
    this.#history = new History(this.#store);
  }

  get symbol(): SchematicSymbol {
    return this.#store.get(this.original.id) ?? this.original;
  }

  get isChanged(): boolean {
    return this.symbol !== this.original;
  }

  get canUndo(): boolean {
    return this.#history.done.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.undone.length > 0;
  }

  /** Names of the steps that can be undone, oldest first. */
  get steps(): readonly string[] {
    return this.#history.done.map(({ name }) => name);
  }

  /** Steps that change nothing are left out. The id of the symbol stays. */
  change(step: DraftStep, work: (symbol: SchematicSymbol) => SchematicSymbol): void {
    const before = this.symbol;
    const after = work(before);
    if (after === before) return;
    this.#history.commit(step, { added: [], removed: [], changed: [[before, after]] });
    this.#tell();
  }

  undo(): void {
    this.#history.undo();
    this.#tell();
  }

  redo(): void {
    this.#history.redo();
    this.#tell();
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
