// Tokens, passwords and codes.

import { randomBytes } from "node:crypto";
import { type AttackCase, expectThat } from "./attack-case";

const PRIVATE = ["/api/eda/user", "/api/eda/cart/list", "/api/eda/order/list", "/api/eda/receiver/list"];

export const authentication: AttackCase[] = [
  {
    id: "A01",
    title: "Private calls without a token",
    run: async ({ call }) => {
      for (const path of PRIVATE) {
        const { status, body } = await call(path);
        expectThat(status === 403 && body.type === "error" && body.data === undefined, `${path} answered ${status}`);
      }
    },
  },
  {
    id: "A02",
    title: "Tokens of wrong shapes, and two of them",
    run: async ({ call, raw, signUp }) => {
      const { token } = await signUp();
      const wrong = [randomBytes(64).toString("base64url"), "", "x".repeat(8000), `${token} `.trim() + "a"];
      for (const sent of wrong) {
        const { status } = await call("/api/eda/user", { token: sent });
        expectThat(status === 403, `a token of ${sent.length} characters answered ${status}`);
      }
      // The scheme is that of API keys, and a token is none.
      const asKey = await call("/api/eda/user", { token: `Bearer ${token}` });
      expectThat(asKey.body.code === "API_KEY_INVALID", `a token with a scheme answered ${asKey.status}`);
      const two = await raw(
        `GET /api/eda/user HTTP/1.1\r\nHost: localhost\r\nAuthorization: x\r\nAuthorization: ${token}\r\nConnection: close\r\n\r\n`,
      );
      expectThat(/^HTTP\/1\.1 (400|403) /.test(two), `two tokens answered ${two.slice(0, 20)}`);
    },
  },
  {
    id: "A03",
    title: "Web tokens without a signature",
    run: async ({ call }) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const token = `${part({ alg: "none" })}.${part({ sub: "1", isStaff: true })}.`;
      expectThat((await call("/api/eda/user", { token })).status === 403, "it was taken");
    },
  },
  {
    id: "A04",
    title: "A token in the query, a cookie or the body",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      const answers = await Promise.all([
        call(`/api/eda/user?token=${token}&authorization=${token}`),
        call("/api/eda/user", { cookie: `token=${token}; authorization=${token}` }),
        call("/api/eda/user/update", { body: { token, authorization: token, username: "x" } }),
      ]);
      expectThat(
        answers.every(({ status }) => status === 403),
        answers.map(({ status }) => status).join(),
      );
    },
  },
  {
    id: "A08",
    title: "A token after signing out",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      await call("/api/auth/logout", { token, body: {} });
      expectThat((await call("/api/eda/user", { token })).status === 403, "it is still good");
    },
  },
  {
    id: "A09",
    title: "Another browser's session after the password was changed",
    run: async ({ call, signUp }) => {
      const { token, email, password } = await signUp();
      const { body } = await call("/api/auth/login", { body: { account: email, password } });
      const other = (body.data as { token: string }).token;
      await call("/api/eda/user/password", { token, body: { password, nPassword: "another good password" } });
      expectThat((await call("/api/eda/user", { token: other })).status === 403, "it is still open");
    },
  },
  {
    id: "A11",
    title: "A hundred wrong passwords, with forged addresses in front of the true one",
    run: async ({ call, signUp }) => {
      const { email, password } = await signUp();
      const known = await call("/api/auth/login", { body: { account: email, password }, from: "192.0.2.1" });
      const cookie = known.headers
        .getSetCookie()
        .map((all) => all.split(";")[0])
        .join("; ");
      const codes: unknown[] = [];
      for (let at = 0; at < 12; at++) {
        const from = `10.0.0.${at}, 192.0.2.2`;
        codes.push(
          (await call("/api/auth/login", { body: { account: email, password: "wrong one" }, from })).body.code,
        );
      }
      expectThat(
        codes.slice(10).every((code) => code === "TOO_MANY_REQUESTS"),
        `the last answers were ${codes.slice(10).join()}`,
      );
      for (let network = 0; network < 10; network++)
        for (let at = 0; at < 10; at++)
          await call("/api/auth/login", {
            body: { account: email, password: "wrong one" },
            from: `198.51.100.${network}`,
          });
      const owner = await call("/api/auth/login", { body: { account: email, password }, cookie, from: "192.0.2.1" });
      expectThat(owner.body.type === "success", `the owner's own device is shut out: ${String(owner.body.code)}`);
    },
  },
  {
    id: "A11v6",
    title: "Registrations from many addresses of one IPv6 network",
    run: async ({ call }) => {
      const codes: unknown[] = [];
      for (let at = 0; at < 25; at++) {
        const body = { account: `v6-${at}@example.com`, password: "correct horse battery" };
        codes.push((await call("/api/auth/register", { body, from: `2001:db8:9:9::${at.toString(16)}` })).body.code);
      }
      expectThat(codes.at(-1) === "TOO_MANY_REQUESTS", "the 25th of one /64 was taken");
    },
  },
  {
    id: "A12",
    title: "Whether an account exists, from sign-in and reset",
    run: async ({ call, signUp }) => {
      const { email } = await signUp();
      const ask = async (account: string) => {
        const login = await call("/api/auth/login", { body: { account, password: "wrong one" } });
        const code = await call("/api/auth/code", { body: { account, purpose: "reset" } });
        return JSON.stringify([login.status, login.body, code.status, code.body]);
      };
      expectThat((await ask(email)) === (await ask("nobody@example.com")), "the answers differ");
    },
  },
  {
    id: "A15",
    title: "Passwords that everybody tries, that are too long, or hold a NUL",
    run: async ({ call }) => {
      let accounts = 0;
      const register = async (password: string) => {
        const account = `password-${++accounts}@example.com`;
        const { status, body } = await call("/api/auth/register", { body: { account, password } });
        return { account, status, code: body.type === "success" ? "taken" : String(body.code) };
      };
      const login = async (account: string, password: string) =>
        (await call("/api/auth/login", { body: { account, password } })).body.type === "success";
      const expected: [string, string][] = [
        ["password1", "PASSWORD_TOO_COMMON"],
        ["Password1!", "PASSWORD_TOO_COMMON"],
        ["boardwright", "PASSWORD_TOO_COMMON"],
        ["Boardwright2026", "PASSWORD_TOO_COMMON"],
        ["        ", "PASSWORD_TOO_COMMON"],
        ["aaaaaaaaaaaa", "PASSWORD_TOO_COMMON"],
        ["short 1", "INVALID_INPUT"],
        ["good so far\0 and on", "INVALID_INPUT"],
        ["x".repeat(129), "INVALID_INPUT"],
        ["x".repeat(1000), "INVALID_INPUT"],
      ];
      for (const [password, code] of expected) {
        const startedAt = performance.now();
        const answer = await register(password);
        const name = `${JSON.stringify(password.slice(0, 20))} (${password.length})`;
        expectThat(
          answer.code === code && answer.status === 200,
          `${name} was answered ${answer.status} ${answer.code}`,
        );
        expectThat(
          performance.now() - startedAt < 2000,
          `${name} took ${(performance.now() - startedAt).toFixed(0)} ms`,
        );
      }
      const long = `${"correct horse battery staple ".repeat(5).slice(0, 127)}!`;
      for (const password of [long.slice(0, 64), long, "🔋🐎🔌🧲🪛🔦📐📏", "密码是一匹正确的马"]) {
        const { account, code } = await register(password);
        expectThat(code === "taken", `${password.length} characters were answered ${code}`);
        expectThat(await login(account, password), `nobody signs in with these ${password.length} characters`);
        const cut = [...password].slice(0, -1).join("");
        expectThat(!(await login(account, cut)), `the last of ${password.length} characters does not count`);
        expectThat(!(await login(account, `${cut}\0`)), "what is behind a NUL does not count");
      }
    },
  },
  {
    id: "A17",
    title: "One mailbox under other spellings",
    run: async ({ call, signUp }) => {
      const { email } = await signUp();
      const { body } = await call("/api/auth/register", {
        body: { account: ` ${email.toUpperCase()} `, password: "correct horse battery" },
      });
      expectThat(
        body.code === "ACCOUNT_EXISTS" || body.code === "INVALID_INPUT",
        `it was answered ${String(body.code ?? body.type)}`,
      );
    },
  },
  {
    id: "A20",
    title: "Confirming an address by guesses",
    run: async ({ call, signUp }) => {
      const { email } = await signUp();
      const codes = new Set<unknown>();
      for (let at = 0; at < 25; at++)
        codes.add((await call(`/api/eda/index/accredit?email=${email}&code=${String(at).padStart(6, "0")}`)).body.code);
      expectThat(!codes.has(undefined) && codes.has("TOO_MANY_REQUESTS"), `the answers were ${[...codes].join()}`);
    },
  },
];
