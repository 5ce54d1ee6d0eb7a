// Differences between two states of a schematic, object by object.
import { keepEqual } from "@/lib/base/keep-equal";
import { compareNaturally } from "@/lib/base/natural-order";
import type { SchematicObject, SchematicRecord } from "../model/records";
import { nameOf } from "./diff-subject";
import { plainText } from "../paint/text-metrics";

export interface FieldChange {
  /** "designator", "place", "size", "text", "locked", or the name of a component's field or switch. */
  readonly field: string;
  /** Empty where the change has no words, such as another place. */
  readonly before: string;
  readonly after: string;
}

export interface ComparedObject {
  readonly mark: "added" | "removed" | "changed";
  /** As it is in the newer state, or was in the older one if it is removed. */
  readonly object: SchematicObject;
  /** In the older state; null for what is added. */
  readonly before: SchematicObject | null;
  /** Of a changed object. */
  readonly changes: readonly FieldChange[];
}

interface Listed {
  get(id: string): SchematicRecord | undefined;
  values(): Iterable<SchematicRecord>;
}

const isObject = (record: SchematicRecord): record is SchematicObject => "sheetId" in record;

/** Components first, then what has a name, then lines. */
export function compareSchematics(older: Listed, newer: Listed): ComparedObject[] {
  const compared: ComparedObject[] = [];
  for (const object of newer.values()) {
    if (!isObject(object)) continue;
    const before = older.get(object.id);
    if (!before || !isObject(before)) compared.push({ mark: "added", object, before: null, changes: [] });
    else if (keepEqual(before, object) !== before)
      compared.push({ mark: "changed", object, before, changes: changesOf(before, object) });
  }
  for (const object of older.values())
    if (isObject(object) && !newer.get(object.id))
      compared.push({ mark: "removed", object, before: object, changes: [] });
  return compared.toSorted(
    (a, b) => rank(a) - rank(b) || compareNaturally(nameOf(a.object) ?? "", nameOf(b.object) ?? ""),
  );
}

function rank({ object }: ComparedObject): number {
  if (object.kind === "component") return 0;
  return nameOf(object) === null ? 2 : 1;
}

const PLACE_FIELDS = ["at", "from", "to", "bus", "wire", "rotation", "mirror", "graphic", "sheetId", "side"];
const SIZE_FIELDS = ["width", "height", "columnWidths", "rowHeights"];

/** Of two states of one record. */
export function changesOf(before: SchematicRecord, after: SchematicRecord): FieldChange[] {
  const changes = new Map<string, FieldChange>();
  const note = (field: string, was = "", is = ""): void => void changes.set(field, { field, before: was, after: is });
  for (const [field, was, is] of differing(before, after)) {
    if (PLACE_FIELDS.includes(field)) note("place");
    else if (SIZE_FIELDS.includes(field)) note("size");
    else if (field === "designators") note("designator", nameOf(before) ?? "", nameOf(after) ?? "");
    else if (field === "fields")
      for (const [name, a, b] of differing(asObject(was), asObject(is))) note(name, textOf(a), textOf(b));
    else note(field, wordsOf(was), wordsOf(is));
  }
  return [...changes.values()];
}

const asObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

function differing(a: object, b: object): [field: string, before: unknown, after: unknown][] {
  const [was, is] = [new Map<string, unknown>(Object.entries(a)), new Map<string, unknown>(Object.entries(b))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [before, after] = [was.get(field), is.get(field)];
    const areEqual = keepEqual(before, after) === before;
    return areEqual ? [] : [[field, before, after] as [string, unknown, unknown]];
  });
}

const wordsOf = (value: unknown): string =>
  typeof value === "string" ? plainText(value) : typeof value === "number" ? String(value) : "";

/** Of a component's field; one that has moved or was hidden keeps its text. */
const textOf = (field: unknown): string => {
  const { text } = asObject(field) as { text?: unknown };
  return wordsOf(text);
};
