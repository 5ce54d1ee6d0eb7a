// The state of a BOM line: the reason why its part cannot be bought (specification, section 4: BOM line states).

import type { BomLine } from "./read-bom";

export const BOM_LINE_STATES = [
  "Normal",
  "Unassociated",
  "Insufficient Stock",
  "Price Missing",
  "Not matched",
  "No Supply",
  "Supply exception",
  "Part Number Missing",
] as const;
export type BomLineState = (typeof BOM_LINE_STATES)[number];

/** Properties of the chosen part that decide. */
export interface Supply {
  stock: number;
  hasPrice: boolean;
  lifecycle: "active" | "nrnd" | "obsolete";
}

export interface LineNeed {
  line: Pick<BomLine, "mpn" | "distributorParts" | "values">;
  /** True if there is any candidate. */
  hasCandidates: boolean;
  /** Supply of the part that was chosen, by the engine or by a person; null if none is. */
  supply: Supply | null;
  /** Pieces for all boards including attrition; null if the list does not state a quantity. */
  needed: number | null;
}

/** The first state that applies: problems that the customer must resolve precede those that staff can resolve. */
export function lineState({ line, hasCandidates, supply, needed }: LineNeed): BomLineState {
  if (supply === null) {
    if (hasCandidates) return "Unassociated";
    const namesNothing = line.mpn === "" && line.distributorParts.length === 0 && line.values.length === 0;
    return namesNothing ? "Part Number Missing" : "Not matched";
  }
  if (supply.stock === 0) return "No Supply";
  if (needed !== null && supply.stock < needed) return "Insufficient Stock";
  if (!supply.hasPrice) return "Price Missing";
  return supply.lifecycle === "obsolete" ? "Supply exception" : "Normal";
}
