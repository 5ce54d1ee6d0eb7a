import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { eq, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { expect, it } from "vitest";
import { accounts, auditEvents, sessions, sessionTokens } from "@/lib/server/db/tables/account";
import { visitorMessages } from "@/lib/server/db/tables/content";
import { orderEvents, orders } from "@/lib/server/db/tables/order";
import { orderMessages } from "@/lib/server/db/tables/order-care";
import { jobs, mails } from "@/lib/server/db/tables/promise";
import { files, projects } from "@/lib/server/db/tables/project";
import { eraseExpired } from "@/lib/server/retention/expire";
import { ordersDueBefore } from "@/lib/server/retention/periods";
import { api, setUpApiTest, shop } from "@/tests/support/shop-test";
import { START, DAY_MS } from "@/tests/support/api";
import { testStore } from "@/tests/support/storage";

setUpApiTest();

const YEAR_MS = 365.25 * DAY_MS;
const after = (ms: number) => new Date(START.getTime() + ms);
const { store, files: stored } = testStore();
const run = (now: Date) => eraseExpired({ db: api.db, store, log: pino({ level: "silent" }) }, now);

it("erases records once their time is over, and not a day before", async () => {
  const person = await api.signUp();
  await api.db.delete(sessions);
  await api.db.delete(auditEvents);
  await api.db.delete(mails);
  const mine = { accountId: person.accountId, createdAt: START };
  await api.db.insert(sessions).values([
    { id: "revoked", ...mine, lastUsedAt: START, revokedAt: START },
    { id: "idle", ...mine, lastUsedAt: START },
    { id: "used", ...mine, lastUsedAt: after(80 * DAY_MS) },
  ]);
  await api.db.insert(sessionTokens).values({ hash: "h", sessionId: "revoked", issuedAt: START });
  const job = { payload: {}, createdAt: START };
  await api.db.insert(jobs).values([
    { id: "dead", kind: "a", state: "dead", ...job },
    { id: "waiting", kind: "a", ...job },
  ]);
  const mail = { recipient: "a@example.com", subject: "", text: "", locale: "en" as const, createdAt: START };
  await api.db.insert(mails).values([
    { id: "sent", state: "sent", ...mail },
    { id: "waiting", state: "waiting", ...mail },
  ]);
  await api.db.insert(auditEvents).values([
    { id: "login", kind: "login", createdAt: START },
    { id: "note", kind: "note", subject: "account:x", createdAt: START },
    { id: "refund", kind: "refund", subject: "order:x", createdAt: START },
  ]);
  const message = { kind: "contact" as const, area: "en-US", locale: "en", contact: "a", text: "b", createdAt: START };
  await api.db.insert(visitorMessages).values([
    { id: "done", ...message, doneAt: START },
    { id: "open", ...message },
  ]);
  const left = async () => ({
    sessions: (await api.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id).toSorted(),
    jobs: (await api.db.select({ id: jobs.id }).from(jobs)).map(({ id }) => id).toSorted(),
    mails: (await api.db.select({ id: mails.id }).from(mails)).map(({ id }) => id).toSorted(),
    events: (await api.db.select({ id: auditEvents.id }).from(auditEvents)).map(({ id }) => id).toSorted(),
    messages: (await api.db.select({ id: visitorMessages.id }).from(visitorMessages)).map(({ id }) => id).toSorted(),
  });
  await api.db.delete(jobs).where(eq(jobs.kind, "mail"));
  const all = await left();

  await run(after(30 * DAY_MS));
  expect(await left()).toEqual(all);
  await run(after(30 * DAY_MS + 1));
  expect((await left()).sessions).toEqual(["idle", "used"]);
  expect(await api.db.select().from(sessionTokens)).toEqual([]);
  await run(after(61 * DAY_MS));
  expect((await left()).sessions).toEqual(["used"]);
  await run(after(90 * DAY_MS + 1));
  expect((await left()).jobs).not.toContain("dead");
  await run(after(180 * DAY_MS));
  expect((await left()).mails).toEqual(["sent", "waiting"]);
  await run(after(180 * DAY_MS + 1));
  expect(await left()).toMatchObject({ sessions: [], mails: ["waiting"], messages: ["done", "open"] });
  await run(after(3 * YEAR_MS + DAY_MS));
  expect(await left()).toMatchObject({ events: ["refund"], messages: ["open"] });
  await run(after(10 * YEAR_MS + DAY_MS));
  expect((await left()).events).toEqual([]);
  expect((await left()).jobs).toContain("waiting");
});

it("erases the person of an order after the years of its area, and keeps its sums", async () => {
  const person = await api.signUp();
  const [ended, open, chinese] = [
    await shop.mustOrder(person),
    await shop.mustOrder(person),
    await shop.mustOrder(person),
  ];
  const end = new Date("2027-01-10T00:00:00Z");
  for (const [id, area] of [
    [ended, "en-US"],
    [chinese, "zh-CN"],
  ] as const) {
    await api.db.update(orders).set({ status: "Complete", area, remark: "ring twice" }).where(eq(orders.id, id));
    await api.db
      .insert(orderEvents)
      .values({ id: `end-${id}`, orderId: id, toStatus: "Complete", actor: "customer", createdAt: end });
  }
  await api.db
    .insert(orderMessages)
    .values({ id: "m", orderId: ended, kind: "message", isFromStaff: false, text: "call me" });
  const find = async (id: string) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
  const former = await find(ended);

  // 2027 is over after ten more years at the end of 2037.
  await run(new Date("2037-12-31T23:59:59Z"));
  expect(await find(ended)).toEqual(former);
  const now = new Date("2038-01-01T00:00:00Z");
  expect((await run(now)).orders).toBe(1);
  const erased = await find(ended);
  expect(erased).toMatchObject({ remark: "", erasedAt: now, amountPayableMicro: former?.amountPayableMicro });
  expect(erased?.receiver).toMatchObject({ country: "GB", lastName: "", phone: "", address: "" });
  expect((await api.db.select().from(orderMessages))[0]?.text).toBe("");
  expect((await run(now)).orders).toBe(0);
  expect(await find(open)).toMatchObject({ erasedAt: null });
  expect(await find(chinese)).toMatchObject({ erasedAt: null, remark: "ring twice" });
  expect((await run(new Date("2058-01-01T00:00:00Z"))).orders).toBe(1);
  expect(await find(open)).toMatchObject({ erasedAt: null });
});

it("deletes the files of a closed account with its last order", async () => {
  const person = await api.signUp();
  const orderId = await shop.mustOrder(person);
  const { key, size, sha256 } = await store.put(Readable.from([Buffer.from("board")]), { maxBytes: 100 });
  const own = { accountId: person.accountId };
  await api.db
    .insert(files)
    .values({ id: "f", ...own, storageKey: key, fileType: 8, name: "a.zip", size, sha256, mime: "application/zip" });
  await api.db.insert(projects).values({ id: "p", ...own, fileId: "f", name: "Board", projectType: 2 });
  await api.db.update(orders).set({ status: "Complete" }).where(eq(orders.id, orderId));
  await api.db.update(orderEvents).set({ createdAt: START });
  const due = new Date("2037-01-01T00:00:00Z");
  expect(await run(due)).toMatchObject({ orders: 1, closedAccounts: 0 });
  expect(stored()).toHaveLength(1);
  await api.db.update(accounts).set({ closedAt: START });
  expect(await run(due)).toMatchObject({ orders: 0, closedAccounts: 1 });
  expect(await api.db.select().from(files)).toEqual([]);
  expect(stored()).toEqual([]);
});

it("counts the years from the end of the year", () => {
  expect(ordersDueBefore("en-US", new Date("2036-12-31T23:59:59Z"))).toEqual(new Date("2026-01-01T00:00:00Z"));
  expect(ordersDueBefore("zh-CN", new Date("2057-01-01T00:00:00Z"))).toEqual(new Date("2027-01-01T00:00:00Z"));
});

it("says of every table how long it is kept", () => {
  const modules = import.meta.glob<Record<string, unknown>>("/lib/server/db/tables/*.ts", { eager: true });
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));
  const text = readFileSync("docs/operations/retention.md", "utf8");
  expect(tables.filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
});
