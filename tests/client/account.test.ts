// @vitest-environment jsdom
// Signing in and out, as far as the browser goes.

import { describe, expect, it, vi } from "vitest";
import { addressKeys, findLocalReceiver, saveReceiver } from "@/lib/client/address";
import { accountKeys, signIn, signOut, signUp } from "@/lib/client/account";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { sessionStore } from "@/stores/account/session";
import { EMPTY_USER } from "@/stores/account/session-user";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();
const credentials = { account: "ada@example.com", password: "correct horse" };

describe("signing in", () => {
  it("keeps the token and the person, under their three entries", async () => {
    await signIn(credentials);
    expect(Object.keys(localStorage).sort()).toEqual(["token", "user", "userState"]);
    expect(localStorage.getItem("token")).toBe("token-of-login");
    expect(sessionStore.getState()).toMatchObject({
      token: "token-of-login",
      user: { info: "acc_1", username: "Ada" },
    });
  });

  it("by registering signs in at once", async () => {
    await signUp(credentials);
    expect(sessionStore.getState()).toMatchObject({ token: "token-of-registration", user: { info: "acc_1" } });
  });

  it("that is refused keeps nothing and leaves the words to the form", async () => {
    mock.fail("login", { kind: "refusal", code: "WRONG_CREDENTIALS", message: "No match" });
    expect(await failureOf(signIn(credentials))).toMatchObject({ code: "WRONG_CREDENTIALS", message: "No match" });
    expect([Object.keys(localStorage), page.toasts]).toEqual([[], []]);
  });

  it("with a waiting action sends point '5' once, with the new token, and hands the action back", async () => {
    const action = { kind: "add-to-cart", payload: { projectId: "prj_1" } };
    sessionStore.getState().setAuthStatus(action);
    await signIn(credentials);
    sessionStore.getState().setAuthStatus(2);
    sessionStore.getState().setAuthStatus(2);
    await vi.waitFor(() => expect(mock.calls("recordPoint")).toHaveLength(1));
    expect(mock.calls("recordPoint")[0]).toMatchObject({
      body: { type: "5" },
      headers: { authorization: "token-of-login" },
    });
    expect(sessionStore.getState().takePendingAction()).toEqual(action);
  });

  it("tells nobody of a point that got lost", async () => {
    mock.fail("recordPoint", { kind: "cut" });
    sessionStore.getState().setAuthStatus({ kind: "x" });
    sessionStore.getState().setAuthStatus(2);
    await vi.waitFor(() => expect(mock.calls("recordPoint")).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(page.toasts).toEqual([]);
  });
});

describe("an address typed while signed out", () => {
  const typed = {
    firstName: "Ada",
    lastName: "Lovelace",
    country: "GB",
    city: "London",
    address: "12 St James's Square",
    phone: "+44 20 7946 0000",
  };

  it.each([
    ["signing in", signIn, "token-of-login"],
    ["registering", signUp, "token-of-registration"],
  ] as const)("is given to the account by %s, whose list is then asked for anew", async (_, enter, token) => {
    expect(await saveReceiver(typed)).toBe("local");
    const queries = getQueryClient();
    queries.setQueryData(addressKeys.receivers(), []);
    await enter(credentials);
    await vi.waitFor(() => expect(queries.getQueryState(addressKeys.receivers())?.isInvalidated).toBe(true));
    expect(mock.calls("createReceiver")).toMatchObject([{ body: typed, headers: { authorization: token } }]);
    expect(await findLocalReceiver()).toBeNull();
  });

  it("stays on the device where it is not taken, and the sign-in holds", async () => {
    await saveReceiver(typed);
    mock.fail("createReceiver", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "Full" });
    await signIn(credentials);
    await vi.waitFor(() => expect(mock.calls("createReceiver")).toHaveLength(1));
    await vi.waitFor(async () => expect(await findLocalReceiver()).toMatchObject(typed));
    expect([sessionStore.getState().token, page.toasts]).toEqual(["token-of-login", []]);
  });
});

describe("the query cache", () => {
  it("keeps a visitor's board through the sign-in, and forgets everything with the person", async () => {
    const queries = getQueryClient();
    queries.setQueryData(["gerber", "board", "prj_1"], "board");
    await signIn(credentials);
    expect(queries.getQueryData(["gerber", "board", "prj_1"])).toBe("board");
    queries.setQueryData(accountKeys.user(), "Ada");
    sessionStore.getState().setUser({ ...EMPTY_USER, info: "acc_2" });
    expect(queries.getQueryData(accountKeys.user())).toBeUndefined();
  });
});

describe("signing out", () => {
  it("ends the session at the server and forgets it here, but for the two kept keys", async () => {
    await signIn(credentials);
    localStorage.setItem("cookitAgree", "1");
    getQueryClient().setQueryData(accountKeys.user(), "Ada");
    await signOut();
    expect(mock.calls("logout")[0]?.headers.authorization).toBe("token-of-login");
    expect({ ...localStorage }).toEqual({ cookitAgree: "1" });
    expect(sessionStore.getState()).toMatchObject({ token: null, user: EMPTY_USER });
    expect(getQueryClient().getQueryData(accountKeys.user())).toBeUndefined();
  });

  it("forgets it here also when the server cannot be reached", async () => {
    await signIn(credentials);
    mock.fail("logout", { kind: "cut" });
    await signOut();
    expect([localStorage.getItem("token"), page.toasts]).toEqual([null, []]);
  });
});
