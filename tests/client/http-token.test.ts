// @vitest-environment jsdom
// The access token on its way out and back: sent when present, renewed by answers, newest kept.

import { describe, expect, it } from "vitest";
import { getUser } from "@/lib/contracts/account";
import { subscribe } from "@/lib/contracts/support";
import { call } from "@/lib/client/transport/call";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { sessionStore } from "@/stores/account/session";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();

const success = (headers: Record<string, string> = {}) =>
  Response.json({ type: "success", message: "", data: {} }, { headers });

describe("the access token", () => {
  it("is sent raw on every request when present, public calls too", async () => {
    localStorage.setItem("token", "abc");
    await call(getUser, {});
    await call(subscribe, { email: "a@example.com" });
    expect(mock.calls("getUser")[0]?.headers.authorization).toBe("abc");
    expect(mock.calls("subscribe")[0]?.headers.authorization).toBe("abc");
  });

  it("is not sent when absent", async () => {
    await call(subscribe, { email: "a@example.com" });
    expect(mock.calls("subscribe")[0]?.headers).not.toHaveProperty("authorization");
  });

  it("is replaced by the authorization header of an answer, in storage and in the session", async () => {
    localStorage.setItem("token", "old");
    mock.respond("getUser", () => success({ authorization: "new" }));
    await call(getUser, {});
    expect(localStorage.getItem("token")).toBe("new");
    expect(sessionStore.getState().token).toBe("new");
  });

  it("is kept by an answer without that header", async () => {
    localStorage.setItem("token", "old");
    await call(getUser, {});
    expect(localStorage.getItem("token")).toBe("old");
  });

  it("is replaced also by an answer that refuses", async () => {
    localStorage.setItem("token", "old");
    const body = { type: "error", code: "NOT_FOUND", message: "gone" };
    mock.respond("getUser", () => Response.json(body, { headers: { authorization: "new" } }));
    await call(getUser, {}).catch(() => {});
    expect(localStorage.getItem("token")).toBe("new");
  });

  it("is the new one after 20 parallel calls across a rotation, whichever answer carries it", async () => {
    for (const carrier of [0, 7, 19]) {
      localStorage.setItem("token", "old");
      mock.reset();
      let answered = 0;
      mock.respond("getUser", () => success(answered++ === carrier ? { authorization: "new" } : {}));
      await Promise.all(Array.from({ length: 20 }, () => call(getUser, {})));
      expect(mock.calls("getUser").map((seen) => seen.headers.authorization)).toEqual(Array(20).fill("old"));
      expect(localStorage.getItem("token")).toBe("new");
    }
    expect(page.leavings).toEqual([]);
  });

  it("stays the one another tab has renewed meanwhile: a late answer to the old one changes nothing", async () => {
    localStorage.setItem("token", "old");
    mock.respond("getUser", () => {
      localStorage.setItem("token", "from-the-other-tab");
      return success({ authorization: "late" });
    });
    await call(getUser, {});
    expect(localStorage.getItem("token")).toBe("from-the-other-tab");
  });

  it("does not come back by an answer that arrives after the sign-out", async () => {
    localStorage.setItem("token", "old");
    mock.respond("getUser", () => {
      localStorage.removeItem("token");
      return success({ authorization: "late" });
    });
    await call(getUser, {});
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("every request", () => {
  it("says the reader's language in x-locale", async () => {
    await call(getUser, {});
    expect(mock.calls("getUser")[0]?.headers["x-locale"]).toBe("en");
  });
});
