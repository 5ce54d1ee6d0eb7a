import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getUser, login, logout, register } from "@/lib/contracts/account";
import { sessionTokens } from "@/lib/server/db/tables/account";
import { emptyDatabase } from "../support/database";
import { createTestApi, type TestApi } from "../support/api";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = "correct horse battery";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => emptyDatabase(api.db));

describe("registering", () => {
  it("signs the new account in and answers only what the contract names", async () => {
    const answer = await api.call(register, { account: "Ada@Example.com", password: PASSWORD });
    expect(answer.type).toBe("success");
    expect(answer.data.token).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(answer.data.user).sort()).toEqual([
      "avatar",
      "companyName",
      "contactConfirmed",
      "email",
      "industry",
      "info",
      "jobTitle",
      "phone",
      "pointOut",
      "url",
      "username",
    ]);
    expect(answer.data.user.email).toBe("Ada@Example.com");
    expect((await api.call(getUser, {}, { token: answer.data.token })).data.email).toBe("Ada@Example.com");
  });

  it("takes no password with a NUL in it, and names the field", async () => {
    const account = "nul@example.com";
    const answer = await api.call(register, { account, password: "good so far\0 and on" });
    expect([answer.code, answer.data]).toEqual(["INVALID_INPUT", [expect.objectContaining({ field: "password" })]]);
    expect((await api.call(register, { account, password: "good so far" })).type).toBe("success");
  });

  it("knows one mailbox under every spelling of case and width", async () => {
    await api.call(register, { account: "ada@example.com", password: PASSWORD });
    for (const account of ["ADA@example.com", " ada@EXAMPLE.com ", "ａｄａ@example.com"]) {
      expect((await api.call(register, { account, password: PASSWORD })).code).toBe("ACCOUNT_EXISTS");
    }
  });

  it.each(["password1", "Passw0rd!!", "boardwright2026", "aaaaaaaa", "12345678"])(
    "refuses %s, which everybody tries",
    async (password) => {
      expect((await api.call(register, { account: "a@example.com", password })).code).toBe("PASSWORD_TOO_COMMON");
    },
  );

  it("takes 64 characters and emoji, and names the field of what it refuses", async () => {
    const long = "é🙂".repeat(32);
    expect((await api.call(register, { account: "long@example.com", password: long })).type).toBe("success");
    expect((await api.call(login, { account: "long@example.com", password: long })).type).toBe("success");
    const short = await api.call(register, { account: "a@example.com", password: "short" });
    expect([short.status, short.code, short.data]).toEqual([
      200,
      "INVALID_INPUT",
      [{ field: "password", message: "Use at least 8 characters" }],
    ]);
    expect((await api.call(register, { account: "a@example.com", password: "x".repeat(1000) })).code).toBe(
      "INVALID_INPUT",
    );
  });

  it.each(["not-an-address", "a@b", "a@b..com", "a b@example.com", "a@example.com."])(
    "refuses %s as an account",
    async (account) => {
      const answer = await api.call(register, { account, password: PASSWORD }, { headers: { "x-locale": "zh" } });
      expect([answer.code, answer.data]).toEqual([
        "INVALID_INPUT",
        [{ field: "account", message: "请输入邮箱地址，例如 name@example.com" }],
      ]);
    },
  );
});

describe("signing in", () => {
  it("answers a wrong password and an unknown account alike", async () => {
    await api.call(register, { account: "ada@example.com", password: PASSWORD });
    const wrong = await api.call(login, { account: "ada@example.com", password: "not the password" });
    const unknown = await api.call(login, { account: "eve@example.com", password: "not the password" });
    expect([wrong.status, wrong.code, wrong.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    expect(wrong.code).toBe("WRONG_CREDENTIALS");
  });

  it("slows a guesser down, in parallel too, and leaves the owner's own address alone", async () => {
    const limited = await createTestApi({ limits: true });
    await limited.call(register, { account: "ada@example.com", password: PASSWORD });
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => limited.call(login, { account: "ada@example.com", password: "guess guess" })),
    );
    expect(guesses.filter(({ code }) => code === "WRONG_CREDENTIALS")).toHaveLength(10);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const forged = { "x-forwarded-for": "203.0.113.9" };
    const again = await limited.call(login, { account: "ada@example.com", password: PASSWORD }, { headers: forged });
    expect(again.status).toBe(429);
  });
});

