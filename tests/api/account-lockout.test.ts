// Strangers who try passwords and codes slow themselves down; the account's own people keep a way in.

import { beforeEach, describe, expect, it } from "vitest";
import { getUser, login } from "@/lib/contracts/account";
import { changePassword, requestCode, resetPassword } from "@/lib/contracts/account-access";
import { limitCounters } from "@/lib/server/db/tables/promise";
import { createLimitCounters, deleteExpiredCounters } from "@/lib/server/http/limit-counters";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { createTestApi, type TestApi } from "../support/api";
import { lastCode, sentMessages } from "../support/codes";

const OLD = "correct horse battery";
const NEW = "another good password";
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const HOME = from("203.0.113.7");

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi({ limits: true, env: { TRUST_PROXY: "1" } });
});

const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? "";

/** A hundred wrong passwords from ten networks: all that the account takes from anywhere in an hour. */
async function attack(account: string): Promise<void> {
  for (let network = 0; network < 10; network++) {
    const caller = from(`198.51.100.${network}`);
    for (let at = 0; at < 10; at++) await api.call(login, { account, password: "wrong password" }, caller);
  }
}

describe("after a hundred wrong passwords from elsewhere", () => {
  it("a device that signed in before still signs in, and another one is told to wait", async () => {
    const { email } = await api.signUp(HOME);
    const signedIn = await api.call(login, { account: email, password: OLD }, HOME);
    const device = cookieOf(signedIn.headers, "device");
    expect(device).toMatch(/^device=[\w-]{16}\.[\w-]{43}$/);
    await attack(email);
    expect((await api.call(login, { account: email, password: OLD }, HOME)).code).toBe("TOO_MANY_REQUESTS");
    const known = await api.call(login, { account: email, password: OLD }, { ...HOME, cookie: device });
    expect(known.type).toBe("success");
  });

  it("a known device has ten tries of its own, and none for another account", async () => {
    const mine = await api.signUp(HOME);
    const other = await api.signUp(from("203.0.113.8"));
    const signedIn = await api.call(login, { account: mine.email, password: OLD }, HOME);
    const cookie = cookieOf(signedIn.headers, "device");
    const attempt = async (account: string) =>
      (await api.call(login, { account, password: "wrong password" }, { ...HOME, cookie })).code;
    for (let at = 0; at < 10; at++) expect(await attempt(mine.email)).toBe("WRONG_CREDENTIALS");
    expect(await attempt(mine.email)).toBe("TOO_MANY_REQUESTS");
    await attack(other.email);
    expect(await attempt(other.email)).toBe("TOO_MANY_REQUESTS");
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`;
    const refused = await api.call(login, { account: other.email, password: OLD }, { ...HOME, cookie: forged });
    expect(refused.code).toBe("TOO_MANY_REQUESTS");
  });

  it("somebody signed in changes the password, and the link of a mail leads back in", async () => {
    const { email, token } = await api.signUp(HOME);
    await attack(email);
    const changed = await api.call(changePassword, { password: OLD, nPassword: NEW }, { ...HOME, token });
    expect(changed.type).toBe("success");
    await api.call(requestCode, { account: email, purpose: "reset" }, HOME);
    const { link } = await lastCode(api, email);
    for (let at = 0; at < 25; at++) {
      await api.call(resetPassword, { account: email, code: "000000", nPassword: OLD }, from("198.51.100.77"));
      await api.call(resetPassword, { account: email, code: "x".repeat(32), nPassword: OLD }, from("198.51.100.78"));
    }
    const reset = await api.call(resetPassword, { account: email, code: link, nPassword: OLD }, HOME);
    expect(reset.type).toBe("success");
    const cookie = cookieOf(reset.headers, "device");
    expect((await api.call(login, { account: email, password: OLD }, { ...HOME, cookie })).type).toBe("success");
  });
});

describe("codes that strangers ask for", () => {
  it("take no earlier link away, and beyond the day's ten one an hour still reaches the owner", async () => {
    const { email } = await api.signUp(HOME);
    const ask = (address: string) => api.call(requestCode, { account: email, purpose: "reset" }, from(address));
    await ask("203.0.113.7");
    const { link } = await lastCode(api, email);
    for (let at = 0; at < 11; at++) {
      api.advance(60_000);
      await ask(`198.51.100.${at}`);
    }
    expect((await api.call(resetPassword, { account: email, code: link, nPassword: NEW }, HOME)).type).toBe("success");
  });
});

it("a token that comes back after it was retired is told to its owner once, by mail", async () => {
  const { email, token } = await api.signUp(HOME);
  api.advance(16 * 60_000);
  const next = (await api.call(getUser, {}, { ...HOME, token })).headers.get("authorization") ?? "";
  await api.call(getUser, {}, { ...HOME, token: next });
  api.advance(61_000);
  for (let at = 0; at < 2; at++) expect((await api.call(getUser, {}, { ...HOME, token })).status).toBe(403);
  const mails = (await sentMessages(api)).filter(
    ({ to, subject }) => to === email && subject === "You were signed out on one device",
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("/my-center/security");
});

describe("after the process was started again", () => {
  /** The same data with the limits of a new process. */
  function restart(): void {
    api.deps.rateLimiter = createMemoryRateLimiter(createLimitCounters(api.db, "a secret"));
  }
  const tryPassword = (account: string, password: string, caller = HOME) =>
    api.call(login, { account, password }, caller);

  beforeEach(restart);

  it("whoever tried ten passwords still waits, and nobody else does", async () => {
    const { email } = await api.signUp(HOME);
    for (let at = 0; at < 10; at++) expect((await tryPassword(email, "wrong password")).code).toBe("WRONG_CREDENTIALS");
    restart();
    expect((await tryPassword(email, OLD)).code).toBe("TOO_MANY_REQUESTS");
    expect((await tryPassword(email, OLD, from("203.0.113.99"))).type).toBe("success");
  });

  it("an account under attack from everywhere is still closed to strangers", async () => {
    const { email } = await api.signUp(HOME);
    await attack(email);
    restart();
    expect((await tryPassword(email, OLD, from("192.0.2.9"))).code).toBe("TOO_MANY_REQUESTS");
  });

  it("codes that were tried stay counted", async () => {
    const { email } = await api.signUp(HOME);
    const guess = () => api.call(resetPassword, { account: email, code: "000000", nPassword: NEW }, HOME);
    for (let at = 0; at < 20; at++) expect((await guess()).code).toBe("CODE_WRONG");
    restart();
    expect((await guess()).code).toBe("TOO_MANY_REQUESTS");
  });

  it("sign-ins that succeed leave nothing behind, and what is over is forgotten", async () => {
    const { email } = await api.signUp(HOME);
    await api.db.delete(limitCounters);
    for (let at = 0; at < 12; at++) expect((await tryPassword(email, OLD)).type).toBe("success");
    expect(await api.db.select().from(limitCounters)).toEqual([]);
    await tryPassword(email, "wrong password");
    const kept = await api.db.select().from(limitCounters);
    expect(kept.map(({ name, points }) => [name, points]).toSorted()).toEqual([
      ["login-account", 1],
      ["login-address", 1],
      ["login-pair", 1],
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/example\.com|203\.0\.113/);
    await deleteExpiredCounters(api.db, new Date(Date.now() + 2 * 3_600_000));
    expect(await api.db.select().from(limitCounters)).toEqual([]);
  });
});
