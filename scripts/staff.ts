// `npm run staff -- add EMAIL | remove EMAIL | list | transfer …`: manages staff accounts, which can be created in no
// other way, and confirms bank transfers.

import { eq } from "drizzle-orm";
import { parseMicro } from "@/lib/base/money";
import { AppError } from "@/lib/contracts/errors";
import { findByEmail } from "@/lib/server/account/rows";
import { loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import { withTransaction, type Database } from "@/lib/server/db/client";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openSharedDatabase } from "@/lib/server/db/open";
import { accounts, auditEvents } from "@/lib/server/db/tables/account";
import { newId } from "@/lib/server/ids";
import { createLog } from "@/lib/server/log";
import { confirmTransfer } from "@/lib/server/payment/confirm-transfer";
import type { Effect } from "@/lib/server/payment/effects";
import { createMemoryEventBus } from "@/lib/server/realtime/memory-event-bus";

const USAGE = `usage: npm run staff -- add EMAIL | remove EMAIL | list
       npm run staff -- transfer STAFF-EMAIL ORDER-NUMBER AMOUNT CURRENCY BOOKING`;

const canonical = (email: string) => email.normalize("NFKC").trim().toLowerCase();

async function setStaff(db: Database, email: string, isStaff: boolean): Promise<string> {
  const emailCanonical = canonical(email);
  return withTransaction(db, async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ isStaff })
      .where(eq(accounts.emailCanonical, emailCanonical))
      .returning({ id: accounts.id });
    if (!account) throw new Error(`There is no account ${emailCanonical}. It has to be registered first.`);
    await tx.insert(auditEvents).values({
      id: newId(),
      accountId: account.id,
      kind: isStaff ? "staff-added" : "staff-removed",
      details: { by: "command line" },
    });
    return `${emailCanonical} is ${isStaff ? "staff now" : "no longer staff"}.`;
  });
}

async function list(db: Database): Promise<string> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.isStaff, true))
    .orderBy(accounts.email);
  return rows.length === 0 ? "Nobody is staff." : rows.map((row) => row.email).join("\n");
}

const OUTCOMES: Record<Effect, string> = {
  paid: "The order is paid.",
  refunded: "The order takes no payment any more: the money has to be sent back by hand.",
  mismatch: "This is not what the order comes to. Nothing was changed.",
  none: "This was counted before. Nothing was changed.",
  failed: "Nothing was changed.",
  expired: "Nothing was changed.",
};

/** Confirms a transfer on the bank account; the activity log records the member of staff. */
async function transfer(db: Database, args: string[]): Promise<string> {
  const [email, orderNumber, amount, currency, bankReference] = args;
  if (!email || !orderNumber || !amount || !currency || !bankReference) throw new Error(USAGE);
  const staff = await findByEmail(db, canonical(email));
  if (!staff?.isStaff) throw new Error(`${email} is not staff.`);
  const log = createLog("silent");
  const deps = { db, environment, log, eventBus: createMemoryEventBus(log), now: () => new Date() };
  const seen = { orderNumber, currency, amountMicro: parseMicro(amount), bankReference };
  try {
    return OUTCOMES[await confirmTransfer(deps, staff.id, seen)];
  } catch (error) {
    if (error instanceof AppError) throw new Error(`No order ${orderNumber} awaits a bank transfer.`, { cause: error });
    throw error;
  }
}

async function act(db: Database, [action, ...args]: string[]): Promise<string> {
  const [email] = args;
  if (action === "transfer") return transfer(db, args);
  if (action === "list") return list(db);
  if ((action === "add" || action === "remove") && email !== undefined) return setStaff(db, email, action === "add");
  throw new Error(USAGE);
}

loadSettingsFile();
const environment = readEnvironment(process.env);
const { database, close } = await openSharedDatabase(environment, (reason) => {
  throw new Error(reason);
});
try {
  await migrateDatabase(database);
  console.log(await act(database, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
