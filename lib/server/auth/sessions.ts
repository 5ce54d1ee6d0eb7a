// Sessions and their rotating tokens: only hashes are kept, and a replayed token ends its session.

import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import { prepared } from "@/lib/server/db/prepared";
import { accounts, auditEvents, sessions, sessionTokens } from "@/lib/server/db/tables/account";
import type { Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** docs/decisions/wire.md, Tokens. */
const ROTATE_AFTER_MS = 15 * MINUTE;
const GRACE_MS = MINUTE;
export const IDLE_MS = 30 * DAY;
export const ABSOLUTE_MS = 90 * DAY;
/** A token that was handed out and never came back (a lost answer) is replaced after this long. */
const LOST_AFTER_MS = MINUTE;

export type Authenticated = { viewer: Viewer; newToken: string | null };

const TOKEN_SHAPE = /^[\w-]{43}$/;

function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Opens a session; the answer is the only time the token is seen. */
export async function openSession(tx: Transaction, accountId: string, userAgent: string, now: Date): Promise<string> {
  const sessionId = newId();
  const token = newToken();
  await tx.insert(sessions).values({ id: sessionId, accountId, userAgent, createdAt: now, lastUsedAt: now });
  await tx.insert(sessionTokens).values({ hash: hashToken(token), sessionId, issuedAt: now });
  return token;
}

const tokenQuery = prepared((db) =>
  db
    .select({
      token: sessionTokens,
      session: sessions,
      isStaff: accounts.isStaff,
      confirmedAt: accounts.contactConfirmedAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessionTokens.hash, sql.placeholder("hash")))
    .prepare(""),
);

async function findToken(db: Database, hash: string) {
  const [row] = await tokenQuery(db).execute({ hash });
  return row ?? null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findToken>>>;

function isOver(session: Found["session"], now: Date): boolean {
  const at = now.getTime();
  return (
    session.revokedAt !== null ||
    at - session.lastUsedAt.getTime() > IDLE_MS ||
    at - session.createdAt.getTime() > ABSOLUTE_MS
  );
}

/** True while a session is valid and its account is staff. */
export async function isStaffSession(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ session: sessions, isStaff: accounts.isStaff })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sessionId));
  return row !== undefined && row.isStaff && !isOver(row.session, now);
}

/** The first use of a new token retires its parent (after the grace) and voids its unused siblings. */
async function noteFirstUse(db: Database, { token }: Found, now: Date): Promise<void> {
  await withTransaction(db, async (tx) => {
    const claimed = await tx
      .update(sessionTokens)
      .set({ firstUsedAt: now })
      .where(and(eq(sessionTokens.hash, token.hash), isNull(sessionTokens.firstUsedAt)))
      .returning({ hash: sessionTokens.hash });
    if (claimed.length === 0 || token.parentHash === null) return;
    await tx
      .update(sessionTokens)
      .set({ retiresAt: new Date(now.getTime() + GRACE_MS) })
      .where(and(eq(sessionTokens.hash, token.parentHash), isNull(sessionTokens.retiresAt)));
    const siblings = and(
      eq(sessionTokens.parentHash, token.parentHash),
      ne(sessionTokens.hash, token.hash),
      isNull(sessionTokens.firstUsedAt),
    );
    await tx.delete(sessionTokens).where(siblings);
  });
}

/** Hands out one successor however many requests arrive at the same moment; null when another request has it. */
async function rotate(db: Database, { token }: Found, now: Date): Promise<string | null> {
  return withTransaction(db, async (tx) => {
    await tx
      .select({ hash: sessionTokens.hash })
      .from(sessionTokens)
      .where(eq(sessionTokens.hash, token.hash))
      .for("update");
    const recent = await tx
      .select({ hash: sessionTokens.hash })
      .from(sessionTokens)
      .where(
        and(
          eq(sessionTokens.parentHash, token.hash),
          gt(sessionTokens.issuedAt, new Date(now.getTime() - LOST_AFTER_MS)),
        ),
      );
    if (recent.length > 0) return null;
    const successor = newToken();
    await tx
      .insert(sessionTokens)
      .values({ hash: hashToken(successor), sessionId: token.sessionId, parentHash: token.hash, issuedAt: now });
    return successor;
  });
}

/** Done once, in the transaction that ends a session whose token came back after it was retired. */
export type OnReuse = (tx: Transaction, accountId: string) => Promise<void>;

/**
 * The session of a raw `Authorization` value; null where it stands for nobody. Reuse of a retired token ends the
 * session it belongs to. `newToken` goes back in the answer's `authorization` header; a socket, which has no such
 * header, must not rotate.
 */
export async function authenticate(
  db: Database,
  raw: string | null,
  now: Date,
  { mayRotate = true, onReuse }: { mayRotate?: boolean; onReuse?: OnReuse } = {},
): Promise<Authenticated | null> {
  if (raw === null || !TOKEN_SHAPE.test(raw)) return null;
  const found = await findToken(db, hashToken(raw));
  if (!found || isOver(found.session, now)) return null;
  const { token, session } = found;
  if (token.retiresAt !== null && token.retiresAt <= now) {
    await revokeSession(db, session.id, { reason: "token reuse", now, onEnded: onReuse });
    return null;
  }
  if (token.firstUsedAt === null) await noteFirstUse(db, found, now);
  if (now.getTime() - session.lastUsedAt.getTime() > MINUTE) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
  }
  const isDue = mayRotate && token.retiresAt === null && now.getTime() - token.issuedAt.getTime() > ROTATE_AFTER_MS;
  return {
    viewer: {
      accountId: session.accountId,
      sessionId: session.id,
      isStaff: found.isStaff,
      contactConfirmed: found.confirmedAt !== null,
    },
    newToken: isDue ? await rotate(db, found, now) : null,
  };
}

/** Ends one session; `reason` goes to the security log. */
export async function revokeSession(
  db: Database,
  sessionId: string,
  { reason, now, onEnded }: { reason: string; now: Date; onEnded?: OnReuse },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: now, revokedFor: reason })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ accountId: sessions.accountId });
    if (!ended) return;
    await tx
      .insert(auditEvents)
      .values({ id: newId(), accountId: ended.accountId, kind: "session-ended", details: { sessionId, reason } });
    await onEnded?.(tx, ended.accountId);
  });
}
