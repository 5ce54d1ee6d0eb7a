// A change of a schematic as it is sent and kept: whole records, and the ids of those that are gone.
import type { Diff } from "../../document/diff";
import type { SchematicRecord } from "../model/records";
import { readRecords, type RecordLists, type SchematicFile, writeRecords } from "./schematic-file";

export interface SchematicChange extends RecordLists {
  readonly removed: readonly string[];
}

export const writeChange = ({ added, changed, removed }: Diff<SchematicRecord>): SchematicChange => ({
  ...writeRecords([...added, ...changed.map(([, after]) => after)]),
  removed: removed.map(({ id }) => id),
});

interface Present {
  get(id: string): SchematicRecord | undefined;
}

/** The change as a diff of the present document. */
export function readChange(change: SchematicChange, present: Present): Diff<SchematicRecord> {
  const added: SchematicRecord[] = [];
  const changed: [SchematicRecord, SchematicRecord][] = [];
  for (const record of readRecords(change)) {
    const before = present.get(record.id);
    if (before) changed.push([before, record]);
    else added.push(record);
  }
  return { added, changed, removed: change.removed.flatMap((id) => present.get(id) ?? []) };
}

interface Identified {
  readonly id: string;
}

function applyTo<R extends Identified>(
  changes: readonly SchematicChange[],
  listOf: (lists: RecordLists) => readonly R[] | undefined,
  records: readonly R[] = [],
): R[] {
  const result = new Map(records.map((record) => [record.id, record]));
  for (const change of changes) {
    for (const id of change.removed) result.delete(id);
    for (const record of listOf(change) ?? []) result.set(record.id, record);
  }
  return [...result.values()];
}

/** The file after changes in sequence. New records stand at the end of their list. */
export function applyChanges<F extends SchematicFile>(file: F, changes: readonly SchematicChange[]): F {
  if (changes.length === 0) return file;
  const { ercSettings: _settings, ercWaivers: _waivers, ...others } = file;
  const { simulationSetups: _setups, spiceLibraries: _libraries, ...rest } = others;
  const ercSettings = applyTo(changes, (lists) => lists.ercSettings, file.ercSettings);
  const ercWaivers = applyTo(changes, (lists) => lists.ercWaivers, file.ercWaivers);
  const simulationSetups = applyTo(changes, (lists) => lists.simulationSetups, file.simulationSetups);
  const spiceLibraries = applyTo(changes, (lists) => lists.spiceLibraries, file.spiceLibraries);
  return {
    ...(rest as F),
    sheets: applyTo(changes, ({ sheets }) => sheets, file.sheets),
    symbols: applyTo(changes, ({ symbols }) => symbols, file.symbols),
    busAliases: applyTo(changes, ({ busAliases }) => busAliases, file.busAliases),
    objects: applyTo(changes, ({ objects }) => objects, file.objects),
    ...(ercSettings.length > 0 && { ercSettings }),
    ...(ercWaivers.length > 0 && { ercWaivers }),
    ...(simulationSetups.length > 0 && { simulationSetups }),
    ...(spiceLibraries.length > 0 && { spiceLibraries }),
  };
}
