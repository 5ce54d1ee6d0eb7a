// Three-way merge of drawings by the ids of their records: a proposal into the author's drawing.

import { keepEqual } from "../../base/keep-equal";
import { type Diff, isEmptyDiff } from "../document/diff";
import { diffBetween } from "../document/rebase";
import { adaptDiff } from "../schematic/edit/adapt";
import type { SchematicRecord } from "../schematic/model/records";

export interface MergeConflict {
  readonly recordId: string;
  /** Field that both changed to something else; empty if one of them deleted the record. */
  readonly field: string;
  /** Null where the record, or its field, is missing. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Changes to be made to the author's drawing. */
  readonly diff: Diff<SchematicRecord>;
  readonly conflicts: readonly MergeConflict[];
}

type Records = ReadonlyMap<string, SchematicRecord>;

export const recordsById = (records: readonly SchematicRecord[]): Map<string, SchematicRecord> =>
  new Map(records.map((record) => [record.id, record]));

const isEqual = (a: unknown, b: unknown): boolean => keepEqual(a, b) === a;

const valueOf = (record: object | undefined, field: string): unknown =>
  record === undefined ? null : ((record as Readonly<Record<string, unknown>>)[field] ?? null);

/** One of them deleted a record that the other changed. */
function deletions({ changed, removed }: Diff<SchematicRecord>, base: Records, mine: Records): MergeConflict[] {
  const deleted = changed.flatMap(([before, after]) =>
    mine.has(after.id) ? [] : [{ recordId: after.id, field: "", base: before, mine: null, theirs: after }],
  );
  const kept = removed.flatMap((record) => {
    const own = mine.get(record.id);
    const before = base.get(record.id);
    return own && !isEqual(own, before)
      ? [{ recordId: record.id, field: "", base: before, mine: own, theirs: null }]
      : [];
  });
  return [...deleted, ...kept];
}

/** Added by both under one id, and not the same: copies of one addition that went on differently. */
const doubles = ({ added }: Diff<SchematicRecord>, mine: Records): MergeConflict[] =>
  added.flatMap((record) => {
    const own = mine.get(record.id);
    return own && !isEqual(own, record)
      ? [{ recordId: record.id, field: "", base: null, mine: own, theirs: record }]
      : [];
  });

const without = (diff: Diff<SchematicRecord>, ids: ReadonlySet<string>): Diff<SchematicRecord> => ({
  added: diff.added.filter(({ id }) => !ids.has(id)),
  removed: diff.removed.filter(({ id }) => !ids.has(id)),
  changed: diff.changed.filter(([, { id }]) => !ids.has(id)),
});

interface Drawings {
  /** The common version. */
  readonly base: Records;
  /** The author's drawing as it is. */
  readonly mine: Records;
  readonly theirs: Records;
}

/**
 * Fields that only one side changed are taken from it, dictionaries of fields entry by entry. Where both changed the
 * same one, theirs is taken and the conflict listed, except for records of `keepMine`, which stay as they are.
 */
export function mergeDrawings({ base, mine, theirs }: Drawings, keepMine: ReadonlySet<string> = new Set()): Merge {
  const offered = diffBetween(base, theirs);
  const states = { before: theirs, present: mine };
  const { diff } = adaptDiff(without(offered, keepMine), states);
  const ofFields = adaptDiff(offered, states).conflicts.map(({ field, before, theirs: own, ours }) => ({
    ...{ recordId: ours.id, field, base: valueOf(before, field) },
    ...{ mine: valueOf(own, field), theirs: valueOf(ours, field) },
  }));
  return { diff, conflicts: [...ofFields, ...deletions(offered, base, mine), ...doubles(offered, mine)] };
}

/** Records by what happened to them. */
export function countChanges(base: Records, other: Records): { added: number; removed: number; changed: number } {
  const { added, removed, changed } = diffBetween(base, other);
  return { added: added.length, removed: removed.length, changed: changed.length };
}

export const isUnchanged = (base: Records, other: Records): boolean => isEmptyDiff(diffBetween(base, other));
