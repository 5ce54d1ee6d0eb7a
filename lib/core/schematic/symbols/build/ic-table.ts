// Integrated circuits from tables: names | footprint | description | keywords | left | right | top | bottom pins.
import type { BoxSides, DefaultTypes } from "./box";
import type { SymbolEntry } from "./entry";
import { boxBody } from "./box";
import { createEntry, readRows } from "./entry";
import { footprintName } from "./footprint";

export interface TableOptions {
  readonly library: string;
  readonly prefix?: string;
  /** Of every row, separated by commas. */
  readonly keywords: string;
  readonly types?: DefaultTypes;
}

/** Several names of a row have one pinout. Rows that begin with "+" are further units of the part before. */
export function icTable({ library, prefix = "U", keywords, types }: TableOptions, text: string): SymbolEntry[] {
  const parts: { cells: readonly string[]; units: BoxSides[] }[] = [];
  for (const cells of readRows(text)) {
    const units = parts.at(-1)?.units;
    if (cells[0] === "+" && units !== undefined) units.push(cells.slice(1));
    else parts.push({ cells, units: [cells.slice(4)] });
  }
  return parts.flatMap(({ cells: [names = "", footprint = "", description = "", more = ""], units }) =>
    names.split(" ").map((name) =>
      createEntry({
        ...{ library, name, prefix, description, keywords: more === "" ? keywords : `${more},${keywords}` },
        ...{ footprint: footprintName(footprint), body: () => boxBody(units, types) },
      }),
    ),
  );
}
