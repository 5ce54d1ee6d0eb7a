// A keyed request happens once: its answer is stored in the transaction of what it did.

import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import { idempotencyKeys } from "@/lib/server/db/tables/promise";

/** Time for which a key returns the same result. */
const IDEMPOTENCY_HOURS = 48;
/** Time for which a second request waits for the first one's transaction before IN_PROGRESS. */
const WAIT_MS = 8000;
const LOCK_NOT_AVAILABLE = "55P03";

/** Keys sorted at every depth, so that two spellings of one request are one request. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

export function requestHash(operation: string, input: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, canonical(input)]))
    .digest("hex");
}

type Once = { accountId: string; key: string | null; operation: string; input: unknown };

/**
 * Runs `work` in a transaction, once for each (account, key). A second request with the key waits for the first and
 * gets its answer; with another input it is refused (IDEMPOTENCY_MISMATCH). A failed `work` leaves no trace of the key.
 */
export async function once<T>(db: Database, request: Once, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { key } = request;
  if (key === null) return withTransaction(db, work);
  const hash = requestHash(request.operation, request.input);
  try {
    return await withTransaction(db, async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${WAIT_MS}`));
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ owner: request.accountId, key, requestHash: hash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      const mine = and(eq(idempotencyKeys.owner, request.accountId), eq(idempotencyKeys.key, key));
      if (claimed.length === 0) {
        const [stored] = await tx.select().from(idempotencyKeys).where(mine);
        if (!stored) throw new AppError("IN_PROGRESS");
        if (stored.requestHash !== hash) throw new AppError("IDEMPOTENCY_MISMATCH");
        return stored.answer as T;
      }
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set({ answer }).where(mine);
      return answer;
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new AppError("IN_PROGRESS");
    throw error;
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === LOCK_NOT_AVAILABLE;
}

/** Forgets keys whose promise has passed. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit));
}
