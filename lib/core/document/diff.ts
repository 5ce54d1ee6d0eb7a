// Changes of a document as data: what undo reverses, what is saved, and what is sent to others.

export interface DocumentRecord {
  readonly id: string;
}

/** Records added, removed, and replaced as pairs of before and after. A record occurs at most once in a diff. */
export interface Diff<R extends DocumentRecord> {
  readonly added: readonly R[];
  readonly removed: readonly R[];
  readonly changed: readonly (readonly [before: R, after: R])[];
}

export const isEmptyDiff = ({ added, removed, changed }: Diff<DocumentRecord>): boolean =>
  added.length + removed.length + changed.length === 0;

export function invertDiff<R extends DocumentRecord>({ added, removed, changed }: Diff<R>): Diff<R> {
  return { added: removed, removed: added, changed: changed.map(([before, after]) => [after, before] as const) };
}

/** One diff with the effect of all of them in sequence. */
export function joinDiffs<R extends DocumentRecord>(diffs: readonly Diff<R>[]): Diff<R> {
  /** Record before the first and after the last diff; undefined where it did not exist. */
  const net = new Map<string, { before: R | undefined; after: R | undefined }>();
  const note = (id: string, before: R | undefined, after: R | undefined) => {
    const known = net.get(id);
    net.set(id, { before: known ? known.before : before, after });
  };
  for (const { added, removed, changed } of diffs) {
    for (const record of removed) note(record.id, record, undefined);
    for (const [before, after] of changed) note(after.id, before, after);
    for (const record of added) note(record.id, undefined, record);
  }
  return diffOf([...net.values()]);
}

function diffOf<R extends DocumentRecord>(pairs: readonly { before: R | undefined; after: R | undefined }[]): Diff<R> {
  const added: R[] = [];
  const removed: R[] = [];
  const changed: (readonly [R, R])[] = [];
  for (const { before, after } of pairs) {
    if (before === after) continue;
    if (before === undefined) added.push(after as R);
    else if (after === undefined) removed.push(before);
    else changed.push([before, after]);
  }
  return { added, removed, changed };
}
