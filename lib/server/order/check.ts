// The check before payment: an order whose files agree with what was ordered may be paid, any other waits for a person.

import { boardFacts } from "@/lib/contracts/gerber";
import { compareWithFile } from "@/lib/core/order/file-check";
import { pcbSpecification } from "@/lib/contracts/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as projectRows from "@/lib/server/gerber/rows";
import type { JobHandler } from "@/lib/server/jobs/runner";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { mailOrderReady } from "./mails";
import * as rows from "./rows";

export const ORDER_CHECK_JOB = "order-check";

/** Why an order stays Queued; a key of messages/order.json under `log.note`. */
export type CheckNote = "fileAwaited" | "fileDiffers";

async function checkLine(tx: Transaction, line: rows.OrderLineRow, accountId: string): Promise<CheckNote | null> {
  // Only boards have files that can be compared.
  if (line.itemType !== "Custom") return null;
  if (line.projectId === null || line.fileId === null) return "fileAwaited";
  const project = await projectRows.findOwned(tx, { accountId, visitorHash: null }, line.projectId);
  const facts = boardFacts.safeParse(project?.facts).data;
  if (!facts) return "fileDiffers";
  const specification = pcbSpecification.parse(line.specification) as PcbSpecification;
  return compareWithFile(specification, facts).length > 0 ? "fileDiffers" : null;
}

/** The first note of the lines, a missing file before a different one; null where all agree. */
async function checkLines(tx: Transaction, order: rows.OrderRow): Promise<CheckNote | null> {
  const notes: (CheckNote | null)[] = [];
  for (const line of await rows.findLines(tx, order.id)) notes.push(await checkLine(tx, line, order.accountId));
  return notes.find((note) => note === "fileAwaited") ?? notes.find((note) => note !== null) ?? null;
}

/** Answers whether something was said of the order. A second run finds it moved, or its note written. */
async function checkOrder(deps: Pick<Deps, "environment">, tx: Transaction, order: rows.OrderRow, now: Date) {
  if (order.status !== "Queued") return false;
  const note = await checkLines(tx, order);
  const events = await rows.findEvents(tx, order.id);
  const event = { from: "Queued", actor: "system", position: events.length, at: now } as const;
  if (note === null) {
    await rows.moveOrder(tx, order, { ...event, to: "Submitted" });
    await mailOrderReady(deps, tx, order);
    return true;
  }
  if (events.at(-1)?.note === note) return false;
  await rows.insertEvent(tx, order.id, { ...event, to: "Queued", note });
  return true;
}

export function createOrderCheck(deps: Pick<Deps, "db" | "environment" | "news" | "now">): JobHandler {
  return async ({ orderId }) => {
    const changed = await withTransaction(deps.db, async (tx) => {
      const order = await rows.lockForNotice(tx, String(orderId));
      return order && (await checkOrder(deps, tx, order, deps.now())) ? order : null;
    });
    if (!changed) return;
    const { accountId, id } = changed;
    deps.news.publish({ kind: "event", accountId, event: SERVER_EVENTS.orderChanged, data: { orderId: id } });
  };
}
