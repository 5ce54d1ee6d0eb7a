// Reads a distributor's parts list (CSV) into parts with price tiers; unreadable lines are reported.

import { type DelimitedRow, readDelimited } from "@/lib/base/delimited";
import { type Currency, parseMicro } from "@/lib/base/money";
import { isLadder, type Ladder } from "./ladder";
import type { OrderTerms } from "./order-quantity";
import {
  LIFECYCLES,
  type Mounting,
  MOUNTINGS,
  PARAMETER_KEYS,
  type Parameters,
  type Part,
  PART_CATEGORIES,
} from "./part";

export type SheetPart = Part & OrderTerms & { attrition: number; tiers: Ladder; currency: Currency };
export type SheetProblem = { line: number; column: string };
export type PartSheet = { parts: SheetPart[]; problems: SheetProblem[] };

/** Fills in missing data of known codes. */
export type KnownPart = (mpn: string) => Part | null;

class Unreadable extends Error {
  constructor(readonly column: string) {
    super(column);
  }
}

const oneOf = <T extends string>(list: readonly T[], value: string, column: string): T => {
  const found = list.find((each) => each === value);
  if (found === undefined) throw new Unreadable(column);
  return found;
};

function whole(
  value: string,
  column: string,
  { from = 0, otherwise }: { from?: number; otherwise?: number } = {},
): number {
  if (value === "" && otherwise !== undefined) return otherwise;
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < from) throw new Unreadable(column);
  return number;
}

/** `1:0.052; 10:0.041`: quantity and unit price. */
function readTiers(value: string): Ladder {
  try {
    const tiers = value.split(";").map((step) => {
      const [from = "", price = ""] = step.split(":").map((each) => each.trim());
      return { from: whole(from, "tiers", { from: 1 }), unitMicro: parseMicro(price) };
    });
    if (isLadder(tiers)) return tiers;
  } catch {
    // The missing columns are reported below.
  }
  throw new Unreadable("tiers");
}

/** `resistance=10 kΩ; tolerance=±1 %`, with the catalog's parameter names. */
function readParameters(value: string): Parameters {
  const pairs = value.split(";").filter((each) => each.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...rest] = pair.split("=");
      return [oneOf(PARAMETER_KEYS, name.trim(), "parameters"), rest.join("=").trim()];
    }),
  );
}

const MAX_MPN = 60;

function readPart(cell: (column: string) => string, known: Part | null): SheetPart {
  const mpn = cell("mpn");
  if (!/^[\x21-\x7e][\x20-\x7e]*$/.test(mpn) || mpn.length > MAX_MPN) throw new Unreadable("mpn");
  const manufacturer = cell("manufacturer") || known?.manufacturer;
  if (!manufacturer) throw new Unreadable("manufacturer");
  const same = known?.manufacturer.toLowerCase() === manufacturer.toLowerCase() ? known : null;
  const minimum = whole(cell("minimum"), "minimum", { from: 1, otherwise: 1 });
  return {
    mpn,
    manufacturer,
    category: oneOf(PART_CATEGORIES, cell("category") || (same?.category ?? ""), "category"),
    series: cell("series") || (same?.series ?? ""),
    packageName: cell("package") || (same?.packageName ?? ""),
    pins: whole(cell("pins"), "pins", { from: 1, otherwise: same?.pins }),
    mounting: oneOf<Mounting>(MOUNTINGS, cell("mounting") || (same?.mounting ?? ""), "mounting"),
    parameters: { ...same?.parameters, ...readParameters(cell("parameters")) },
    lifecycle: oneOf(LIFECYCLES, cell("lifecycle") || "active", "lifecycle"),
    datasheetHost: cell("datasheet_host") || (same?.datasheetHost ?? ""),
    stock: whole(cell("stock"), "stock"),
    minimum,
    multiple: whole(cell("multiple"), "multiple", { from: 1, otherwise: 1 }),
    attrition: whole(cell("attrition"), "attrition", { otherwise: 0 }),
    tiers: readTiers(cell("tiers")),
    currency: oneOf<Currency>(["USD", "CNY"], cell("currency"), "currency"),
  };
}

const NEEDED_COLUMNS = ["mpn", "stock", "currency", "tiers"] as const;

export interface SheetReader {
  /** Required columns that are missing. */
  missing: string[];
  /** The ordering code of a row, for looking up known data; empty if it has none. */
  mpnOf: (row: DelimitedRow) => string;
  read: (row: DelimitedRow, known: Part | null) => { part: SheetPart } | { problem: SheetProblem };
}

/** The first row names the columns; mpn, stock, currency and tiers are required, the others only for unknown codes. */
export function createSheetReader(header: DelimitedRow | undefined): SheetReader {
  const columns = (header?.cells ?? []).map((name) => name.toLowerCase());
  const at = new Map(columns.map((name, place) => [name, place]));
  const cellOf = (row: DelimitedRow) => (column: string) => row.cells[at.get(column) ?? -1] ?? "";
  return {
    missing: NEEDED_COLUMNS.filter((name) => !at.has(name)),
    mpnOf: (row) => cellOf(row)("mpn"),
    read(row, known) {
      try {
        return { part: readPart(cellOf(row), known) };
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { problem: { line: row.line, column: error.column } };
      }
    },
  };
}

/** Reads a list that is small enough to be held in memory. */
export function readPartSheet(text: string, knownPart: KnownPart): PartSheet {
  const [header, ...rows] = readDelimited(text);
  const reader = createSheetReader(header);
  const parts: SheetPart[] = [];
  const problems: SheetProblem[] = [];
  for (const row of rows) {
    const outcome = reader.read(row, knownPart(reader.mpnOf(row)));
    if ("part" in outcome) parts.push(outcome.part);
    else problems.push(outcome.problem);
  }
  return { parts, problems };
}
