// A parts list with its matched parts and their price, as `--json` gives it.

import { toDecimal } from "@/lib/base/money";
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import type { UploadedBom } from "@/lib/contracts/bom-upload";

type Line = UploadedBom["lines"][number];

/** Not placed, or bought as it stands. */
const isSettled = ({ state, dnp, problems }: Line) => dnp === 1 || (state === "Normal" && problems.length === 0);

function placementsView(placements: UploadedBom["placements"]) {
  if (placements === null) return null;
  const { rows, problems, conflicts, unit, isUnitAssumed, unplaced, unlisted } = placements;
  return {
    ...{ count: rows.length, unit, isUnitAssumed, unplaced, unlisted },
    problems: problems.map(({ row, reason }) => ({ row, reason })),
    conflicts: conflicts.map(({ designator, kind }) => ({ designator, kind })),
  };
}

/**
 * `componentsTotal` is of all boards, without the lines that need a review: null where nothing is bought. `isSample`
 * marks prices that are invented.
 */
export function bomView(read: UploadedBom, priced: ListedPrice | null, quantity: number) {
  const parts = new Map(read.parts.map((part) => [part.id, part]));
  const lines = read.lines.map((line) => {
    const part = line.partId === null ? undefined : parts.get(line.partId);
    return {
      row: line.row,
      designators: line.designators,
      quantity: line.quantity,
      ...{ mpn: line.mpn, manufacturer: line.manufacturer, values: line.values, footprint: line.footprint },
      isPlaced: line.dnp === 2,
      state: line.state,
      problems: line.problems,
      part: part
        ? { mpn: part.mpn, manufacturer: part.manufacturer, stock: part.stock, isSample: part.isSample }
        : null,
      candidates: line.candidates.length,
    };
  });
  return {
    ...{ boards: quantity, currency: read.currency, lines },
    openLines: read.lines.filter((line) => !isSettled(line)).length,
    componentsTotal:
      priced === null || priced.componentsTotal.amountMicro === 0
        ? null
        : toDecimal(priced.componentsTotal.amountMicro),
    skippedRows: read.skipped.map(({ row, reason }) => ({ row, reason })),
    placements: placementsView(read.placements),
  };
}
export type BomView = ReturnType<typeof bomView>;