describe("a token", () => {
  it.each([undefined, "", "x".repeat(43), "y".repeat(100_000), `${"x".repeat(43)}, ${"x".repeat(43)}`])(
    "that is missing or not one of ours (%#) is refused with 403 and nothing else",
    async (token) => {
      const response = await api.fetchFile(getUser, {}, token === undefined ? {} : { token });
      expect(response.status).toBe(403);
      const body = (await response.json()) as Record<string, unknown>;
      expect(body).toEqual({ type: "error", code: "UNAUTHENTICATED", message: body.message });
    },
  );

  it("is taken from the header alone: a query, a cookie or a form field is not one", async () => {
    const { token } = await api.signUp();
    const response = await api.send(`http://localhost:3000/api/eda/user?token=${token}&Authorization=${token}`, {
      headers: { cookie: `token=${token}` },
    });
    expect(response.status).toBe(403);
  });

  it("is stored only as a hash", async () => {
    const { token } = await api.signUp();
    const rows = await api.db.select().from(sessionTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toHaveLength(1);
  });

  it("older than 15 minutes is replaced once, however many calls arrive together, and none of them is refused", async () => {
    const { token } = await api.signUp();
    await api.call(getUser, {}, { token });
    api.advance(16 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(getUser, {}, { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const fresh = answers.map(({ headers }) => headers.get("authorization")).filter((value) => value !== null);
    expect(fresh).toHaveLength(1);
  });

  it("stays good until its successor was used, and 60 seconds longer; then its reuse ends the session", async () => {
    const { token } = await api.signUp();
    api.advance(16 * MINUTE);
    const successor = (await api.call(getUser, {}, { token })).headers.get("authorization") ?? "";
    api.advance(10 * MINUTE);
    expect((await api.call(getUser, {}, { token })).status).toBe(200);
    expect((await api.call(getUser, {}, { token: successor })).status).toBe(200);
    api.advance(59_000);
    expect((await api.call(getUser, {}, { token })).status).toBe(200);
    api.advance(2_000);
    expect((await api.call(getUser, {}, { token })).status).toBe(403);
    expect((await api.call(getUser, {}, { token: successor })).status).toBe(403);
  });

  it("whose successor was lost on the way is given another", async () => {
    const { token } = await api.signUp();
    api.advance(16 * MINUTE);
    const lost = (await api.call(getUser, {}, { token })).headers.get("authorization");
    api.advance(2 * MINUTE);
    const second = (await api.call(getUser, {}, { token })).headers.get("authorization") ?? "";
    expect(second).not.toBe(lost);
    expect((await api.call(getUser, {}, { token: second })).status).toBe(200);
    expect((await api.call(getUser, {}, { token: lost ?? "" })).status).toBe(403);
  });

  it("dies after 30 idle days, and after 90 days however busy", async () => {
    const idle = await api.signUp();
    const busy = await api.signUp();
    let token = busy.token;
    for (let day = 0; day < 29; day++) {
      api.advance(DAY);
      token = (await api.call(getUser, {}, { token })).headers.get("authorization") ?? token;
    }
    api.advance(2 * DAY);
    expect((await api.call(getUser, {}, { token: idle.token })).status).toBe(403);
    for (let day = 31; day <= 90; day++) {
      const answer = await api.call(getUser, {}, { token });
      expect([day, answer.status]).toEqual([day, 200]);
      token = answer.headers.get("authorization") ?? token;
      api.advance(DAY);
    }
    expect((await api.call(getUser, {}, { token })).status).toBe(403);
  });

  it("is dead after signing out, and the session's sockets are told", async () => {
    const { token } = await api.signUp();
    const messages: string[] = [];
    const stop = api.deps.eventBus.subscribe((event) => messages.push(event.kind));
    await api.call(logout, {}, { token });
    stop();
    expect(messages).toEqual(["session-ended"]);
    expect((await api.call(getUser, {}, { token })).status).toBe(403);
  });
});
