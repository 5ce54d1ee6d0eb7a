// A sheet of a design with the symbols of its parts.
import type { LtspiceSheet } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { PlacedPart } from "./placed-part";

export interface DesignSheet {
  readonly file: string;
  readonly sheet: LtspiceSheet;
  readonly parts: readonly PlacedPart[];
  /** Name of the block whose own copy it is; undefined for the sheet of the file. */
  readonly instance?: string;
}
