// Files of a design as sheets, and where each is placed.
import type { LegacySchematic } from "@/lib/core/formats/kicad-legacy/schematic";
import type { LegacySheetSymbol } from "@/lib/core/formats/kicad-legacy/sheet-symbol";
import { MAX_INSTANCES } from "@/lib/core/schematic/model/instances";
import type { RecordBuilder } from "../record-builder";
import { createSymbolIds } from "../symbol-ids";
import { resolvePath, stemOf } from "./names";

export interface ParsedSheet {
  readonly file: string;
  readonly schematic: LegacySchematic;
}

export interface SheetPlacement {
  /** Path made of our ids. */
  readonly path: string;
  /** Timestamps of the sheet symbols: "/5EA1/5EB2"; empty for the root. */
  readonly stamps: string;
}

export interface PlannedSheet {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  /** Null for a file that is missing. */
  readonly schematic: LegacySchematic | null;
  readonly symbols: ReadonlyMap<LegacySheetSymbol, { readonly id: string; readonly targetId: string }>;
  readonly placements: readonly SheetPlacement[];
}

const MAX_DEPTH = 64;

/** The file that a sheet symbol names: by its path, or by its name alone. */
export function findSheetFile(
  from: string,
  file: string,
  sheets: ReadonlyMap<string, ParsedSheet>,
): string | undefined {
  const wanted = resolvePath(from, file);
  if (sheets.has(wanted)) return wanted;
  const base = wanted.split("/").at(-1)?.toLowerCase();
  return [...sheets.keys()].find((name) => name.split("/").at(-1)?.toLowerCase() === base);
}

export const sheetSymbolsOf = ({ items }: LegacySchematic): LegacySheetSymbol[] =>
  items.flatMap((item) => (item.kind === "sheet" ? [item] : []));

interface SheetDraft extends PlannedSheet {
  readonly symbols: Map<LegacySheetSymbol, { readonly id: string; readonly targetId: string }>;
  readonly placements: SheetPlacement[];
}

/** Sheets that can be reached from the root, which is the first. */
export function planSheets(
  root: ParsedSheet,
  sheets: ReadonlyMap<string, ParsedSheet>,
  records: RecordBuilder,
): readonly PlannedSheet[] {
  const newSymbolId = createSymbolIds(records);
  const drafts = new Map<string, SheetDraft>();
  const draftOf = (file: string, name: string): SheetDraft => {
    const known = drafts.get(file);
    if (known) return known;
    const schematic = sheets.get(file)?.schematic ?? null;
    const draft = { id: records.newId(), name, file, schematic, symbols: new Map(), placements: [] };
    drafts.set(file, draft);
    return draft;
  };
  const walks = [{ sheet: draftOf(root.file, stemOf(root.file)), path: "/", stamps: "", depth: 0 }];
  // Children are appended while the list is walked.
  for (const { sheet, path, stamps, depth } of walks) {
    sheet.placements.push({ path, stamps });
    for (const symbol of sheet.schematic ? sheetSymbolsOf(sheet.schematic) : []) {
      const file = findSheetFile(sheet.file, symbol.file, sheets) ?? resolvePath(sheet.file, symbol.file);
      const target = draftOf(file, symbol.name || stemOf(file));
      const placed = sheet.symbols.get(symbol) ?? { id: newSymbolId(), targetId: target.id };
      sheet.symbols.set(symbol, placed);
      if (walks.length >= MAX_INSTANCES || depth >= MAX_DEPTH) continue;
      const next = { path: `${path}${placed.id}/`, stamps: `${stamps}/${symbol.timestamp}` };
      walks.push({ sheet: target, ...next, depth: depth + 1 });
    }
  }
  return [...drafts.values()];
}
