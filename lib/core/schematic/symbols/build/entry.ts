// Entries of the symbol library: what search and lists show, and how the symbol is built when it is used.
import type { SchematicSymbol } from "../../model/symbol";

export interface SymbolEntry {
  /** Stable, for example "logic:74HC00". */
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly description: string;
  /** In English and Chinese. */
  readonly keywords: readonly string[];
  /** Default fields of a placed component. */
  readonly fields: Readonly<Record<string, string>>;
  readonly build: () => SchematicSymbol;
}

/** Pins and drawing of a symbol, without its name. */
export type SymbolBody = Pick<SchematicSymbol, "pins" | "graphics"> &
  Partial<
    Pick<SchematicSymbol, "unitCount" | "styleCount" | "power" | "showsPinNumbers" | "showsPinNames" | "pinNameOffset">
  >;

export interface Part {
  readonly library: string;
  readonly name: string;
  readonly prefix: string;
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
  readonly footprint?: string;
  readonly value?: string;
  readonly body: () => SymbolBody;
}

/** 0.508 mm. */
const PIN_NAME_OFFSET = 5_080;

export function createEntry(part: Part): SymbolEntry {
  const { library, name, prefix, description, footprint = "", value = name } = part;
  const id = `${library}:${name}`;
  const keywords = part.keywords.split(",").filter((word) => word !== "");
  const fields: Record<string, string> = footprint === "" ? { value } : { value, footprint };
  const build = (): SchematicSymbol => ({
    // Ids of records have letters, digits, "_" and "-" only.
    ...{
      id: id.replace("+", "p").replace(/[^\w-]/g, "_"),
      kind: "symbol",
      name: id,
      prefix,
      description,
      keywords,
      fields,
    },
    ...{ unitCount: 1, styleCount: 1, power: null },
    ...{ showsPinNumbers: true, showsPinNames: true, pinNameOffset: PIN_NAME_OFFSET },
    ...part.body(),
  });
  return { id, name, prefix, description, keywords, fields, build };
}

/** Rows of a table written as text: a row a line, cells separated by "|". */
export const readRows = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()));
