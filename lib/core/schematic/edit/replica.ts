// One person's copy of a drawing that several people change: the server's document, and their own changes on top of it.
import { type Diff, isEmptyDiff, joinDiffs } from "../../document/diff";
import type { FieldConflict } from "../../document/rebase";
import { RecordStore } from "../../document/record-store";
import type { SchematicRecord } from "../model/records";
import { adaptDiff } from "./adapt";

type SchematicDiff = Diff<SchematicRecord>;

/** Changes that were sent to the server together. */
export interface Batch {
  readonly diff: SchematicDiff;
  /** How many of the own changes it joins. */
  readonly count: number;
}

export interface Merged {
  /** What to do to the shown document. */
  readonly shown: SchematicDiff;
  readonly conflicts: readonly FieldConflict<SchematicRecord>[];
}

export class Replica {
  /** The document with one's own changes, which belongs to the editor. */
  readonly #shown: RecordStore<SchematicRecord>;
  readonly #server: RecordStore<SchematicRecord>;
  #pending: SchematicDiff[] = [];

  /** What is shown is what the server has. */
  constructor(shown: RecordStore<SchematicRecord>) {
    this.#shown = shown;
    this.#server = new RecordStore(shown.values());
  }

  /** The document as the server has it. */
  get server(): RecordStore<SchematicRecord> {
    return this.#server;
  }

  /** Changes that the server has not confirmed. */
  get pendingCount(): number {
    return this.#pending.length;
  }

  /** Notes a change of one's own, which is shown already. */
  take(diff: SchematicDiff): void {
    if (!isEmptyDiff(diff)) this.#pending.push(diff);
  }

  batch(): Batch {
    return { diff: joinDiffs(this.#pending), count: this.#pending.length };
  }

  /** The server has made the changes of a batch, and no others before it. */
  confirm({ diff, count }: Batch): void {
    this.#server.apply(diff);
    this.#pending = this.#pending.slice(count);
  }

  /** Does others' change below one's own, which is adapted to it; batches from before are void. */
  merge(theirs: SchematicDiff): Merged {
    const own = joinDiffs(this.#pending);
    this.#server.apply(theirs);
    const { diff, conflicts } = adaptDiff(own, { before: this.#shown, present: this.#server });
    this.#pending = isEmptyDiff(diff) ? [] : [diff];
    return { shown: this.#shownBy([theirs, own, diff], diff), conflicts };
  }

  /** What makes the shown document into the server's with `own` on top, among the records that were touched. */
  #shownBy(touched: readonly SchematicDiff[], own: SchematicDiff): SchematicDiff {
    const mine = new Map<string, SchematicRecord | undefined>([
      ...own.removed.map(({ id }) => [id, undefined] as const),
      ...own.added.map((record) => [record.id, record] as const),
      ...own.changed.map(([, after]) => [after.id, after] as const),
    ]);
    const added: SchematicRecord[] = [];
    const removed: SchematicRecord[] = [];
    const changed: [SchematicRecord, SchematicRecord][] = [];
    for (const id of new Set(touched.flatMap(idsOf))) {
      const before = this.#shown.get(id);
      const after = mine.has(id) ? mine.get(id) : this.#server.get(id);
      if (before === after) continue;
      if (!before && after) added.push(after);
      else if (before && !after) removed.push(before);
      else if (before && after) changed.push([before, after]);
    }
    return { added, removed, changed };
  }
}

const idsOf = ({ added, removed, changed }: SchematicDiff): string[] => [
  ...[...added, ...removed].map(({ id }) => id),
  ...changed.map(([, { id }]) => id),
];
