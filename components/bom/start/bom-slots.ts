// What other features bring to the page of a parts list.
import type { ReactNode } from "react";

export interface BomSlots {
  /** By working days from one: when an order paid now leaves. */
  promisedMs: readonly number[];
  /** The board's viewer. */
  board: ReactNode;
  /** The board's form. */
  boardOptions: ReactNode;
  /** The changes by which the board on the page agrees with its files. */
  fixes: ReactNode;
}
