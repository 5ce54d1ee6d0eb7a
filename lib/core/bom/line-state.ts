// What stands in the way of buying a line's part (specification, section 4: BOM line states).

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

/** What of the chosen part decides. */
export interface Supply {
  stock: number;
  hasPrice: boolean;
  lifecycle: "active" | "nrnd" | "obsolete";
}

export interface LineNeed {
  line: Pick<BomLine, "mpn" | "distributorParts" | "values">;
  /** Whether anything is proposed for it. */
  hasCandidates: boolean;
  /** Of the part that was chosen, by the engine or by a person; null where none is. */
  supply: Supply | null;
  /** Pieces in all, with what a machine loses; null where the list does not say. */
  needed: number | null;
}

/** The first that holds: what a person has to do something about goes before what they can leave to us. */
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
