// Staff set the promised ship date of a paid order.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { setAdminShipDate } from "@/lib/contracts/ops-order";
import { PROMISED_STATUSES } from "@/lib/core/order/due";
import { type ShipDayFault, shipDayFault } from "@/lib/core/order/promise";
import { cutOff } from "@/lib/core/order/working-days";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { mailShipDate } from "@/lib/server/order/care/care-mails";
import { addNote } from "@/lib/server/order/care/notes";
import * as orderRows from "@/lib/server/order/rows";
import type { Details } from "../records/audit";
import { act } from "./order-moves";

type Context = RequestContext<Viewer>;

function refuseDay(fault: ShipDayFault | "same", { locale }: Context): never {
  throw new AppError("INVALID_INPUT", {
    data: [{ field: "day", message: fieldMessage(locale, `promise.${fault}`) }],
  });
}

/** The customer's log: the dates, and the note where it is theirs to read. */
async function logShipDate(
  tx: Transaction,
  order: orderRows.OrderRow,
  { from, to, note, at }: { from: Date | null; to: Date; note: string; at: Date },
): Promise<void> {
  const details = {
    ...(from && { from: from.toISOString() }),
    ...{ to: to.toISOString(), hasNote: note === "" ? "no" : "yes", note },
  };
  await addNote(tx, order, { actor: "staff", note: from ? "shipDateMoved" : "shipDateSet", details, at });
}

/**
 * MOVE_NOT_ALLOWED for an order that is not paid or has left, QUESTION_OPEN while its date stands still, INVALID_INPUT for
 * a day that cannot be promised.
 */
export function setDate(deps: Deps, input: ParsedInputOf<typeof setAdminShipDate>, context: Context) {
  const { from: status, day, note } = input;
  const { now } = context;
  return act(deps, context, { operation: "ops.order.ship-date", input }, async (tx, order) => {
    if (!PROMISED_STATUSES.includes(status)) throw new AppError("MOVE_NOT_ALLOWED");
    if (order.questionState === "asked") throw new AppError("QUESTION_OPEN");
    const fault = shipDayFault(day, now.getTime());
    if (fault !== null) refuseDay(fault, context);
    const [from, to] = [order.promisedAt, new Date(cutOff(day))];
    if (from?.getTime() === to.getTime()) refuseDay("same", context);
    const theirs = input.showNote ? note : "";
    await orderRows.update(tx, order.id, { promisedAt: to });
    await logShipDate(tx, order, { from, to, note: theirs, at: now });
    await mailShipDate(deps, tx, order, { from, to, note: theirs });
    const shipsAt = to.toISOString();
    const dates = { shipsAt, shippedBeforeAt: from?.toISOString() ?? null };
    const words: Details = theirs === "" ? { note } : { noteShown: theirs };
    const answer = { estimatedShippingDate: shipsAt };
    return { kind: "ship-date-set", to: status, answer, details: { ...dates, ...words } };
  });
}
