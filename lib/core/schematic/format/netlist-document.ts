// A document that is a netlist: its one sheet holds a SPICE directive with the whole text. Versions, undo, sharing and
// pictures of drawings serve it as they are.
import type { SchematicRecord, TextNote } from "../model/records";
import { GRID } from "../model/units";
import { newSheet, type Schematic } from "./schematic-file";

/** Drawn directives have ids of their own making, so this one tells a netlist from a drawing. */
export const NETLIST_ID = "netlist";

/** Characters; the largest netlist of the corpus has 13,423. */
export const MAX_NETLIST_LENGTH = 200_000;

/** Without what a database cannot keep in a document: zeros and halves of pairs. */
export const storableText = (text: string): string => text.replace(/[\u0000\p{Surrogate}]/gu, "");

const MARGIN = 10 * GRID;

export function netlistDocument(sheetId: string, { name, text }: { name: string; text: string }): Schematic {
  const style = { size: GRID, isBold: false, isItalic: false, horizontal: "start", vertical: "start" } as const;
  const at = { x: MARGIN, y: MARGIN };
  return {
    rootSheetId: sheetId,
    records: [
      newSheet(sheetId, name),
      { kind: "spice-directive", id: NETLIST_ID, sheetId, at, text, rotation: 0, style },
    ],
  };
}

/** The record with the text; undefined where the document is a drawing. */
export function netlistRecord(get: (id: string) => SchematicRecord | undefined): TextNote | undefined {
  const record = get(NETLIST_ID);
  return record?.kind === "spice-directive" ? record : undefined;
}
