// EasyEDA Pro's `project.json`: names of schematics and their sheets, symbols, devices and footprints by their ids.
import { err, ok, type Result } from "@/lib/base/result";
import type { EasyedaFailure } from "./drawn";

export interface ProSchematic {
  readonly id: string;
  readonly name: string;
  /** In their order; the file of sheet 7 is `SHEET/{id of the schematic}/7.esch`. */
  readonly sheets: readonly { readonly number: string; readonly name: string }[];
}

export interface ProDevice {
  readonly title: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface ProProject {
  readonly title: string;
  readonly schematics: readonly ProSchematic[];
  readonly devices: ReadonlyMap<string, ProDevice>;
  readonly symbols: ReadonlyMap<string, { readonly title: string; readonly type: number }>;
  readonly footprints: ReadonlyMap<string, string>;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** Entries whose values are objects. */
const entriesOf = (value: unknown): [string, Json][] =>
  Object.entries(objectOf(value)).flatMap(([key, entry]) => (isObject(entry) ? [[key, entry] as [string, Json]] : []));

function readSchematic([id, { name, sheets }]: [string, Json]): ProSchematic {
  const list: unknown[] = Array.isArray(sheets) ? sheets : [];
  return {
    ...{ id, name: textOf(name) },
    sheets: list.filter(isObject).map((sheet) => ({ number: textOf(sheet["id"]), name: textOf(sheet["name"]) })),
  };
}

const readDevice = ({ title, attributes }: Json): ProDevice => ({
  title: textOf(title),
  attributes: new Map(Object.entries(objectOf(attributes)).map(([key, value]) => [key, textOf(value)])),
});

export function parseProProject(text: string): Result<ProProject, EasyedaFailure> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return err("DAMAGED", { line: 1, read: text.slice(0, 40) });
  }
  if (!isObject(parsed)) return err("DAMAGED", { line: 1, read: text.slice(0, 40) });
  return ok({
    title: textOf(objectOf(parsed["config"])["title"]),
    schematics: entriesOf(parsed["schematics"]).map(readSchematic),
    devices: new Map(entriesOf(parsed["devices"]).map(([id, device]) => [id, readDevice(device)])),
    symbols: new Map(
      entriesOf(parsed["symbols"]).map(([id, symbol]) => [
        id,
        { title: textOf(symbol["title"]), type: Number(symbol["type"]) || 0 },
      ]),
    ),
    footprints: new Map(entriesOf(parsed["footprints"]).map(([id, footprint]) => [id, textOf(footprint["title"])])),
  });
}
