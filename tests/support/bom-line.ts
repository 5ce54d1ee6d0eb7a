// A line of a parts list with only a position.

import type { BomLine } from "@/lib/core/bom/read-bom";

export const EMPTY_LINE: BomLine = {
  row: 2,
  designators: ["U1"],
  quantity: 1,
  mpn: "",
  manufacturer: "",
  distributor: "",
  distributorParts: [],
  values: [],
  footprint: "",
  description: "",
  side: null,
  rotationDeg: null,
  isPlaced: true,
  remark: "",
  alternatives: [],
  problems: [],
};
