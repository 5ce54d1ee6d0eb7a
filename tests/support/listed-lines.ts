// Lines of parts lists and parts of a catalog, for tests of what they come to.

import type { ListedLine, PartTerms } from "@/lib/core/bom/list-supply";

export const listedLine = (change: Partial<ListedLine> = {}): ListedLine => ({
  quantity: 1,
  isPlaced: true,
  supply: "turnkey",
  partId: "r",
  isProposed: false,
  mpn: "R-1",
  manufacturer: "",
  value: "",
  footprint: "",
  description: "",
  side: null,
  joints: null,
  ...change,
});

/** A cent each, 0.80 from a hundred, 0.50 from a thousand; sold by ten, four lost by the machine. */
export const partTerms = (change: Partial<PartTerms> = {}): PartTerms => ({
  id: "r",
  packageName: "0603",
  pins: 2,
  mounting: "smt",
  lifecycle: "active",
  stock: 1_000_000,
  minimum: 10,
  multiple: 10,
  attrition: 4,
  tiers: [
    { from: 10, unitMicro: 10_000 },
    { from: 100, unitMicro: 8_000 },
    { from: 1_000, unitMicro: 5_000 },
  ],
  isSold: true,
  ...change,
});

export const catalogueOf = (...parts: PartTerms[]): Map<string, PartTerms> =>
  new Map(parts.map((part) => [part.id, part]));
