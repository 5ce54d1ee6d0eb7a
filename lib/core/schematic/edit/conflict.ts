// The same field changed by two people: one's own value stands, and the other can be taken instead.
import { keepEqual } from "@/lib/base/keep-equal";
import type { FieldConflict } from "../../document/rebase";
import type { SchematicComponent, SchematicRecord } from "../model/records";
import { GEOMETRY } from "./adapt";
import { changesOf, type FieldChange } from "./compare";
import { nameOf } from "./diff-subject";

export interface DescribedConflict {
  /** What the object is called; empty for wires and drawings. */
  readonly name: string;
  /** `before` is the other person's value, `after` one's own. */
  readonly changes: readonly FieldChange[];
}

/** Names of component fields that both have changed, each to something else. */
function collidingFields({ before, theirs, ours }: FieldConflict<SchematicRecord>): string[] {
  if (before.kind !== "component" || theirs.kind !== "component" || ours.kind !== "component") return [];
  const has = (a: SchematicComponent, b: SchematicComponent, name: string): boolean =>
    keepEqual<unknown>(a.fields[name], b.fields[name]) === a.fields[name];
  return Object.keys({ ...theirs.fields, ...ours.fields }).filter(
    (name) => !has(before, theirs, name) && !has(before, ours, name) && !has(theirs, ours, name),
  );
}

function isOfConflict({ field: name }: FieldChange, conflict: FieldConflict<SchematicRecord>): boolean {
  const { field } = conflict;
  if (field === "fields") return collidingFields(conflict).includes(name);
  if (GEOMETRY.includes(field)) return name === "place" || name === "size";
  return field === "designators" ? name === "designator" : name === field;
}

export function describeConflict(conflict: FieldConflict<SchematicRecord>): DescribedConflict {
  const { theirs, ours } = conflict;
  const changes = changesOf(theirs, ours).filter((change) => isOfConflict(change, conflict));
  return { name: nameOf(ours) ?? "", changes };
}

/** The record as it is now, with the other person's value of what is in conflict. */
export function withTheirs<R extends SchematicRecord>(present: R, conflict: FieldConflict<SchematicRecord>): R {
  const { field, theirs } = conflict;
  if (field === "fields" && present.kind === "component" && theirs.kind === "component") {
    const names = collidingFields(conflict);
    const taken = Object.entries(theirs.fields).filter(([name]) => names.includes(name));
    const kept = Object.entries(present.fields).filter(([name]) => !names.includes(name));
    return { ...present, fields: Object.fromEntries([...kept, ...taken]) };
  }
  const fields = GEOMETRY.includes(field) ? GEOMETRY : [field];
  return { ...present, ...Object.fromEntries(Object.entries(theirs).filter(([name]) => fields.includes(name))) };
}
