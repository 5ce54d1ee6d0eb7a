// Slots of the parts list page that other features fill.
import type { ReactNode } from "react";

export interface BomSlots {
  /** Ship date of an order paid now, by number of working days from 1. */
  promisedMs: readonly number[];
  /** Board preview. */
  board: ReactNode;
  /** Board form. */
  boardOptions: ReactNode;
  /** Suggested changes that resolve contradictions with the files. */
  fixes: ReactNode;
}
