// DFM check as an order line stores it.

import type { DfmOnOrder } from "@/lib/contracts/dfm";
import { pcbSpecification } from "@/lib/contracts/pcb";
import { isCheckedAlike } from "@/lib/core/dfm/checked-options";
import { countBySeverity } from "@/lib/core/dfm/severity";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Transaction } from "@/lib/server/db/client";
import { currentNotes } from "./notes";
import * as rows from "./rows";

type Line = { itemType: string; projectId?: string | null; specification: unknown };

/** Null for what has no board of its own, and for a board that was not checked. */
export async function dfmOfLine(tx: Transaction, line: Line): Promise<DfmOnOrder | null> {
  if (line.itemType !== "Custom" || !line.projectId) return null;
  const row = await rows.find(tx, line.projectId);
  if (!row) return null;
  const checked = pcbSpecification.parse(row.specification) as PcbSpecification;
  const ordered = pcbSpecification.parse(line.specification) as PcbSpecification;
  return {
    checkedAt: row.checkedAt.toISOString(),
    counts: countBySeverity(row.report.findings),
    isOtherSpecification: !isCheckedAlike(checked, ordered),
    notes: currentNotes(row),
  };
}
