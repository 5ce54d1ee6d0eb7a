// The own format: a schematic as one JSON document. Its schema is lib/contracts/schematic-file.ts.
import type { ErcSettingsRecord, ErcWaiver } from "../model/checks";
import type { BusAlias, SchematicObject, SchematicRecord, Sheet } from "../model/records";
import type { SimulationSetupRecord } from "../model/simulation-setup";
import type { SpiceLibraryRecord } from "../model/spice-library";
import type { SchematicSymbol } from "../model/symbol";
import { codeOf, KIND_CODES, SHAPE_CODES } from "./object-codes";

export const FORMAT = "boardwright-schematic";
export const FORMAT_VERSION = 1;

type WithoutKind<T> = T extends unknown ? Omit<T, "kind"> : never;

/** An object as it is written: its code in place of its kind. */
export type FileObject = { readonly type: number } & WithoutKind<SchematicObject>;

/** Records of a schematic by what they are. */
export interface RecordLists {
  readonly sheets: readonly WithoutKind<Sheet>[];
  readonly symbols: readonly WithoutKind<SchematicSymbol>[];
  readonly busAliases: readonly WithoutKind<BusAlias>[];
  readonly objects: readonly FileObject[];
  /** Left out where all rules are as usual. */
  readonly ercSettings?: readonly WithoutKind<ErcSettingsRecord>[] | undefined;
  readonly ercWaivers?: readonly WithoutKind<ErcWaiver>[] | undefined;
  readonly simulationSetups?: readonly WithoutKind<SimulationSetupRecord>[] | undefined;
  readonly spiceLibraries?: readonly WithoutKind<SpiceLibraryRecord>[] | undefined;
}

type ListName = keyof RecordLists;
export const RECORD_LISTS = [
  "sheets",
  "symbols",
  "busAliases",
  "objects",
  "ercSettings",
  "ercWaivers",
  "simulationSetups",
  "spiceLibraries",
] as const satisfies readonly ListName[];

export interface SchematicFile extends RecordLists {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly rootSheetId: string;
}

/** An open schematic: its records, and the sheet that the hierarchy starts at. */
export interface Schematic {
  readonly rootSheetId: string;
  readonly records: readonly SchematicRecord[];
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

const withoutKind = <R extends { readonly kind: string }>({ kind: _kind, ...rest }: R): Omit<R, "kind"> => rest;

type NotObject = Exclude<SchematicRecord, SchematicObject>;

/** In an order of its own, so that equal schematics are equal texts. */
export function writeSchematic({ rootSheetId, records }: Schematic): SchematicFile {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, rootSheetId, ...writeRecords(records.toSorted(byId)) };
}

/** In the order in which they are given. */
export function writeRecords(records: readonly SchematicRecord[]): RecordLists {
  const listOf = <K extends NotObject["kind"]>(kind: K) =>
    records
      .filter((record): record is Extract<NotObject, { kind: K }> => record.kind === kind)
      .map((record) => withoutKind(record));
  const objects = records
    .filter((record): record is SchematicObject => "sheetId" in record)
    .map((record) => ({ type: codeOf(record), ...withoutKind(record) }) as FileObject);
  const [ercSettings, ercWaivers] = [listOf("erc-settings"), listOf("erc-waiver")];
  const [simulationSetups, spiceLibraries] = [listOf("simulation-setup"), listOf("spice-library")];
  return {
    ...{ sheets: listOf("sheet"), symbols: listOf("symbol"), busAliases: listOf("bus-alias"), objects },
    ...(ercSettings.length > 0 && { ercSettings }),
    ...(ercWaivers.length > 0 && { ercWaivers }),
    ...(simulationSetups.length > 0 && { simulationSetups }),
    ...(spiceLibraries.length > 0 && { spiceLibraries }),
  };
}

const KINDS = new Map<number, SchematicObject["kind"]>([
  ...Object.entries(KIND_CODES).map(([kind, code]) => [code, kind] as [number, SchematicObject["kind"]]),
  ...Object.values(SHAPE_CODES).map((code) => [code, "drawing"] as [number, SchematicObject["kind"]]),
]);

function readObject({ type, ...rest }: FileObject): SchematicObject {
  const kind = KINDS.get(type);
  if (!kind) throw new RangeError(`no object has the type ${type}`);
  return { kind, ...rest } as SchematicObject;
}

/** Reads a file that its schema has accepted. */
export const readSchematic = ({ rootSheetId, ...lists }: SchematicFile): Schematic => ({
  rootSheetId,
  records: readRecords(lists),
});

export function readRecords(lists: RecordLists): SchematicRecord[] {
  const { sheets, symbols, busAliases, objects, ercSettings = [], ercWaivers = [] } = lists;
  const { simulationSetups = [], spiceLibraries = [] } = lists;
  return [
    ...sheets.map((sheet) => ({ kind: "sheet" as const, ...sheet })),
    ...symbols.map((symbol) => ({ kind: "symbol" as const, ...symbol })),
    ...busAliases.map((alias) => ({ kind: "bus-alias" as const, ...alias })),
    ...ercSettings.map((settings) => ({ kind: "erc-settings" as const, ...settings })),
    ...ercWaivers.map((waiver) => ({ kind: "erc-waiver" as const, ...waiver })),
    ...simulationSetups.map((setup) => ({ kind: "simulation-setup" as const, ...setup })),
    ...spiceLibraries.map((library) => ({ kind: "spice-library" as const, ...library })),
    ...objects.map(readObject),
  ];
}

/** A4 in landscape. */
const NEW_SHEET = { width: 2_970_000, height: 2_100_000, titleBlock: {} };

export const newSheet = (id: string, name: string): Sheet => ({ kind: "sheet", id, name, ...NEW_SHEET });

export const newSchematic = (sheetId: string, name: string): Schematic => ({
  rootSheetId: sheetId,
  records: [newSheet(sheetId, name)],
});
