// State that the readers of a sheet share.
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder, SourcePlace } from "../report";
import type { ImportedImage } from "../imported-design";
import type { PlannedSheet } from "./hierarchy";
import type { SymbolFiles } from "./symbol-files";

export interface SheetContext {
  readonly sheet: PlannedSheet;
  readonly symbols: SymbolFiles;
  readonly records: RecordBuilder;
  readonly report: ReportBuilder;
  readonly images: ImportedImage[];
  /** Highest unit of a symbol in the design. */
  readonly unitsOf: (symbol: string) => number;
}

export const placeInFile = ({ sheet }: SheetContext, line: number): SourcePlace => ({ file: sheet.file, line });
