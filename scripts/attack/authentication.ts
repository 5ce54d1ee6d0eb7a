// Tokens, passwords and codes.

import { randomBytes } from "node:crypto";
import { type AttackCase, hold } from "./attack-case";

const PRIVATE = ["/api/eda/user", "/api/eda/cart/list", "/api/eda/order/list", "/api/eda/receiver/list"];

export const authentication: AttackCase[] = [
  {
    id: "A01",
    title: "Private calls without a token",
    run: async ({ call }) => {
      for (const path of PRIVATE) {
        const { status, body } = await call(path);
        hold(status === 403 && body.type === "error" && body.data === undefined, `${path} answered ${status}`);
      }
    },
  },
  {
    id: "A02",
    title: "Tokens of wrong shapes, and two of them",
    run: async ({ call, raw, signUp }) => {
      const { token } = await signUp();
      const wrong = [
        randomBytes(64).toString("base64url"),
        "",
        `Bearer ${token}`,
        "x".repeat(8000),
        `${token} `.trim() + "a",
      ];
      for (const sent of wrong) {
        const { status } = await call("/api/eda/user", { token: sent });
        hold(status === 403, `a token of ${sent.length} characters answered ${status}`);
      }
      const two = await raw(
        `GET /api/eda/user HTTP/1.1\r\nHost: localhost\r\nAuthorization: x\r\nAuthorization: ${token}\r\nConnection: close\r\n\r\n`,
      );
      hold(/^HTTP\/1\.1 (400|403) /.test(two), `two tokens answered ${two.slice(0, 20)}`);
    },
  },
  {
    id: "A03",
    title: "Web tokens without a signature",
    run: async ({ call }) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const token = `${part({ alg: "none" })}.${part({ sub: "1", isStaff: true })}.`;
      hold((await call("/api/eda/user", { token })).status === 403, "it was taken");
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
      hold(
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
      hold((await call("/api/eda/user", { token })).status === 403, "it is still good");
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
      hold((await call("/api/eda/user", { token: other })).status === 403, "it is still open");
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
      hold(
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
      hold(owner.body.type === "success", `the owner's own device is shut out: ${String(owner.body.code)}`);
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
      hold(codes.at(-1) === "TOO_MANY_REQUESTS", "the 25th of one /64 was taken");
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
      hold((await ask(email)) === (await ask("nobody@example.com")), "the answers differ");
    },
  },
  {
    id: "A15",
    title: "Passwords that everybody tries, that are too long, or hold a NUL",
    run: async ({ call }) => {
      for (const password of ["password1", "        ", "boardwright", "x".repeat(1000)]) {
        const { status, body } = await call("/api/auth/register", {
          body: { account: `weak-${password.length}@example.com`, password },
        });
        hold(
          status === 200 && body.type === "error",
          `${password.length} characters were answered ${status} ${String(body.type)}`,
        );
      }
      const account = "nul@example.com";
      await call("/api/auth/register", { body: { account, password: "good so far\0 and on" } });
      const cut = await call("/api/auth/login", { body: { account, password: "good so far" } });
      hold(cut.body.type === "error", "a password was cut at its NUL");
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
      hold(
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
      hold(!codes.has(undefined) && codes.has("TOO_MANY_REQUESTS"), `the answers were ${[...codes].join()}`);
    },
  },
];
