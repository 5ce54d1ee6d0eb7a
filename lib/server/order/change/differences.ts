// Differences between the files of an order and its specification.

import { boardFacts } from "@/lib/contracts/gerber";
import type { OrderView } from "@/lib/contracts/order";
import { compareWithFile, type FileDifference } from "@/lib/core/order/file-check";
import { latestReviewNote } from "@/lib/core/order/notes";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Database, Transaction } from "@/lib/server/db/client";
import * as projectRows from "@/lib/server/gerber/rows";
import { boardsOfLine, orderedBoard } from "../place/boards";
import type * as rows from "../rows";

type Reader = Database | Transaction;

/** By what was read of a project's files when they came. */
export function differencesOfProject(
  ordered: PcbSpecification,
  project: Pick<projectRows.ProjectRow, "facts"> | null,
): FileDifference[] {
  return compareWithFile(ordered, boardFacts.safeParse(project?.facts).data ?? null);
}

/** Differences of one board. */
export async function differencesOf(
  db: Reader,
  ordered: PcbSpecification,
  { fileId, accountId }: { fileId: string; accountId: string },
): Promise<FileDifference[]> {
  return differencesOfProject(ordered, await projectRows.findByFile(db, { accountId, visitorHash: null }, fileId));
}

/** Differences of all boards with files, as long as the latest check result is that they differ. */
export async function differencesOfOrder(
  db: Reader,
  { accountId, status }: Pick<rows.OrderRow, "accountId" | "status">,
  { lines, events }: { lines: readonly rows.OrderLineRow[]; events: readonly rows.OrderEventRow[] },
): Promise<OrderView["fileDifferences"]> {
  if (latestReviewNote({ status, events }) !== "fileDiffers") return [];
  const found: OrderView["fileDifferences"] = [];
  for (const line of lines) {
    for (const [board, { fileId }] of boardsOfLine(line).entries()) {
      const ordered = orderedBoard(line, board);
      if (!ordered || fileId === null) continue;
      for (const difference of await differencesOf(db, ordered, { fileId, accountId }))
        found.push({ ...difference, line: line.position, board });
    }
  }
  return found;
}
