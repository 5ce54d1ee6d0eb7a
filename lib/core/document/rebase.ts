// A diff that was made for another state of the document, adapted to the present one: field by field.
import { keepEqual } from "@/lib/base/keep-equal";
import type { Diff, DocumentRecord } from "./diff";

export interface RebasedDiff<R extends DocumentRecord> {
  readonly diff: Diff<R>;
  /** Records of which others changed the same field meanwhile: the diff's value stands. */
  readonly conflicts: readonly FieldConflict<R>[];
}

export interface FieldConflict<R extends DocumentRecord> {
  readonly field: string;
  /** The record before either change. */
  readonly before: R;
  /** The record with the values of the others. */
  readonly theirs: R;
  readonly ours: R;
}

interface Present<R> {
  get(id: string): R | undefined;
}

/** In depth, whatever the order of keys: a database may change it. */
const equal = (a: unknown, b: unknown): boolean => keepEqual(a, b) === a;

const fieldsOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

const valueOf = (record: object, field: string): unknown => (record as Readonly<Record<string, unknown>>)[field];

const isDictionary = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries that changed from `before` to `after`, in `present`; dictionaries such as component fields entry by entry. */
function mergeValue(present: unknown, before: unknown, after: unknown): unknown {
  if (!isDictionary(present) || !isDictionary(before) || !isDictionary(after)) return after;
  const merged: Record<string, unknown> = { ...present };
  for (const field of fieldsOf(before, after)) {
    if (equal(before[field], after[field])) continue;
    if (after[field] === undefined) delete merged[field];
    else merged[field] = mergeValue(present[field], before[field], after[field]);
  }
  return merged;
}

/** True if both changed the value to something different. */
const collide = (present: unknown, before: unknown, after: unknown): boolean => {
  if (equal(present, before) || equal(present, after)) return false;
  if (!isDictionary(present) || !isDictionary(before) || !isDictionary(after)) return true;
  return fieldsOf(before, after).some(
    (field) => !equal(before[field], after[field]) && collide(present[field], before[field], after[field]),
  );
};

/** Fields of a record that only make sense together, such as both ends of a line: they are merged as one value. */
export type FieldGroup = readonly string[];

const pick = (record: object, fields: readonly string[]): unknown[] => fields.map((field) => valueOf(record, field));

/** The fields of a record by what is merged as one: groups first, then every other field for itself. */
function unitsOf(before: object, after: object, group: FieldGroup): FieldGroup[] {
  const fields = fieldsOf(before, after);
  const grouped = fields.filter((field) => group.includes(field));
  const single = fields.filter((field) => !group.includes(field)).map((field) => [field]);
  return grouped.length === 0 ? single : [grouped, ...single];
}

/**
 * What the diff changed, done to the present document. Changes of different fields of a record are both kept; the same
 * field gets the diff's value. A record that was removed meanwhile and is changed by the diff comes back.
 */
export function rebaseDiff<R extends DocumentRecord>(
  diff: Diff<R>,
  present: Present<R>,
  group: FieldGroup = [],
): RebasedDiff<R> {
  const added: R[] = [];
  const removed: R[] = [];
  const changed: [R, R][] = [];
  const conflicts: FieldConflict<R>[] = [];
  const put = (record: R): void => {
    const known = present.get(record.id);
    if (!known) added.push(record);
    else if (!equal(known, record)) changed.push([known, record]);
  };
  for (const record of diff.added) put(record);
  for (const record of diff.removed) {
    const known = present.get(record.id);
    if (known) removed.push(known);
  }
  for (const [before, after] of diff.changed) {
    const known = present.get(after.id);
    if (!known || known === before) {
      put(after);
      continue;
    }
    const merged: Record<string, unknown> = Object.fromEntries(Object.entries(known));
    for (const fields of unitsOf(before, after, group)) {
      if (equal(pick(before, fields), pick(after, fields))) continue;
      const isGroup = fields.every((field) => group.includes(field));
      for (const field of fields) {
        const [theirs, was, ours] = [known, before, after].map((record) => valueOf(record, field));
        const value = isGroup ? ours : mergeValue(theirs, was, ours);
        if (value === undefined) delete merged[field];
        else merged[field] = value;
      }
      const [theirs, was, ours] = [known, before, after].map((record) => pick(record, fields));
      const isConflict = isGroup
        ? !equal(theirs, was) && !equal(theirs, ours)
        : collide(theirs?.[0], was?.[0], ours?.[0]);
      if (isConflict) conflicts.push({ field: fields[0] ?? "", before, theirs: known, ours: after });
    }
    put(merged as object as R);
  }
  return { diff: { added, removed, changed }, conflicts };
}

interface Listed<R> extends Present<R> {
  values(): Iterable<R>;
}

/** What makes one state of a document into another; records that are equal stay the same object. */
export function diffBetween<R extends DocumentRecord>(from: Listed<R>, to: Listed<R>): Diff<R> {
  const changed: [R, R][] = [];
  const added: R[] = [];
  for (const record of to.values()) {
    const known = from.get(record.id);
    if (!known) added.push(record);
    else if (!equal(known, record)) changed.push([known, record]);
  }
  return { added, removed: [...from.values()].filter(({ id }) => !to.get(id)), changed };
}
