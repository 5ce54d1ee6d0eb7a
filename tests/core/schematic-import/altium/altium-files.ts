// Small Altium files for tests, with coordinates in units of 10 mil.
import { deflateSync } from "node:zlib";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign, ImportOptions } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { compoundFile } from "@/tests/support/compound-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";

export type TestFields = Readonly<Record<string, string | number>>;

/** A record with those that it owns. */
export interface TestRecord {
  readonly fields: TestFields;
  readonly owned: readonly TestRecord[];
}

export const record = (kind: number, fields: TestFields, owned: readonly TestRecord[] = []): TestRecord => ({
  fields: { RECORD: kind, ...fields },
  owned,
});

export const at = (x: number, y: number): TestFields => ({ "LOCATION.X": x, "LOCATION.Y": y });

const lineOf = (fields: TestFields): string =>
  Object.entries(fields)
    .map(([name, value]) => `|${name}=${value}`)
    .join("");

/** Lines of the records below a header and the record of the sheet, with the indexes of owners. */
export function schematicText(records: readonly TestRecord[], sheet: TestFields = {}): string {
  const lines = [lineOf({ RECORD: 31, FONTIDCOUNT: 1, SIZE1: 10, FONTNAME1: "Arial", ...sheet })];
  const write = ({ fields, owned }: TestRecord, owner: number): void => {
    const index = lines.length;
    lines.push(lineOf(owner === 0 ? fields : { ...fields, OWNERINDEX: owner }));
    for (const child of owned) write(child, index);
  };
  for (const one of records) write(one, 0);
  return ["|HEADER=Protel for Windows - Schematic Capture Ascii File Version 5.0", ...lines, ""].join("\r\n");
}

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => Math.min(255, letter.charCodeAt(0)));

export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const sheetFile = (name: string, records: readonly TestRecord[], sheet: TestFields = {}): TestFile => ({
  name,
  bytes: bytesOf(schematicText(records, sheet)),
});

const packed = (kind: number, content: Uint8Array): number[] => [
  ...[content.length & 255, (content.length >> 8) & 255, content.length >> 16, kind],
  ...content,
];
const properties = (line: string): number[] => packed(0, bytesOf(`${line}\0`));
const lines = (records: readonly TestRecord[]): string[] =>
  new TextDecoder("latin1")
    .decode(sheetFile("", records).bytes)
    .split("\r\n")
    .filter((line) => line !== "");

/** The same as a compound file, with images by the names under which records mention them. */
export function binaryFile(
  records: readonly TestRecord[],
  images: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const storage = Object.entries(images).flatMap(([name, image]) => {
    const content = deflateSync(image);
    const size = new Uint8Array(Uint32Array.of(content.length).buffer);
    return packed(1, Uint8Array.from([0xd0, name.length, ...bytesOf(name), ...size, ...content]));
  });
  return compoundFile({
    FileHeader: Uint8Array.from(lines(records).flatMap(properties)),
    Storage: Uint8Array.from([...properties("|HEADER=Icon storage|WEIGHT=1"), ...storage]),
  });
}

/** A project with the documents, and the lines of its section Design. */
export const projectFile = (documents: readonly string[], design: readonly string[] = [], rest = ""): TestFile => ({
  name: "board.PrjPcb",
  bytes: bytesOf(
    [
      ...["[Design]", "Version=1.0", ...design],
      ...documents.flatMap((path, index) => [`[Document${index + 1}]`, `DocumentPath=${path}`]),
      rest,
    ].join("\r\n"),
  ),
});

export const wire = (...places: readonly (readonly [number, number])[]): TestRecord => line(27, places);
export const bus = (...places: readonly (readonly [number, number])[]): TestRecord => line(26, places);
export const harness = (...places: readonly (readonly [number, number])[]): TestRecord => line(218, places);

