// Meanings of the columns of a parts list.

export const COLUMN_MEANINGS = [
  "designator",
  "quantity",
  "mpn",
  "manufacturer",
  "value",
  "footprint",
  "description",
  "distributor",
  "distributorPart",
  "side",
  "rotation",
  "dnp",
  "unitPrice",
  "remark",
  "item",
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

export interface ColumnGuess {
  /** Index in the row, from 0. */
  index: number;
  /** Header as written in the file; empty if there is none. */
  header: string;
  /** Null if the column is irrelevant to a quote. */
  meaning: ColumnMeaning | null;
  /** 0 to 1. */
  confidence: number;
  /** True if cells hold the manufacturer's name before the part number. */
  holdsMaker: boolean;
  /** True if yes means placing a part (`Fitted`), while it usually means leaving it out (`DNP`). */
  isInverted: boolean;
}
