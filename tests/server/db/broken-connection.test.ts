import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Database, withTransaction } from "@/lib/server/db/client";
import { openPostgres, type OpenDatabase } from "@/lib/server/db/open";
import { subscribers } from "@/lib/server/db/tables/account";
import { startCuttingProxy, targetOf, throughProxy } from "@/tests/support/cutting-proxy";
import { emptyDatabase, testDatabase } from "@/tests/support/database";

let proxy: Awaited<ReturnType<typeof startCuttingProxy>>;
let through: OpenDatabase;
let direct: Database;
let db: Database;
beforeAll(async () => {
  direct = await testDatabase();
  proxy = await startCuttingProxy(targetOf(direct.$client.options));
  through = openPostgres(throughProxy(direct.$client.options, proxy.port));
  db = through.database;
});
beforeEach(() => emptyDatabase(direct));
afterAll(async () => {
  await through.close();
  proxy.close();
});

const row = (contact: string) => ({ contact, area: "en-US" as const, locale: "en" as const });
const contacts = async () => (await direct.select().from(subscribers)).map(({ contact }) => contact).toSorted();
const insert = (contact: string) => withTransaction(db, (tx) => tx.insert(subscribers).values(row(contact)));

it("a transaction that cannot begin gives its connection back, however often", async () => {
  // More often than there are connections.
  for (let time = 0; time < 12; time++) {
    proxy.arm(1, "before");
    await expect(insert("lost")).rejects.toThrow();
    proxy.revive();
  }
  await insert("kept");
  expect(await contacts()).toEqual(["kept"]);
});

it("a connection that breaks between two statements ends neither the process nor later work", async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.insert(subscribers).values(row("lost"));
    proxy.cutNow();
    await tx.insert(subscribers).values(row("lost too"));
  });
  await expect(work).rejects.toThrow();
  proxy.revive();
  await insert("kept");
  expect(await contacts()).toEqual(["kept"]);
});

it("the error that work throws goes on, also when the connection breaks before the rollback", async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.insert(subscribers).values(row("lost"));
    proxy.cutNow();
    throw new Error("the reason");
  });
  await expect(work).rejects.toThrow("the reason");
  proxy.revive();
  expect(await contacts()).toEqual([]);
});

it("a commit whose answer is lost is said to have failed, and was done", async () => {
  // begin, insert, commit
  proxy.arm(3, "after");
  await expect(insert("kept")).rejects.toThrow();
  proxy.revive();
  expect(await contacts()).toEqual(["kept"]);
});
