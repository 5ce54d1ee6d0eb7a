// Active sessions, the export of personal data, and records kept after closing an account.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { getUser, login, register } from "@/lib/contracts/account";
import { requestCode } from "@/lib/contracts/account-access";
import { updateUser } from "@/lib/contracts/account-profile";
import {
  closeAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from "@/lib/contracts/account-sessions";
import { listReceivers } from "@/lib/contracts/address";
import type { InputOf } from "@/lib/contracts/endpoint";
import { cancelOrder } from "@/lib/contracts/order";
import { createProject } from "@/lib/contracts/project";
import { addComment } from "@/lib/contracts/project-comment";
import { createSymbol, listSymbols } from "@/lib/contracts/symbol-library";
import { DEMO_EMAIL, DEMO_PASSWORD, syncDemoAccount } from "@/lib/server/db/seed/demo-account";
import { accounts } from "@/lib/server/db/tables/account";
import { receivers } from "@/lib/server/db/tables/address";
import { cartItems, orderLines, orders } from "@/lib/server/db/tables/order";
import { userSymbols } from "@/lib/server/db/tables/symbol";
import { lastCode, sentMessages } from "../support/codes";
import { listMails } from "../support/mails";
import { RESISTOR } from "../support/schematic";
import { ADDRESS } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

const PASSWORD = "correct horse battery";
const MINUTE = 60_000;
const SYMBOL = RESISTOR as object as InputOf<typeof createSymbol>["symbol"];

setUpApiTest();

const statusOf = async (token: string) => (await api.call(getUser, {}, { token })).status;

describe("the list of sessions", () => {
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

  it("names each device in words, the last used first, and says which one this is", async () => {
    expect((await api.call(listSessions, {})).status).toBe(403);
    const { token, email } = await api.signUp();
    await api.signUp();
    api.advance(2 * MINUTE);
    const headers = { "user-agent": IPHONE };
    const phone = (await api.call(login, { account: email, password: PASSWORD }, { headers })).data.token;
    const { rows, total } = (await api.call(listSessions, {}, { token: phone })).data;
    expect(rows.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ["safari", "iphone", true],
      ["unknown", "unknown", false],
    ]);
    expect(total).toBe(2);
    const seen = await api.call(listSessions, {}, { token });
    expect(seen.data.rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it("ends one of one's own, whose sockets hear of it; another's is as good as none", async () => {
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    const other = (await api.call(login, { account: mine.email, password: PASSWORD })).data.token;
    const { rows } = (await api.call(listSessions, {}, { token: mine.token })).data;
    const sessionId = rows.find((session) => !session.isCurrent)?.sessionId ?? "";
    expect((await api.call(endSession, { sessionId })).status).toBe(403);
    const foreign = await api.call(endSession, { sessionId }, { token: neighbour.token });
    const missing = await api.call(endSession, { sessionId: "missing" }, { token: neighbour.token });
    expect([foreign.code, foreign.message]).toEqual([missing.code, missing.message]);
    expect(foreign.code).toBe("NOT_FOUND");
    expect(await statusOf(other)).toBe(200);
    const ended: unknown[] = [];
    const stop = api.deps.eventBus.subscribe((eventBus) => ended.push(eventBus));
    await api.call(endSession, { sessionId }, { token: mine.token });
    stop();
    expect(ended).toEqual([{ kind: "session-ended", sessionId }]);
    expect([await statusOf(mine.token), await statusOf(other), await statusOf(neighbour.token)]).toEqual([
      200, 403, 200,
    ]);
    expect((await api.call(endSession, { sessionId }, { token: mine.token })).code).toBe("NOT_FOUND");
  });

  it("ends all the others at once", async () => {
    expect((await api.call(endOtherSessions, {})).status).toBe(403);
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    const enter = async () => (await api.call(login, { account: mine.email, password: PASSWORD })).data.token;
    const others = [await enter(), await enter()];
    expect((await api.call(endOtherSessions, {}, { token: mine.token })).data).toEqual({ ended: 2 });
    expect(await Promise.all([...others, mine.token, neighbour.token].map(statusOf))).toEqual([403, 403, 200, 200]);
  });
});

describe("the export", () => {
  it("holds everything of the account, and nothing of anybody else or of our house", async () => {
    expect((await api.fetchFile(exportAccount, {})).status).toBe(403);
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    await api.call(updateUser, { username: "Ada" }, { token: mine.token });
    const orderNumber = (await shop.order(mine)).data.orderNumber;
    const foreign = (await shop.order(neighbour)).data;
    const { projectId } = (await api.call(createProject, { projectType: 0, projectName: "Mine" }, mine)).data;
    await api.call(createSymbol, { symbol: { ...SYMBOL, name: "My part" } }, mine);
    await api.call(addComment, { projectId, sheetId: "sheet", x: 0, y: 0, text: "My comment" }, mine);
    const response = await api.fetchFile(exportAccount, {}, { token: mine.token });
    expect(response.headers.get("content-disposition")).toContain("boardwright-2026-11-21.json");
    const text = await response.text();
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(data.account).toMatchObject([{ email: mine.email, username: "Ada" }]);
    expect(data.orders).toMatchObject([{ orderNumber, receiver: { lastName: "Lovelace" } }]);
    expect(data.receivers).toMatchObject([{ lastName: "Lovelace" }]);
    expect(data.orderLines).toHaveLength(1);
    expect(data.sessions).toHaveLength(1);
    expect(data.drawings).toMatchObject([{ projectId, version: 1, content: { objects: [] } }]);
    expect([data.symbols, data.comments]).toMatchObject([[{ name: "My part" }], [{ text: "My comment" }]]);
    for (const secret of [neighbour.email, foreign.orderNumber, "passwordHash", "$argon2", "storageKey"]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe("closing the account", () => {
  const close = (token: string, input: { password?: string; code?: string }) =>
    api.call(closeAccount, input, { token });

  it("asks for the password again, or for a code", async () => {
    expect((await api.call(closeAccount, { password: PASSWORD })).status).toBe(403);
    const { token, email } = await api.signUp();
    expect((await close(token, { password: "not this one" })).code).toBe("WRONG_PASSWORD");
    for (const input of [{}, { code: "123456" }, { password: "" }])
      expect((await close(token, input)).code).toMatch(/^(CODE_WRONG|WRONG_PASSWORD)$/);
    expect(await statusOf(token)).toBe(200);
    await api.call(requestCode, { account: email, purpose: "close" }, { token });
    const { typed } = await lastCode(api, email);
    expect((await close(token, { code: typed })).type).toBe("success");
    expect(await statusOf(token)).toBe(403);
  });

  it("is refused to the demo account, which everybody knows the password of", async () => {
    await syncDemoAccount(api.db, true);
    const { data } = await api.call(login, { account: DEMO_EMAIL, password: DEMO_PASSWORD });
    expect((await close(data.token, { password: DEMO_PASSWORD })).code).toBe("DEMO_ACCOUNT");
    const change = { email: "mine@example.com" };
    expect((await api.call(updateUser, change, { token: data.token })).code).toBe("DEMO_ACCOUNT");
  });

  it("waits for an order that is under way", async () => {
    const mine = await api.signUp();
    const { orderId, orderNumber } = (await shop.order(mine)).data;
    const refused = await close(mine.token, { password: PASSWORD });
    expect([refused.code, refused.message]).toEqual(["ORDERS_OPEN", expect.stringContaining(orderNumber)]);
    expect(await statusOf(mine.token)).toBe(200);
    await api.call(cancelOrder, { id: orderId }, { token: mine.token });
    expect((await close(mine.token, { password: PASSWORD })).type).toBe("success");
  });

  it("keeps the orders and removes the person from everywhere; the neighbour keeps everything", async () => {
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    await api.call(updateUser, { username: "Ada Lovelace", companyName: "Engines" }, { token: mine.token });
    const orderId = await shop.mustOrder(mine);
    await api.call(cancelOrder, { id: orderId }, { token: mine.token });
    await shop.mustOrder(neighbour);
    for (const person of [mine, neighbour]) await api.call(createSymbol, { symbol: SYMBOL }, person);
    await sentMessages(api);
    const other = (await api.call(login, { account: mine.email, password: PASSWORD })).data.token;
    expect((await close(mine.token, { password: PASSWORD })).type).toBe("success");

    expect(await Promise.all([mine.token, other, neighbour.token].map(statusOf))).toEqual([403, 403, 200]);
    expect((await api.call(login, { account: mine.email, password: PASSWORD })).code).toBe("WRONG_CREDENTIALS");
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ accountId: mine.accountId, status: "Cancelled" });
    expect(order?.receiver).toMatchObject({ lastName: "", address: "", phone: "", country: ADDRESS.country });
    expect(await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).toHaveLength(1);
    const [account] = await api.db.select().from(accounts).where(eq(accounts.id, mine.accountId));
    expect(account).toMatchObject({ email: null, emailCanonical: null, username: "", companyName: "" });
    expect(account?.closedAt).toEqual(api.clock.now);
    const kept = JSON.stringify([
      await api.db.select().from(receivers).where(eq(receivers.accountId, mine.accountId)),
      await api.db.select().from(cartItems).where(eq(cartItems.accountId, mine.accountId)),
      await api.db.select().from(userSymbols).where(eq(userSymbols.accountId, mine.accountId)),
    ]);
    expect(kept).toBe("[[],[],[]]");
    expect((await api.call(listSymbols, {}, neighbour)).data.rows).toHaveLength(1);
    const farewell = (await listMails(api.db)).filter(({ recipient }) => recipient === mine.email);
    expect(farewell.map(({ subject }) => subject)).toEqual(["Your account has been closed"]);

    expect((await api.call(listReceivers, {}, { token: neighbour.token })).data.rows).toHaveLength(1);
    expect(await api.db.select().from(orders).where(eq(orders.accountId, neighbour.accountId))).toMatchObject([
      { receiver: { lastName: "Lovelace" } },
    ]);
    // The address is free again, for a new account that has nothing of the old one.
    const anew = await api.call(register, { account: mine.email, password: PASSWORD });
    expect(anew.data.user).toMatchObject({ username: "", email: mine.email });
    expect(anew.data.user.info).not.toBe(mine.accountId);
  });
});
