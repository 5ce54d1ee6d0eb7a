import type { SheetContext } from "./context";
import type { DrawnSegment } from "./net-drawing";
import type { GatesById } from "./touching-nets";

/** A sheet whose parts are records, and whose nets are not labeled yet. */
export interface DrawnSheet {
  readonly context: SheetContext;
  readonly gates: GatesById;
  /** Ids of entries by `portKey`. */
  readonly entries: ReadonlyMap<string, string>;
  readonly segments: readonly DrawnSegment[];
}
