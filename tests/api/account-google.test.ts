// Signing in with Google: only a fresh token, for this client, with a verified address, in the browser that requested
// it.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getUser, login, register } from "@/lib/contracts/account";
import { getGoogle, signInWithGoogle, startGoogle } from "@/lib/contracts/account-access";
import { accounts } from "@/lib/server/db/tables/account";
import { createTestApi, type TestApi } from "../support/api";
import { sentMessages } from "../support/codes";
import { emptyDatabase } from "../support/database";
import { GOOGLE_CLIENT, GOOGLE_ISSUER, type GoogleStub, startGoogleStub } from "../support/google-stub";

const MINUTE = 60_000;
const PASSWORD = "correct horse battery";

let google: GoogleStub;
let api: TestApi;
beforeAll(async () => {
  google = await startGoogleStub();
  api = await createTestApi({ env: google.env });
});
afterAll(() => google.close());
beforeEach(() => emptyDatabase(api.db));

/** Sends a new browser to Google; answers its cookie and the nonce that Google is to repeat. */
async function leave() {
  const answer = await api.call(startGoogle, {});
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const address = new URL(answer.data.address);
  return { cookie, address, nonce: address.searchParams.get("nonce") ?? "", state: answer.data.state };
}

type Forgery = { claims?: Record<string, unknown>; token?: Parameters<GoogleStub["token"]>[1]; password?: string };

async function comeBack(
  { cookie, nonce }: { cookie: string; nonce: string },
  { claims, token, password }: Forgery = {},
) {
  const credential = google.token({ nonce, ...claims }, { now: api.clock.now, ...token });
  return api.call(signInWithGoogle, { credential, password }, { cookie });
}

describe("the way to Google", () => {
  it("is offered where it is configured, and nowhere else", async () => {
    expect((await api.call(getGoogle, {})).data).toEqual({ isOffered: true });
    const without = await createTestApi();
    expect((await without.call(getGoogle, {})).data).toEqual({ isOffered: false });
    expect((await without.call(startGoogle, {})).code).toBe("NOT_FOUND");
    const credential = google.token({}, { now: api.clock.now });
    expect((await without.call(signInWithGoogle, { credential })).code).toBe("GOOGLE_REFUSED");
  });

  it("leads to Google's own address and back to ours, with a nonce of its own each time", async () => {
    const { address, nonce, state } = await leave();
    expect(address.origin + address.pathname).toBe(`${GOOGLE_ISSUER}/o/oauth2/v2/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ client_id: GOOGLE_CLIENT, redirect_uri: "http://localhost:3000/my-center", response_type: "id_token" },
      ...{ scope: "openid email profile", prompt: "select_account", nonce, state },
    });
    expect((await leave()).nonce).not.toBe(nonce);
  });
});

describe("coming back from Google", () => {
  it("makes an account with a confirmed address the first time, and enters the same one afterwards", async () => {
    const first = await comeBack(await leave());
    expect(first.data.user).toMatchObject({ email: "ada@example.com", username: "Ada Lovelace" });
    expect(first.data.user.contactConfirmed).toBe(true);
    expect(first.data.google).toEqual({ email: "ada@example.com", name: "Ada Lovelace", picture: "" });
    expect((await api.call(getUser, {}, { token: first.data.token })).status).toBe(200);
    const second = await comeBack(await leave(), { claims: { email: "other@example.com" } });
    expect(second.data.user.info).toBe(first.data.user.info);
    expect(await api.db.select().from(accounts)).toHaveLength(1);
  });

  it.each<[string, Forgery]>([
    ["for another client", { claims: { aud: "somebody-else" } }],
    ["by another issuer", { claims: { iss: "https://evil.example" } }],
    ["that is over", { claims: { exp: 1 } }],
    ["of the future", { claims: { iat: 9_999_999_999 } }],
    ["with another nonce", { claims: { nonce: "x".repeat(32) } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["about an address that is not verified", { claims: { email_verified: false } }],
    ["without an address", { claims: { email: "" } }],
    ["that claims to be unsigned", { token: { now: new Date(0), header: { alg: "none" } } }],
    ["that names another algorithm", { token: { now: new Date(0), header: { alg: "HS256" } } }],
    ["with a key that Google does not have", { token: { now: new Date(0), header: { kid: "../../dev/null" } } }],
  ])("with a word %s is refused", async (_, forgery) => {
    const browser = await leave();
    const token = forgery.token && { ...forgery.token, now: api.clock.now };
    expect((await comeBack(browser, { ...forgery, token })).code).toBe("GOOGLE_REFUSED");
    expect(await api.db.select().from(accounts)).toEqual([]);
  });

  it("with a word that a stranger signed, or that is none, is refused", async () => {
    const browser = await leave();
    const token = { now: api.clock.now, key: google.strangersKey };
    expect((await comeBack(browser, { token })).code).toBe("GOOGLE_REFUSED");
    for (const credential of ["x", "a.b.c", "..", `${"a".repeat(8000)}`])
      expect((await api.call(signInWithGoogle, { credential }, { cookie: browser.cookie })).code).toBe(
        "GOOGLE_REFUSED",
      );
    expect((await api.call(signInWithGoogle, { credential: "" })).code).toBe("INVALID_INPUT");
  });

  it("works once, in the browser that left, within a quarter of an hour", async () => {
    const browser = await leave();
    const stolen = await comeBack({ ...browser, cookie: (await leave()).cookie });
    expect(stolen.code).toBe("GOOGLE_REFUSED");
    expect((await comeBack(browser)).type).toBe("success");
    expect((await comeBack(browser)).code).toBe("GOOGLE_REFUSED");
    const slow = await leave();
    api.advance(16 * MINUTE);
    expect((await comeBack(slow)).code).toBe("GOOGLE_REFUSED");
  });

  it("asks Google for its keys seldom, whatever key ids strangers invent", async () => {
    const asked = google.asked();
    for (let round = 0; round < 5; round++)
      await comeBack(await leave(), { token: { now: api.clock.now, header: { kid: `invented-${round}` } } });
    expect(google.asked() - asked).toBeLessThanOrEqual(1);
  });
});

describe("an account that has the address already", () => {
  beforeEach(async () => {
    await api.call(register, { account: "Ada@example.com", password: PASSWORD });
  });

  it("is joined by its password alone; its mailbox is told", async () => {
    const browser = await leave();
    expect((await comeBack(browser)).code).toBe("GOOGLE_LINK_NEEDED");
    expect((await comeBack(browser, { password: "not this one" })).code).toBe("WRONG_CREDENTIALS");
    const joined = await comeBack(browser, { password: PASSWORD });
    const own = await api.call(login, { account: "ada@example.com", password: PASSWORD });
    expect(joined.data.user.info).toBe(own.data.user.info);
    const mails = (await sentMessages(api)).filter(({ subject }) => subject === "Google sign-in was added");
    expect(mails.map(({ to }) => to)).toEqual(["Ada@example.com"]);
    expect((await comeBack(await leave())).data.user.info).toBe(own.data.user.info);
  });
});
