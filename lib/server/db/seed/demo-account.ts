// The account for trying things out, there only where nobody but this machine can reach it.

import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import { hashPassword } from "@/lib/server/auth/password";
import type { Database } from "@/lib/server/db/client";
import { accounts, sessions } from "@/lib/server/db/tables/account";

export const DEMO_EMAIL = "demo@boardwright.example";
/** Known to everybody on purpose: it is printed at the start, and refused wherever others could use it. */
export const DEMO_PASSWORD = "boardwright-demo";
const DEMO_ID = "demo";

/** Everybody who tries the product finds it as it was. Throws DEMO_ACCOUNT. */
export function refuseForDemo(accountId: string): void {
  if (accountId === DEMO_ID) throw new AppError("DEMO_ACCOUNT");
}

/** Makes the account, or gives it back its password; where it is not allowed, nobody can sign in to one made before. */
export async function syncDemoAccount(db: Database, isAllowed: boolean): Promise<void> {
  if (!isAllowed) return lock(db);
  const values = { passwordHash: await hashPassword(DEMO_PASSWORD), contactConfirmedAt: new Date() };
  await db
    .insert(accounts)
    .values({ id: DEMO_ID, email: DEMO_EMAIL, emailCanonical: DEMO_EMAIL, username: "Demo", ...values })
    .onConflictDoUpdate({ target: accounts.id, set: values });
}

async function lock(db: Database): Promise<void> {
  const [demo] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, DEMO_ID));
  if (!demo) return;
  await db
    .update(accounts)
    .set({ passwordHash: await hashPassword(randomBytes(32).toString("hex")) })
    .where(eq(accounts.id, DEMO_ID));
  await db
    .update(sessions)
    .set({ revokedAt: new Date(), revokedFor: "demo not allowed" })
    .where(eq(sessions.accountId, DEMO_ID));
}
