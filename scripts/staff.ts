// `npm run staff -- add EMAIL | remove EMAIL | list`: who works here; the only way to become staff.

import { eq } from "drizzle-orm";
import { loadSettingsFile, readEnvironment } from "@/lib/server/config/environment";
import { withTransaction, type Database } from "@/lib/server/db/client";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openDatabaseBeside } from "@/lib/server/db/open";
import { accounts, auditEvents } from "@/lib/server/db/schema";
import { newId } from "@/lib/server/ids";

const USAGE = "usage: npm run staff -- add EMAIL | remove EMAIL | list";

async function setStaff(db: Database, email: string, isStaff: boolean): Promise<string> {
  const emailCanonical = email.normalize("NFKC").trim().toLowerCase();
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

async function act(db: Database, [action, email]: string[]): Promise<string> {
  if (action === "list") return list(db);
  if ((action === "add" || action === "remove") && email !== undefined) return setStaff(db, email, action === "add");
  throw new Error(USAGE);
}

loadSettingsFile();
const environment = readEnvironment(process.env);
const { database, close } = await openDatabaseBeside(environment, (reason) => {
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
