// Placements of sheets: the hierarchy under the root sheet.
import type { Sheet, SchematicRecord, SheetSymbol } from "./records";

export interface SheetInstance {
  /** Ids of the sheet symbols from the root, each followed by "/"; the root's is "/". */
  readonly path: string;
  /** The same with the sheet symbols' names, as net names begin: "/amplifier/". */
  readonly namePath: string;
  readonly sheet: Sheet;
  readonly parent: SheetInstance | null;
  /** The symbol that places it; null for the root. */
  readonly symbol: SheetSymbol | null;
  /** Number of sheets above it. */
  readonly depth: number;
}

export interface Hierarchy {
  /** Parents before children. */
  readonly instances: readonly SheetInstance[];
  /** Sheet symbols that would place a sheet within itself, and those without a sheet; nothing is placed by them. */
  readonly recursive: readonly SheetSymbol[];
  readonly missing: readonly SheetSymbol[];
  /** Sheet symbols left out at least once because the limit of placements was reached. */
  readonly unplaced: readonly SheetSymbol[];
}

/** Sheets that are placed twice within each other double with each level: 30 levels would be a billion placements. */
export const MAX_INSTANCES = 2_000;

interface Sources {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly symbolsBySheet: ReadonlyMap<string, readonly SheetSymbol[]>;
}

function sourcesOf(records: Iterable<SchematicRecord>): Sources {
  const sheets = new Map<string, Sheet>();
  const symbolsBySheet = new Map<string, SheetSymbol[]>();
  for (const record of records) {
    if (record.kind === "sheet") sheets.set(record.id, record);
    if (record.kind !== "sheet-symbol") continue;
    const known = symbolsBySheet.get(record.sheetId);
    if (known) known.push(record);
    else symbolsBySheet.set(record.sheetId, [record]);
  }
  for (const list of symbolsBySheet.values()) list.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { sheets, symbolsBySheet };
}

const isWithin = (instance: SheetInstance | null, sheetId: string): boolean =>
  instance !== null && (instance.sheet.id === sheetId || isWithin(instance.parent, sheetId));

export function readHierarchy(records: Iterable<SchematicRecord>, rootId: string): Hierarchy {
  const { sheets, symbolsBySheet } = sourcesOf(records);
  const [recursive, missing, unplaced] = [new Set<SheetSymbol>(), new Set<SheetSymbol>(), new Set<SheetSymbol>()];
  const root = sheets.get(rootId);
  const instances: SheetInstance[] = root
    ? [{ path: "/", namePath: "/", sheet: root, parent: null, symbol: null, depth: 0 }]
    : [];
  // Children are appended while the list is walked.
  for (const parent of instances) {
    for (const symbol of symbolsBySheet.get(parent.sheet.id) ?? []) {
      const sheet = sheets.get(symbol.targetId);
      if (!sheet) missing.add(symbol);
      else if (isWithin(parent, sheet.id)) recursive.add(symbol);
      else if (instances.length >= MAX_INSTANCES) unplaced.add(symbol);
      else
        instances.push({
          path: `${parent.path}${symbol.id}/`,
          namePath: `${parent.namePath}${symbol.name}/`,
          ...{ sheet, parent, symbol, depth: parent.depth + 1 },
        });
    }
  }
  return { instances, recursive: [...recursive], missing: [...missing], unplaced: [...unplaced] };
}
