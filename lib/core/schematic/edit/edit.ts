// An edit in progress: changes are visible at once to whatever it does next, and end as one diff.
import { type Diff, invertDiff, joinDiffs } from "../../document/diff";
import { RecordStore } from "../../document/record-store";
import { ClusterGraph } from "../connectivity/clusters";
import type { Schematic } from "../format/schematic-file";
import type { SchematicObject, SchematicRecord } from "../model/records";

export type SchematicDiff = Diff<SchematicRecord>;

/** An open schematic with its connectivity, which follows every diff. */
export interface Workspace {
  readonly store: RecordStore<SchematicRecord>;
  readonly graph: ClusterGraph;
  /** Makes the id of a new record. */
  readonly newId: () => string;
}

export function openWorkspace({ records }: Schematic, newId: () => string): Workspace {
  const store = new RecordStore<SchematicRecord>(records);
  const graph = new ClusterGraph(records);
  store.subscribe((diff) => graph.update(diff));
  return { store, graph, newId };
}

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
  const edit = new Edit(workspace);
  try {
    work(edit);
  } catch (error) {
    edit.finish();
    throw error;
  }
  return edit.finish();
}
