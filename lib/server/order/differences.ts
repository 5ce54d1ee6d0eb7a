// Where the files of an order say something else than what was ordered.

import { boardFacts } from "@/lib/contracts/gerber";
import type { OrderView } from "@/lib/contracts/order";
import { compareWithFile, type FileDifference } from "@/lib/core/order/file-check";
import type { CheckNote } from "@/lib/core/order/notes";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Database, Transaction } from "@/lib/server/db/client";
import * as projectRows from "@/lib/server/gerber/rows";
import { boardsOfLine, orderedBoard } from "./boards";
import type * as rows from "./rows";

type Reader = Database | Transaction;

/** Of one board, by what was read of its files when they came. */
export async function differencesOf(
  db: Reader,
  ordered: PcbSpecification,
  { fileId, accountId }: { fileId: string; accountId: string },
): Promise<FileDifference[]> {
  const project = await projectRows.findByFile(db, { accountId, visitorHash: null }, fileId);
  return compareWithFile(ordered, boardFacts.safeParse(project?.facts).data ?? null);
}

const DIFFERS: CheckNote = "fileDiffers";

/** Of all boards whose files are there, while the check's last word on the order is that they differ. */
export async function differencesOfOrder(
  db: Reader,
  { accountId }: Pick<rows.OrderRow, "accountId">,
  { lines, events }: { lines: readonly rows.OrderLineRow[]; events: readonly rows.OrderEventRow[] },
): Promise<OrderView["fileDifferences"]> {
  if (events.at(-1)?.note !== DIFFERS) return [];
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
