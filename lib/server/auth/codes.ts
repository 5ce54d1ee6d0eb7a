// One-time codes by mail and SMS: short ones to type and long ones for links; only keyed hashes are kept.

import { createHmac, randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { CODE_LENGTH, type CodePurpose } from "@/lib/contracts/account-access";
import { AppError } from "@/lib/contracts/errors";
import { readSecret } from "@/lib/server/config/secret";
import type { Database, Transaction } from "@/lib/server/db/client";
import { contactCodes } from "@/lib/server/db/tables/account";
import type { Deps } from "@/lib/server/deps";
import { newId } from "@/lib/server/ids";

const MINUTE = 60_000;
/** A typed code can be guessed, so it is valid for less time than a link. */
export const TYPED_MS = 10 * MINUTE;
const LINK_MS = 60 * MINUTE;
/** Long enough for whoever looks into a complaint of the same day. */
const KEPT_MS = 24 * 60 * MINUTE;
/** One in 200,000 guesses gets through before a code is void. */
const MAX_ATTEMPTS = 5;

type Where = Pick<Deps, "environment">;
/** Owner of a code: the canonical contact, and the purpose. */
export type CodeOwner = { contact: string; purpose: CodePurpose };
/** `link` is for an address in a mail; an SMS has none. */
export type MadeCode = { typed: string; link: string };

const linkPurpose = (purpose: CodePurpose) => `${purpose}-link`;
/** True for a code that comes in a link. */
export const isLinkCode = (code: string) => plainCode(code).length > CODE_LENGTH;

function hashCode({ environment }: Where, owner: { contact: string; purpose: string }, code: string): string {
  return createHmac("sha256", readSecret(environment.dataDir))
    .update(JSON.stringify([owner.purpose, owner.contact, code]))
    .digest("base64url");
}

/** A code as people type it, full-width digits and spaces included. */
export function plainCode(typed: string): string {
  const plain = typed.normalize("NFKC").trim();
  const digits = plain.replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) ? digits : plain;
}

/** Makes a code and voids the typed ones before it. `id` names it, so that a job that runs twice makes one; null then. */
export async function makeCode(
  deps: Where,
  tx: Transaction,
  owner: CodeOwner,
  { id, now }: { id: string; now: Date },
): Promise<MadeCode | null> {
  const made = { typed: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0"), link: newLink() };
  // Links of earlier mails stay good for their hour: whoever asks for more cannot take them away.
  await voidCodes(tx, owner.contact, [owner.purpose], now);
  const row = (purpose: string, code: string, lifeMs: number) => ({
    contact: owner.contact,
    purpose,
    codeHash: hashCode(deps, { contact: owner.contact, purpose }, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  const inserted = await tx
    .insert(contactCodes)
    .values({ id, ...row(owner.purpose, made.typed, TYPED_MS) })
    .onConflictDoNothing()
    .returning({ id: contactCodes.id });
  if (inserted.length === 0) return null;
  await tx.insert(contactCodes).values({ id: newId(), ...row(linkPurpose(owner.purpose), made.link, LINK_MS) });
  return made;
}

function newLink(): string {
  return randomBytes(24).toString("base64url");
}

/** Voids the codes sent to a contact for these purposes. */
export async function voidCodes(tx: Transaction, contact: string, purposes: string[], now: Date): Promise<void> {
  await tx
    .update(contactCodes)
    .set({ usedAt: now })
    .where(
      and(eq(contactCodes.contact, contact), inArray(contactCodes.purpose, purposes), isNull(contactCodes.usedAt)),
    );
}

/**
 * The id of the code that was meant; it is not used up yet (`useCode` does). Throws CODE_WRONG. Each try counts, also
 * where the caller's transaction is taken back, so it must not be run inside one.
 */
export async function findCode(
  deps: Where & { db: Database },
  { contact, purposes, code, now }: { contact: string; purposes: readonly CodePurpose[]; code: string; now: Date },
): Promise<string> {
  const entered = plainCode(code);
  if (isLinkCode(entered)) return findLink(deps, { contact, purposes, entered, now });
  const tried = await deps.db
    .update(contactCodes)
    .set({ attempts: sql`${contactCodes.attempts} + 1` })
    .where(
      and(
        eq(contactCodes.contact, contact),
        inArray(contactCodes.purpose, [...purposes]),
        isNull(contactCodes.usedAt),
        gt(contactCodes.expiresAt, now),
        lt(contactCodes.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning({ id: contactCodes.id, purpose: contactCodes.purpose, codeHash: contactCodes.codeHash });
  const right = tried.find(({ purpose, codeHash }) => codeHash === hashCode(deps, { contact, purpose }, entered));
  if (!right) throw new AppError("CODE_WRONG");
  return right.id;
}

/** 192 random bits are not guessed, so tries are not counted. */
async function findLink(
  deps: Where & { db: Database },
  {
    contact,
    purposes,
    entered,
    now,
  }: { contact: string; purposes: readonly CodePurpose[]; entered: string; now: Date },
): Promise<string> {
  const hashes = purposes.map((purpose) => hashCode(deps, { contact, purpose: linkPurpose(purpose) }, entered));
  const [right] = await deps.db
    .select({ id: contactCodes.id })
    .from(contactCodes)
    .where(
      and(
        eq(contactCodes.contact, contact),
        inArray(contactCodes.codeHash, hashes),
        isNull(contactCodes.usedAt),
        gt(contactCodes.expiresAt, now),
      ),
    );
  if (!right) throw new AppError("CODE_WRONG");
  return right.id;
}

/** Uses a code up, in the transaction of what it allowed. Throws CODE_WRONG where another request was first. */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<void> {
  const used = await tx
    .update(contactCodes)
    .set({ usedAt: now })
    .where(and(eq(contactCodes.id, id), isNull(contactCodes.usedAt)))
    .returning({ id: contactCodes.id });
  if (used.length === 0) throw new AppError("CODE_WRONG");
}

/** Codes that are over, used or not: what remains of them is in the audit. */
export async function forgetOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(contactCodes).where(lt(contactCodes.expiresAt, new Date(now.getTime() - KEPT_MS)));
}
