// An edit in progress: changes are visible at once to whatever it does next, and end as one diff.
import { type Diff, invertDiff, joinDiffs } from "../../document/diff";
import { RecordStore } from "../../document/record-store";
import { ClusterGraph } from "../connectivity/clusters";
import type { Schematic } from "../format/schematic-file";
import type { SchematicObject, SchematicRecord } from "../model/records";

export type SchematicDiff = Diff<SchematicRecord>;

/** An open schematic with its connectivity, which follows every diff. */
export class Workspace {
  readonly store: RecordStore<SchematicRecord>;
  readonly graph: ClusterGraph;
  /** Makes the id of a new record. */
  readonly newId: () => string;
  readonly #listeners = new Set<(diff: SchematicDiff) => void>();
  #isTrying = false;

  constructor({ records }: Schematic, newId: () => string) {
    this.store = new RecordStore<SchematicRecord>(records);
    this.graph = new ClusterGraph(records);
    this.newId = newId;
    this.store.subscribe((diff) => this.#follow(diff));
  }

  /** Calls the listener after each change but those of an edit in progress; returns the function that ends it. */
  subscribe(listener: (diff: SchematicDiff) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes that `work` makes and takes back are seen by the graph alone. */
  attempt<T>(work: () => T): T {
    this.#isTrying = true;
    try {
      return work();
    } finally {
      this.#isTrying = false;
    }
  }

  #follow(diff: SchematicDiff): void {
    this.graph.update(diff);
    if (!this.#isTrying) for (const listener of this.#listeners) listener(diff);
  }
}

export const openWorkspace = (schematic: Schematic, newId: () => string): Workspace => new Workspace(schematic, newId);

export class Edit {
  readonly graph: ClusterGraph;
  readonly newId: () => string;
  readonly #store: RecordStore<SchematicRecord>;
  readonly #steps: SchematicDiff[] = [];

  constructor({ store, graph, newId }: Workspace) {
    this.#store = store;
    this.graph = graph;
    this.newId = newId;
  }

  get(id: string): SchematicRecord | undefined {
    return this.#store.get(id);
  }

  /** An object of a sheet; undefined for a sheet, a symbol, or what is not there. */
  object(id: string): SchematicObject | undefined {
    const record = this.#store.get(id);
    return record && "sheetId" in record ? record : undefined;
  }

  objects(): SchematicObject[] {
    return [...this.#store.values()].filter((record): record is SchematicObject => "sheetId" in record);
  }

  put(...records: readonly SchematicRecord[]): void {
    const added = records.filter(({ id }) => !this.#store.has(id));
    const changed = records.flatMap((record) => {
      const before = this.#store.get(record.id);
      return before ? [[before, record] as const] : [];
    });
    this.#apply({ added, removed: [], changed });
  }

  remove(...ids: readonly string[]): void {
    const removed = [...new Set(ids)].flatMap((id) => this.#store.get(id) ?? []);
    this.#apply({ added: [], removed, changed: [] });
  }

  #apply(diff: SchematicDiff): void {
    this.#store.apply(diff);
    this.#steps.push(diff);
  }

  /** Takes everything back and returns it as one diff, for the history to commit. */
  finish(): SchematicDiff {
    const diff = joinDiffs(this.#steps);
    this.#store.apply(invertDiff(diff));
    return diff;
  }
}

/** The diff of what `work` changes; the schematic itself is as before. */
export function makeDiff(workspace: Workspace, work: (edit: Edit) => void): SchematicDiff {
  return workspace.attempt(() => {
    const edit = new Edit(workspace);
    try {
      work(edit);
    } catch (error) {
      edit.finish();
      throw error;
    }
    return edit.finish();
  });
}
