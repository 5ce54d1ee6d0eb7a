// Active sessions, the export of personal data, and closing an account.

import * as z from "zod/mini";
import { BROWSERS, SYSTEMS } from "@/lib/core/account/device";
import { code } from "./account-access";
import { endpoint } from "./endpoint";
import { id, nothing } from "./values";

export const sessionInfo = z.object({
  sessionId: id,
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  /** ISO times. */
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/eda/user/session/list",
  access: "signed-in",
  summary: "Active sessions, most recently used first",
  input: nothing,
  output: z.object({ rows: z.array(sessionInfo), total: z.int() }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/eda/user/session/{sessionId}",
  access: "signed-in",
  summary: "Signs out one device",
  input: z.object({ sessionId: id }),
  output: nothing,
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/eda/user/session",
  access: "signed-in",
  summary: "Signs out every other device",
  input: nothing,
  output: z.object({ ended: z.int() }),
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/eda/user/export",
  access: "signed-in",
  answer: "file",
  summary: "All data of the account, as one JSON file",
  limit: { perMinute: 5 },
  input: nothing,
  output: z.never(),
});

/** By the password, or by a code of purpose `close`. ORDERS_OPEN while an order is under way. */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/eda/user/close",
  access: "signed-in",
  summary: "Closes the account: orders are kept, personal data is deleted",
  limit: { perMinute: 10 },
  input: z.object({ password: z.optional(z.string().check(z.maxLength(1024))), code: z.optional(code) }),
  output: nothing,
});
