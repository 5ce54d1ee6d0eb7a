// Parts of a published drawing, as the matcher and the quote take them.

import type { QuoteLine } from "@/lib/contracts/bom-lines";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { type BomRow, bomRows } from "@/lib/core/schematic/export/bom-rows";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { MatchedLine } from "@/lib/server/bom/match-worker-messages";

export const bomOf = (content: SchematicContent): BomRow[] => bomRows(exportedDesign(readSchematic(content)));

/** Limits of a line that is sent for a quote (contracts/bom-lines). */
const [MAX_TEXT, MAX_DESCRIPTION, MAX_DESIGNATOR] = [200, 500, 32];
const cut = (text: string, max: number): string => [...text].slice(0, max).join("");

export const toBomLine = (row: BomRow, at: number): BomLine => ({
  ...{ row: at + 2, designators: [...row.designators], quantity: row.quantity },
  ...{ mpn: cut(row.mpn, MAX_TEXT), manufacturer: cut(row.manufacturer, MAX_TEXT), distributor: "" },
  ...{ distributorParts: [], values: row.value === "" ? [] : [cut(row.value, MAX_TEXT)] },
  ...{ footprint: cut(row.footprint, MAX_TEXT), description: cut(row.description, MAX_DESCRIPTION) },
  ...{ side: null, rotationDeg: null, isPlaced: true, remark: "", alternatives: [], problems: [] },
});

/** The line with the part that was settled on. */
export const toQuoteLine = (row: BomRow, partId: string | null, match: MatchedLine): QuoteLine => ({
  designators: row.designators.map((designator) => cut(designator, MAX_DESIGNATOR)),
  ...{ quantity: row.quantity, mpn: cut(row.mpn, MAX_TEXT), manufacturer: cut(row.manufacturer, MAX_TEXT) },
  ...{ value: cut(row.value, MAX_TEXT), footprint: cut(row.footprint, MAX_TEXT) },
  description: cut(row.description, MAX_DESCRIPTION),
  ...{ partId, match: match.candidates.find((each) => each.partId === partId)?.stage ?? "chosen" },
  ...{ dnp: 2, side: null, sideBy: "list", rotationDeg: null, placedBy: "files" },
});
