import type { SchematicSymbol } from "../model/symbol";

/** What records are painted with beside themselves. */
export interface PaintContext {
  readonly symbolOf: (id: string) => SchematicSymbol | undefined;
  /** Path of the shown placement of the sheet: it chooses the designators. */
  readonly path: string;
  /** Name of a sheet, for the symbols that place it. */
  readonly sheetNameOf?: (id: string) => string | undefined;
}
