// Search in the texts of a drawing, over all placements of all sheets.
import { groupBy } from "@/lib/base/group-by";
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent, SchematicObject, SchematicRecord } from "../model/records";

export const FIND_KINDS = ["designator", "value", "net", "text", "field", "mpn"] as const;
export type FindKind = (typeof FIND_KINDS)[number];

export interface FindQuery {
  readonly text: string;
  readonly isWholeWord: boolean;
  readonly isCaseSensitive: boolean;
  readonly kinds: ReadonlySet<FindKind>;
}

/** Where a text stands in a record: a field of a component by its name, the text or the name of an object, a cell. */
export type FindPlace =
  | { readonly in: "designator" }
  | { readonly in: "field"; readonly name: string }
  | { readonly in: "text" }
  | { readonly in: "name" }
  | { readonly in: "cell"; readonly row: number; readonly column: number };

/** From and to, in characters. */
export type TextRange = readonly [from: number, to: number];

export interface FindHit {
  readonly kind: FindKind;
  readonly object: SchematicObject;
  /** Of the placement: the first one, unless the text depends on it. */
  readonly path: string;
  readonly place: FindPlace;
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** Equal for the same text of the same object, whatever else changes. */
export const hitKey = ({ object, path, place }: FindHit): string => `${path} ${object.id} ${JSON.stringify(place)}`;

interface Candidate {
  readonly kind: FindKind;
  readonly place: FindPlace;
  readonly text: string;
}

const MPN_NAMES = new Set(["mpn", "manufacturer part number", "manufacturer part", "mfr part number", "part number"]);

function kindOfField(name: string): FindKind {
  if (name === "value") return "value";
  return MPN_NAMES.has(name.toLowerCase()) ? "mpn" : "field";
}

const fieldsOf = ({ fields }: SchematicComponent): Candidate[] =>
  Object.entries(fields)
    .filter(([name]) => name !== "designator")
    .map(([name, { text }]) => ({ kind: kindOfField(name), place: { in: "field", name }, text }));

/** Texts that are the same on all placements of the sheet. */
function textsOf(object: SchematicObject): Candidate[] {
  switch (object.kind) {
    case "component":
      return fieldsOf(object);
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return [{ kind: "net", place: { in: "text" }, text: object.text }];
    case "power-port":
      return [{ kind: "net", place: { in: "name" }, text: object.name }];
    case "text":
    case "spice-directive":
      return [{ kind: "text", place: { in: "text" }, text: object.text }];
    case "sheet-symbol":
    case "voltage-probe":
    case "current-probe":
      return [{ kind: "text", place: { in: "name" }, text: object.name }];
    case "table":
      return object.cells.flatMap((cells, row) =>
        cells.map((text, column) => ({ kind: "text" as const, place: { in: "cell" as const, row, column }, text })),
      );
    default:
      return [];
  }
}

const isWordPart = (character: string): boolean => /[\p{L}\p{N}_]/u.test(character);

/** All places of the query in a text, none overlapping another. */
export function rangesIn(text: string, { text: wanted, isWholeWord, isCaseSensitive }: FindQuery): TextRange[] {
  if (wanted === "") return [];
  const [folded, sought] = [text.toLowerCase(), wanted.toLowerCase()];
  // A few letters change their length in lower case; then places would be shifted.
  const canFold = !isCaseSensitive && folded.length === text.length && sought.length === wanted.length;
  const [all, part] = canFold ? [folded, sought] : [text, wanted];
  const ranges: TextRange[] = [];
  for (let from = all.indexOf(part); from >= 0; from = all.indexOf(part, from)) {
    const to = from + part.length;
    const isWord = !isWordPart(text.charAt(from - 1)) && !isWordPart(text.charAt(to));
    if (!isWholeWord || isWord) ranges.push([from, to]);
    from = !isWholeWord || isWord ? to : from + 1;
  }
  return ranges;
}

export interface SearchedDocument {
  readonly records: Iterable<SchematicRecord>;
  readonly instances: readonly SheetInstance[];
}

/** Hits by sheet in the order of the hierarchy, on each from the top left on. */
export function findHits({ records, instances }: SearchedDocument, query: FindQuery): FindHit[] {
  if (query.text === "" || query.kinds.size === 0) return [];
  const objects = [...records].filter((record): record is SchematicObject => "sheetId" in record);
  const bySheet = groupBy(objects, ({ sheetId }) => sheetId);
  const seen = new Set<string>();
  return instances.flatMap(({ path, sheet }) => {
    const isFirst = !seen.has(sheet.id);
    seen.add(sheet.id);
    const here = (bySheet.get(sheet.id) ?? []).toSorted(byPlace);
    return here.flatMap((object) =>
      candidates(object, path, isFirst).flatMap(({ kind, place, text }): FindHit[] => {
        if (!query.kinds.has(kind)) return [];
        const ranges = rangesIn(text, query);
        return ranges.length > 0 ? [{ kind, object, path, place, text, ranges }] : [];
      }),
    );
  });
}

function candidates(object: SchematicObject, path: string, isFirst: boolean): Candidate[] {
  const texts = isFirst ? textsOf(object) : [];
  const designator = object.kind === "component" ? object.designators[path] : undefined;
  if (designator === undefined || designator.startsWith("#")) return texts;
  return [{ kind: "designator", place: { in: "designator" }, text: designator }, ...texts];
}

const placeOf = (object: SchematicObject) =>
  "at" in object ? object.at : "from" in object ? object.from : { x: 0, y: 0 };

function byPlace(a: SchematicObject, b: SchematicObject): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  return first.y - second.y || first.x - second.x;
}
