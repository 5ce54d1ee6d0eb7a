// Passwords and codes: who gets one, what it is good for, and what an outsider learns.

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getUser, login, register } from "@/lib/contracts/account";
import { changePassword, checkCode, confirmContact, requestCode, resetPassword } from "@/lib/contracts/account-access";
import { accounts, contactCodes } from "@/lib/server/db/tables/account";
import { tidyUp } from "@/lib/server/jobs/housekeeping";
import { refusedFields, createTestApi, type TestApi } from "../support/api";
import { lastCode, sentMessages } from "../support/codes";
import { emptyDatabase } from "../support/database";

const MINUTE = 60_000;
const OLD = "correct horse battery";
const NEW = "another good password";
const MOBILE = "13912345678";

let api: TestApi;
let cn: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  cn = await createTestApi({ env: { MARKET_AREA: "zh-CN", BASE_URL: "https://www.boardwright.example" } });
});
beforeEach(() => emptyDatabase(api.db));

const statusOf = async (token: string) => (await api.call(getUser, {}, { token })).status;

describe("changing the password", () => {
  it("is refused without a token, with a wrong old one, and for a new one that is bad", async () => {
    expect((await api.call(changePassword, { password: OLD, nPassword: NEW })).status).toBe(403);
    const { token, email } = await api.signUp();
    const wrong = await api.call(changePassword, { password: "not this one", nPassword: NEW }, { token });
    expect([wrong.status, wrong.code, wrong.message]).toEqual([
      200,
      "WRONG_PASSWORD",
      "The current password is not correct.",
    ]);
    const short = await api.call(changePassword, { password: OLD, nPassword: "short" }, { token });
    expect(short.data).toEqual([{ field: "nPassword", message: "Use at least 8 characters" }]);
    expect((await api.call(changePassword, { password: OLD, nPassword: "password1" }, { token })).code).toBe(
      "PASSWORD_TOO_COMMON",
    );
    expect((await api.call(login, { account: email, password: OLD })).type).toBe("success");
  });

  it("holds from then on, ends every other session and its sockets, tells the mailbox, and leaves neighbours alone", async () => {
    const mine = await api.signUp();
    const neighbour = await api.signUp();
    const other = await api.call(login, { account: mine.email, password: OLD });
    const ended: string[] = [];
    const stop = api.deps.eventBus.subscribe((eventBus) => ended.push(eventBus.kind));
    await api.call(changePassword, { password: OLD, nPassword: NEW }, { token: mine.token });
    stop();
    expect([await statusOf(mine.token), await statusOf(other.data.token), await statusOf(neighbour.token)]).toEqual([
      200, 403, 200,
    ]);
    expect(ended).toEqual(["session-ended"]);
    expect((await api.call(login, { account: mine.email, password: OLD })).code).toBe("WRONG_CREDENTIALS");
    expect((await api.call(login, { account: mine.email, password: NEW })).type).toBe("success");
    expect((await api.call(login, { account: neighbour.email, password: OLD })).type).toBe("success");
    const mails = (await sentMessages(api)).filter(({ subject }) => subject === "Your password was changed");
    expect(mails.map(({ to }) => to)).toEqual([mine.email]);
  });

  it("slows down whoever guesses the old one with a stolen token", async () => {
    const limited = await createTestApi({ limits: true });
    const { token } = await limited.signUp();
    const guesses = Array.from({ length: 12 }, () =>
      limited.call(changePassword, { password: "guess guess", nPassword: NEW }, { token }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("asking for a code", () => {
  it("answers alike for an account that exists and one that does not, and writes to the first alone", async () => {
    const { email } = await api.signUp();
    await sentMessages(api);
    const known = await api.call(requestCode, { account: email, purpose: "reset" });
    const unknown = await api.call(requestCode, { account: "nobody@example.com", purpose: "reset" });
    expect([known.status, known.data, known.message]).toEqual([unknown.status, unknown.data, unknown.message]);
    const resets = (await sentMessages(api)).filter(({ subject }) => subject === "Reset your password");
    expect(resets.map(({ to }) => to)).toEqual([email]);
  });

  it.each(["", "not-an-address", MOBILE])(
    "refuses %j as an account where only addresses are known",
    async (account) => {
      expect((await api.call(requestCode, { account, purpose: "reset" })).data).toEqual([
        {
          field: "account",
          message: account === "" ? "Required" : expect.stringContaining("email address"),
        },
      ]);
    },
  );

  it("refuses a purpose that there is not, and asks for a token where only its owner has a use for the code", async () => {
    const bad = { account: "a@example.com", purpose: "admin" };
    expect((await api.callRaw(requestCode, bad)).code).toBe("INVALID_INPUT");
    for (const purpose of ["email", "close"] as const) {
      expect((await api.call(requestCode, { account: "a@example.com", purpose })).status).toBe(403);
    }
    const { token } = await api.signUp();
    const neighbour = await api.signUp();
    expect((await api.call(requestCode, { account: neighbour.email, purpose: "close" }, { token })).code).toBe(
      "NOT_FOUND",
    );
  });

  it("gives one a minute to a contact, whatever its spelling", async () => {
    const limited = await createTestApi({ limits: true });
    const ask = (account: string) => limited.call(requestCode, { account, purpose: "reset" });
    const first = await ask("a@example.com");
    const second = await ask("A@Example.com");
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("b@example.com")).status).toBe(200);
  });

  it("keeps a hash of it and nothing else", async () => {
    const { email } = await api.signUp();
    await api.call(requestCode, { account: email, purpose: "reset" });
    const { typed, link } = await lastCode(api, email);
    const kept = JSON.stringify(await api.db.select().from(contactCodes));
    expect(kept).not.toContain(typed);
    expect(kept).not.toContain(link);
  });
});

it("codes that are long over are thrown away, and no others", async () => {
  const { email } = await api.signUp();
  await api.call(requestCode, { account: email, purpose: "reset" });
  await lastCode(api, email);
  const before = await api.db.select().from(contactCodes);
  await tidyUp(api.deps, api.clock.now);
  expect(await api.db.select().from(contactCodes)).toHaveLength(before.length);
  await tidyUp(api.deps, new Date(api.clock.now.getTime() + 26 * 60 * MINUTE));
  expect(await api.db.select().from(contactCodes)).toEqual([]);
});

describe("a forgotten password", () => {
  async function ask(email: string) {
    await api.call(requestCode, { account: email, purpose: "reset" });
    return lastCode(api, email);
  }
  const reset = (account: string, code: string, nPassword = NEW) =>
    api.call(resetPassword, { account, code, nPassword });

  it("is replaced by the code, once; every session ends and the address is confirmed", async () => {
    const { email, token } = await api.signUp();
    const { typed } = await ask(email);
    expect((await reset(email.toUpperCase(), ` ${typed.slice(0, 3)} ${typed.slice(3)}`)).type).toBe("success");
    expect(await statusOf(token)).toBe(403);
    const entered = await api.call(login, { account: email, password: NEW });
    expect(entered.data.user.contactConfirmed).toBe(true);
    expect((await reset(email, typed, "a third password")).code).toBe("CODE_WRONG");
  });

  it("is replaced by the link of the mail for an hour, which leads to the configured address whatever the host says", async () => {
    const { email } = await api.signUp();
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await api.call(requestCode, { account: email, purpose: "reset" }, { headers });
    const mail = (await sentMessages(api)).find(({ subject }) => subject === "Reset your password");
    expect(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0]).toMatch(/^http:\/\/localhost:3000\/my-center#purpose=reset&/);
    const { typed, link } = await lastCode(api, email);
    api.advance(59 * MINUTE);
    expect((await reset(email, typed)).code).toBe("CODE_WRONG");
    expect((await reset(email, link)).type).toBe("success");
    expect((await reset(email, link, "a third password")).code).toBe("CODE_WRONG");
  });

  it("is refused a code that is old, another's, for something else, or replaced by a newer one", async () => {
    const { email } = await api.signUp();
    const neighbour = await api.signUp();
    const { typed } = await ask(email);
    expect((await reset(neighbour.email, typed)).code).toBe("CODE_WRONG");
    const { typed: confirming } = await lastCode(api, neighbour.email);
    expect((await reset(neighbour.email, confirming)).code).toBe("CODE_WRONG");
    const { typed: newer } = await ask(email);
    if (newer !== typed) expect((await reset(email, typed)).code).toBe("CODE_WRONG");
    api.advance(10 * MINUTE);
    expect((await reset(email, newer)).code).toBe("CODE_WRONG");
    expect((await api.call(login, { account: email, password: OLD })).type).toBe("success");
  });

  it("takes five tries for a code, all at once too, and says the same of an account that nobody has", async () => {
    const { email } = await api.signUp();
    const { typed } = await ask(email);
    const wrong = typed === "000000" ? "000001" : "000000";
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(email, wrong)));
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set(["CODE_WRONG"]));
    const spent = await reset(email, typed);
    const unknown = await reset("nobody@example.com", typed);
    expect([spent.status, spent.code, spent.message]).toEqual([unknown.status, unknown.code, unknown.message]);
  });

  it("sends no code that outlives a change of the password", async () => {
    const { email, token } = await api.signUp();
    const { typed, link } = await ask(email);
    await api.call(changePassword, { password: OLD, nPassword: NEW }, { token });
    for (const code of [typed, link]) expect((await reset(email, code, "a third password")).code).toBe("CODE_WRONG");
  });

  it.each([
    [{ nPassword: "short" }, "nPassword"],
    [{ code: "" }, "code"],
    [{ account: "" }, "account"],
  ])("names the field of what is missing or bad: %j", async (bad, field) => {
    const answer = await api.call(resetPassword, { account: "a@example.com", code: "1", nPassword: NEW, ...bad });
    expect(answer.code).toBe("INVALID_INPUT");
    expect(refusedFields(answer)).toEqual([field]);
  });
});

describe("confirming an address", () => {
  it("works by the mail that registration sends, by its code or its link, once, and for that account alone", async () => {
    const { email, token } = await api.signUp();
    const neighbour = await api.signUp();
    expect((await api.call(getUser, {}, { token })).data.contactConfirmed).toBe(false);
    const { typed, link } = await lastCode(api, email);
    expect((await api.call(confirmContact, { email: neighbour.email, code: typed })).code).toBe("CODE_WRONG");
    expect((await api.call(confirmContact, { email, code: link })).type).toBe("success");
    expect((await api.call(confirmContact, { email, code: link })).code).toBe("CODE_WRONG");
    expect((await api.call(getUser, {}, { token })).data.contactConfirmed).toBe(true);
    expect((await api.call(getUser, {}, { token: neighbour.token })).data.contactConfirmed).toBe(false);
  });

  it("makes no account, and is refused what is no address", async () => {
    expect((await api.call(confirmContact, { email: "nobody@example.com", code: "123456" })).code).toBe("CODE_WRONG");
    expect(await api.db.select().from(accounts)).toEqual([]);
    expect((await api.call(confirmContact, { email: "x", code: "123456" })).data).toEqual([
      { field: "email", message: expect.stringContaining("email address") },
    ]);
  });
});

describe("a mobile number in the zh-CN area", () => {
  const ask = async (purpose: "register" | "login" | "reset") => {
    await cn.call(requestCode, { account: `+86 139-1234 5678`, purpose });
    return lastCode(cn, MOBILE);
  };

  it("registers with a code by SMS, which carries nothing but the code", async () => {
    const { typed } = await ask("register");
    const [sms] = await sentMessages(cn);
    expect([sms?.channel, sms?.to, sms?.text.includes("http")]).toEqual(["sms", MOBILE, false]);
    for (const code of [undefined, "000000"].filter((guess) => guess !== typed)) {
      expect((await cn.call(register, { account: MOBILE, password: OLD, code })).code).toBe("CODE_WRONG");
    }
    const made = await cn.call(register, { account: "139 1234 5678", password: OLD, code: typed });
    expect(made.data.user).toMatchObject({ email: "", phone: MOBILE, contactConfirmed: true });
    const again = await ask("register");
    expect((await cn.call(register, { account: MOBILE, password: OLD, code: again.typed })).code).toBe(
      "ACCOUNT_EXISTS",
    );
  });

  it("signs in by its password or by a code, and an unknown one is sent none and told nothing", async () => {
    const { typed } = await ask("register");
    await cn.call(register, { account: MOBILE, password: OLD, code: typed });
    expect((await cn.call(login, { account: MOBILE, password: OLD })).type).toBe("success");
    const login1 = await ask("login");
    expect((await cn.call(checkCode, { account: MOBILE, code: login1.typed })).type).toBe("success");
    expect((await cn.call(login, { account: MOBILE, code: login1.typed })).data.user.phone).toBe(MOBILE);
    expect((await cn.call(login, { account: MOBILE, code: login1.typed })).code).toBe("CODE_WRONG");
    await cn.call(requestCode, { account: "13800000000", purpose: "login" });
    expect((await sentMessages(cn)).filter(({ to }) => to === "13800000000")).toEqual([]);
    expect((await cn.call(login, { account: "13800000000", code: "123456" })).code).toBe("CODE_WRONG");
    expect((await cn.call(login, { account: MOBILE })).code).toBe("CODE_WRONG");
  });

  it("has its code checked without using it up, and without being told what was wrong", async () => {
    await ask("register");
    const wrong = await cn.call(checkCode, { account: MOBILE, code: "12" });
    const unknown = await cn.call(checkCode, { account: "13800000000", code: "12" });
    expect([wrong.code, wrong.message]).toEqual([unknown.code, unknown.message]);
    expect((await cn.call(checkCode, { account: "x", code: "12" })).code).toBe("INVALID_INPUT");
  });

  it("is none where numbers are not taken", async () => {
    await api.call(requestCode, { account: MOBILE, purpose: "register" });
    expect((await sentMessages(api)).filter(({ channel }) => channel === "sms")).toEqual([]);
    const [row] = await api.db.select().from(accounts).where(eq(accounts.mobile, MOBILE));
    expect(row).toBeUndefined();
  });
});
