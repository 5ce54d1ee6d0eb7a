// Parts with a drawing, from tables: names | drawing | footprint | pins | description | keywords.
import type { SymbolEntry } from "./entry";
import type { Drawing } from "./drawn-body";
import { createEntry, readRows } from "./entry";
import { drawnBody } from "./drawn-body";
import { footprintName } from "./footprint";

interface TableOptions {
  readonly library: string;
  readonly prefix: string;
  readonly keywords: string;
  readonly drawings: Readonly<Record<string, Drawing>>;
}

/** Several names of a row share all its cells. A prefix other than the table's stands in a seventh cell. */
export function drawnTable({ library, prefix, keywords, drawings }: TableOptions, text: string): SymbolEntry[] {
  return readRows(text).flatMap(
    ([names = "", key = "", footprint = "", pins = "", description = "", more = "", own]) => {
      const drawing = drawings[key];
      if (drawing === undefined) throw new Error(`Unknown drawing ${key} of ${names}`);
      return names.split(" ").map((name) =>
        createEntry({
          ...{ library, name, prefix: own ?? prefix, description, footprint: footprintName(footprint) },
          ...{ keywords: more === "" ? keywords : `${more},${keywords}`, body: () => drawnBody(drawing, pins) },
        }),
      );
    },
  );
}
