// Calls of API keys under an Idempotency-Key to endpoints that keep no answer of their own: the answer is kept here.

import { and, eq, lt } from "drizzle-orm";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { Database } from "@/lib/server/db/client";
import { idempotencyKeys } from "@/lib/server/db/tables/promise";
import type { RequestContext } from "./context";
import { requestHash } from "./idempotency";

/** A call that has no answer after so long ended with its process: the next one makes it again. */
const ABANDONED_MS = 120_000;
/** Larger answers are not kept: they are of calculations, which may be repeated. */
const MAX_ANSWER_BYTES = 256 * 1024;

type Call = { endpoint: Endpoint; input: unknown; context: RequestContext };
type Kept = { data: unknown };

const isKept = (answer: unknown): answer is Kept => typeof answer === "object" && answer !== null && "data" in answer;

/** True for a call whose answer is kept: a key's, with an Idempotency-Key, to an endpoint that changes something. */
export const isRepeatable = ({ endpoint, context }: Call): boolean =>
  context.viewer?.apiKey !== undefined &&
  context.idempotencyKey !== null &&
  endpoint.method !== "GET" &&
  endpoint.answer === "data" &&
  !endpoint.idempotent;

/**
 * Answers what the first call under the key was answered, or does the work. IDEMPOTENCY_MISMATCH for another call under
 * the same key, IN_PROGRESS while the first one runs. A call that fails may be repeated.
 */
export async function answerOnce(db: Database, call: Call, work: () => Promise<unknown>): Promise<unknown> {
  const { endpoint, input, context } = call;
  const { idempotencyKey: key, viewer, now } = context;
  if (!isRepeatable(call) || key === null || !viewer) return work();
  const hash = requestHash(`${endpoint.method} ${endpoint.path}`, input);
  const mine = and(eq(idempotencyKeys.owner, viewer.accountId), eq(idempotencyKeys.key, key));
  const claim = { owner: viewer.accountId, key, requestHash: hash, createdAt: now };
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(mine);
    if (stored && stored.requestHash !== hash) throw new AppError("IDEMPOTENCY_MISMATCH");
    if (stored && isKept(stored.answer)) return stored.answer.data;
    const abandoned = lt(idempotencyKeys.createdAt, new Date(now.getTime() - ABANDONED_MS));
    const taken = await db
      .update(idempotencyKeys)
      .set({ createdAt: now })
      .where(and(mine, abandoned))
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) throw new AppError("IN_PROGRESS");
  }
  try {
    const data = await work();
    if (JSON.stringify(data ?? null).length > MAX_ANSWER_BYTES) await db.delete(idempotencyKeys).where(mine);
    else await db.update(idempotencyKeys).set({ answer: { data } }).where(mine);
    return data;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}
