// Orders of test keys: seen and deleted by their person, advanced by programs.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { orderStatus } from "./order";
import { amountMicro, currency, id, nothing, paging } from "./values";

const sandboxOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  status: orderStatus,
  title: z.string(),
  quantity: z.int(),
  currency,
  amountPayableMicro: z.nullable(amountMicro),
  orderDate: z.string(),
});
export type SandboxOrder = z.infer<typeof sandboxOrder>;

export const listSandboxOrders = endpoint({
  method: "GET",
  path: "/api/eda/sandbox/order/list",
  access: "signed-in",
  summary: "Test orders of the account, newest first",
  input: paging,
  output: z.object({ rows: z.array(sandboxOrder), total: z.int() }),
});

/** NOT_FOUND for an order that is no test order, MOVE_NOT_ALLOWED for a status that it cannot enter from where it is. */
export const advanceSandboxOrder = endpoint({
  method: "POST",
  path: "/api/eda/sandbox/order/{id}/advance",
  access: "signed-in",
  body: "json",
  idempotent: true,
  limit: { perMinute: 120 },
  summary: "Moves a test order on, as staff or a payment would move it",
  input: z.object({
    id,
    /** The next status on the way to Complete where it is left out. */
    to: z.optional(orderStatus),
  }),
  output: sandboxOrder,
});

export const deleteSandboxData = endpoint({
  method: "DELETE",
  path: "/api/eda/sandbox",
  access: "signed-in",
  limit: { perMinute: 10 },
  summary: "Deletes all test data of the account",
  input: nothing,
  output: z.object({ orders: z.int() }),
});
