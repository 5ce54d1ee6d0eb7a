// What a column of a parts list means.

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
  /** Its place in the row, from 0. */
  index: number;
  /** As the file heads it; empty where it has no head. */
  header: string;
  /** Null where it means nothing to a quote. */
  meaning: ColumnMeaning | null;
  /** 0 to 1: how sure that is. */
  confidence: number;
  /** A part number with its maker's name before it, in one cell. */
  holdsMaker: boolean;
  /** The cells say yes to placing a part (`Fitted`), where usually they say yes to leaving it away (`DNP`). */
  isInverted: boolean;
}
