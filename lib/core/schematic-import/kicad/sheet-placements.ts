// Placements of the sheets of a KiCad design, with the paths by which its files name them.
import type { KicadPlacedSheet } from "@/lib/core/formats/kicad/schematic-symbol";
import { propertyOf, SHEET_NAME } from "@/lib/core/formats/kicad/schematic-symbol";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import type { RecordBuilder } from "../record-builder";
import { type DesignFiles, sheetSymbolsOf } from "./design-files";
import type { DesignSheet } from "./design-sheet";

export interface SheetPlacement {
  /** Path of our sheet symbols: "/" for the root. */
  readonly path: string;
  /** UUIDs of the file's sheet symbols, without that of the root: "" for the root, "/uuid" below it. */
  readonly uuids: string;
  /** Names of the sheet symbols: "/" for the root. */
  readonly names: string;
  readonly sheet: DesignSheet;
  readonly symbol: KicadPlacedSheet | null;
  readonly parent: SheetPlacement | null;
}

/** As sheet symbols of ours hold it. */
const MAX_NAME = 200;

export interface SheetTree {
  /** Ids of our sheet symbols. */
  readonly ids: ReadonlyMap<KicadPlacedSheet, string>;
  /** By name of the file; none for a sheet that only a ring of sheets places. */
  readonly placements: ReadonlyMap<string, readonly SheetPlacement[]>;
  /** Sheet symbols that place a sheet at least once. */
  readonly placed: ReadonlySet<KicadPlacedSheet>;
  readonly count: number;
}

function isWithin(placement: SheetPlacement, name: string): boolean {
  for (let at: SheetPlacement | null = placement; at; at = at.parent) if (at.sheet.name === name) return true;
  return false;
}

/** The same rules as `readHierarchy`: nothing is placed within itself. */
export function placeSheets({ root, sheets }: DesignFiles, builder: RecordBuilder): SheetTree {
  const ids = new Map<KicadPlacedSheet, string>();
  for (const { model } of sheets.values())
    for (const symbol of sheetSymbolsOf(model)) ids.set(symbol, builder.newId(symbol.uuid));
  const first: SheetPlacement = { path: "/", uuids: "", names: "/", sheet: root, symbol: null, parent: null };
  const all = [first];
  // Children are appended while the list is walked.
  for (const parent of all) {
    for (const [symbol, file] of parent.sheet.children) {
      const sheet = sheets.get(file);
      if (!sheet || isWithin(parent, file) || all.length >= MAX_INSTANCES) continue;
      const name = (propertyOf(symbol, SHEET_NAME)?.text ?? "").slice(0, MAX_NAME);
      all.push({
        ...{ path: `${parent.path}${ids.get(symbol) ?? ""}/`, uuids: `${parent.uuids}/${symbol.uuid ?? ""}` },
        ...{ names: `${parent.names}${name}/`, sheet, symbol, parent },
      });
    }
  }
  const placements = new Map<string, SheetPlacement[]>();
  for (const placement of all) {
    const known = placements.get(placement.sheet.name);
    if (known) known.push(placement);
    else placements.set(placement.sheet.name, [placement]);
  }
  const placed = new Set(all.flatMap(({ symbol }) => symbol ?? []));
  return { ids, placements, placed, count: all.length };
}
