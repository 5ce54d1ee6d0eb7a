// Events that come from another process, which may be of another version.

import { z } from "zod";
import type { DomainEvent } from "./event-bus";

const id = z.string().min(1).max(64);
const data = z.record(z.string(), z.unknown());
const event = z.number().int().min(0).max(99);

const adminChange = z.strictObject({
  orderId: id.exactOptional(),
  quoteId: id.exactOptional(),
  accountId: id.exactOptional(),
});

/** Kinds of events as they are published; anything else is refused. */
export const domainEvent: z.ZodType<DomainEvent> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("event"), accountId: id, event, data }),
  z.strictObject({ kind: z.literal("session-ended"), sessionId: id }),
  z.strictObject({ kind: z.literal("project"), projectId: id, event, data }),
  z.strictObject({
    kind: z.literal("discussion"),
    projectId: id,
    data: z.strictObject({ projectId: id, commentsId: z.nullable(id) }),
  }),
  z.strictObject({ kind: z.literal("project-rights-changed"), projectId: id }),
  z.strictObject({ kind: z.literal("admin-changed"), data: adminChange }),
  z.strictObject({ kind: z.literal("site-changed") }),
  z.strictObject({ kind: z.literal("missed") }),
]);
