// Several orders moved to one state: each by the same function as a single one, and refused by itself.

import { AppError, type ErrorCode } from "@/lib/contracts/errors";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { BulkMove, moveAdminOrders } from "@/lib/contracts/ops-order";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { errorMessage } from "@/lib/server/http/translate";
import { move } from "./order-moves";

type Context = RequestContext<Viewer>;
type Row = BulkMove["rows"][number];

/** A request that is sent again answers the same for what had moved. */
const keyOf = ({ idempotencyKey }: Context, orderId: string) =>
  idempotencyKey === null ? null : `${idempotencyKey}:${orderId}`;

export async function moveAll(
  deps: Deps,
  input: ParsedInputOf<typeof moveAdminOrders>,
  context: Context,
): Promise<BulkMove> {
  const { orders, to } = input;
  const each = new Map(orders.map((order) => [order.id, order]));
  const rows: Row[] = [];
  for (const [orderId, seen] of each) {
    const refused = (code: ErrorCode, values?: Record<string, string | number>): Row => ({
      ...{ orderId, isMoved: false, code },
      message: errorMessage(context.locale, code, values),
    });
    try {
      await move(deps, { ...seen, to, note: "" }, { ...context, idempotencyKey: keyOf(context, orderId) });
      rows.push({ orderId, isMoved: true, code: "", message: "" });
    } catch (error) {
      if (error instanceof AppError) rows.push(refused(error.code, error.options.values));
      else {
        // Those before it have moved: the answer has to say so.
        deps.log.error({ err: error, orderId }, "an order of several could not be moved");
        rows.push(refused("OPERATION_FAILED"));
      }
    }
  }
  return { rows };
}