function line(kind: number, places: readonly (readonly [number, number])[]): TestRecord {
  const corners = places.flatMap(([x, y], index) => [
    [`X${index + 1}`, x],
    [`Y${index + 1}`, y],
  ]);
  return record(kind, { LOCATIONCOUNT: places.length, ...(Object.fromEntries(corners) as TestFields) });
}

export const label = (text: string, x: number, y: number): TestRecord => record(25, { ...at(x, y), TEXT: text });
export const power = (text: string, x: number, y: number, fields: TestFields = {}): TestRecord =>
  record(17, { ...at(x, y), TEXT: text, STYLE: 2, SHOWNETNAME: "T", ORIENTATION: 1, ...fields });
export const port = (name: string, x: number, y: number, fields: TestFields = {}): TestRecord =>
  record(18, { ...at(x, y), NAME: name, WIDTH: 30, STYLE: 3, ...fields });
export const junction = (x: number, y: number): TestRecord => record(29, at(x, y));

/** A pin whose connection point is at the place; its body end is 20 to the right of it. */
export const pin = (designator: string, x: number, y: number, fields: TestFields = {}): TestRecord =>
  record(2, {
    ...at(x + 20, y),
    ...{ OWNERPARTID: 1, PINLENGTH: 20, PINCONGLOMERATE: 2 + 8 + 16, ELECTRICAL: 4, DESIGNATOR: designator },
    ...fields,
  });

export const named = (designator: string): TestRecord => record(34, { TEXT: designator, NAME: "Designator" });

/** A part with pins at the places, numbered from 1. */
export const part = (
  designator: string,
  places: readonly (readonly [number, number])[],
  fields: TestFields = {},
  owned: readonly TestRecord[] = [],
): TestRecord =>
  record(1, { LIBREFERENCE: "X", PARTCOUNT: 2, CURRENTPARTID: 1, ...at(0, 0), ...fields }, [
    ...places.map(([x, y], index) => pin(String(index + 1), x, y)),
    named(designator),
    ...owned,
  ]);

export const parameter = (name: string, text: string, fields: TestFields = {}): TestRecord =>
  record(41, { NAME: name, TEXT: text, ISHIDDEN: "T", ...fields });

/** A sheet symbol of 100 x 100 from its upper left corner. */
export const sheetSymbol = (
  name: string,
  file: string,
  [x, y]: readonly [number, number],
  entries: readonly TestRecord[],
  fields: TestFields = {},
): TestRecord =>
  record(15, { ...at(x, y), XSIZE: 100, YSIZE: 100, ...fields }, [
    ...entries,
    record(32, { TEXT: name }),
    record(33, { TEXT: file }),
  ]);

/** On the left side unless `fields` tell another. */
export const entry = (name: string, distance: number, fields: TestFields = {}): TestRecord =>
  record(16, { NAME: name, DISTANCEFROMTOP: distance, ...fields });

export function importFiles(files: readonly TestFile[], options: ImportOptions = {}): ImportedDesign {
  const read = importDesign(files, options);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  return read.value;
}

export const importSheet = (...records: readonly TestRecord[]): ImportedDesign =>
  importFiles([sheetFile("one.SchDoc", records)]);

/** Nets of two pins and more, each as "R1.1 R2.1". */
export const netsOf = ({ schematic }: ImportedDesign): string[] =>
  partitionOf(schematic).nets.map((pins) => pins.join(" "));

export const codesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);

/** Some records are of several kinds, such as wires and buses. */
type RecordOf<K, R = SchematicRecord> = R extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? R
    : never
  : never;

export const recordsOf = <K extends SchematicRecord["kind"]>({ schematic }: ImportedDesign, kind: K): RecordOf<K>[] =>
  schematic.records.filter((one): one is RecordOf<K> & SchematicRecord => one.kind === kind);

/** Problems of the schema; none for a valid document. */
export function schemaProblems({ schematic }: ImportedDesign): unknown[] {
  const parsed = schematicFile.safeParse(writeSchematic(schematic));
  return parsed.success ? [] : parsed.error.issues;
}
