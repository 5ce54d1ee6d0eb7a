// @vitest-environment jsdom
// Answers without success, as people see them: section 8 of the specification.

import { describe, expect, it } from "vitest";
import { getUser, login, logout, recordPoint } from "@/lib/contracts/account";
import { createReceiver } from "@/lib/contracts/address";
import { createBoardProject } from "@/lib/contracts/gerber";
import { ApiError } from "@/lib/client/transport/api-error";
import { call } from "@/lib/client/transport/call";
import { createHttp, request, TIMEOUT_MS } from "@/lib/client/transport/http";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { failureOf } from "./failure-of";
import { startPageDouble } from "./page-double";

const mock = startMockApi();
const page = startPageDouble();

const failed = { level: "error", message: "Operation is failed" };

describe("a body with code 201", () => {
  it("shows its err text as an error and rejects", async () => {
    mock.fail("recordPoint", { kind: "body-201", err: "Stock changed" });
    const error = await failureOf(call(recordPoint, { type: "5" }));
    expect(error).toMatchObject({ kind: "refused", code: "201", message: "Stock changed" });
    expect(page.toasts).toEqual([{ level: "error", message: "Stock changed" }]);
  });

  it("shows the fallback where it has no text", async () => {
    mock.fail("getUser", { kind: "body-201" });
    await failureOf(call(getUser, {}));
    expect(page.toasts).toEqual([failed]);
  });

  it("is shown by quiet endpoints too: only type error is theirs to say", async () => {
    mock.fail("createBoardProject", { kind: "body-201", err: "Full" });
    await failureOf(call(createBoardProject, { gerberUrl: "f", projectName: "n" }));
    expect(page.toasts).toEqual([{ level: "error", message: "Full" }]);
  });
});

describe('a body with code "403"', () => {
  it("sends the browser to the root, keeps the session, says nothing and rejects", async () => {
    localStorage.setItem("token", "t");
    mock.fail("getUser", { kind: "body-403" });
    expect((await failureOf(call(getUser, {}))).kind).toBe("left");
    expect(page.leavings).toEqual(["refused"]);
    expect(page.toasts).toEqual([]);
    expect(localStorage.getItem("token")).toBe("t");
  });
});

describe("a body of type error", () => {
  it("shows its message and rejects with its code and data", async () => {
    const data = [{ field: "city", message: "Required" }];
    mock.fail("createReceiver", { kind: "refusal", code: "INVALID_INPUT", message: "Check the fields", data });
    const error = await failureOf(call(createReceiver, { id: "r", isDefault: 1 }));
    expect(error).toMatchObject({ kind: "refused", code: "INVALID_INPUT", message: "Check the fields", data });
    expect(page.toasts).toEqual([{ level: "error", message: "Check the fields" }]);
  });

  it("shows 'Operation is failed' where it has no message", async () => {
    mock.fail("getUser", { kind: "refusal", code: "NOT_FOUND" });
    expect((await failureOf(call(getUser, {}))).message).toBe("Operation is failed");
    expect(page.toasts).toEqual([failed]);
  });

  it("is not shown for a quiet endpoint, which still rejects", async () => {
    mock.fail("createBoardProject", { kind: "refusal", code: "NO_LAYERS", message: "No layers" });
    const error = await failureOf(call(createBoardProject, { gerberUrl: "f", projectName: "n" }));
    expect(error).toMatchObject({ code: "NO_LAYERS", message: "No layers" });
    expect(page.toasts).toEqual([]);
  });

  it("is not shown where the caller says it in its own place", async () => {
    mock.fail("login", { kind: "refusal", code: "WRONG_CREDENTIALS", message: "No match" });
    await failureOf(call(login, { account: "a", password: "b" }, { isQuiet: true }));
    expect(page.toasts).toEqual([]);
  });
});

describe("HTTP 403", () => {
  it("logs out: local storage keeps exactly the two kept keys, session storage stays, the browser goes to the root", async () => {
    const entries = { token: "t", user: "{}", userState: "{}", other: "x", cookitAgree: "1", create_project_type: "0" };
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    sessionStorage.setItem("gerberUrl", "file_1");
    sessionStorage.setItem("anything", "1");
    mock.fail("getUser", { kind: "http-403" });
    const error = await failureOf(call(getUser, {}));
    expect(error).toMatchObject({ kind: "left", code: "UNAUTHENTICATED", status: 403 });
    expect({ ...localStorage }).toEqual({ cookitAgree: "1", create_project_type: "0" });
    expect({ ...sessionStorage }).toEqual({ gerberUrl: "file_1", anything: "1" });
    expect(page.leavings).toEqual(["session-ended"]);
    expect(page.toasts).toEqual([]);
  });

  it("goes to the root once however many calls are refused at the same moment", async () => {
    localStorage.setItem("token", "t");
    mock.fail("getUser", { kind: "http-403" });
    await Promise.all(Array.from({ length: 5 }, () => failureOf(call(getUser, {}))));
    expect(page.leavings).toEqual(["session-ended"]);
    expect(page.toasts).toEqual([]);
  });

  it("for a token that was replaced meanwhile leaves the new session alone", async () => {
    localStorage.setItem("token", "old");
    mock.respond("getUser", () => {
      localStorage.setItem("token", "of-the-next-person");
      return Response.json({ type: "error", code: "UNAUTHENTICATED", message: "" }, { status: 403 });
    });
    await failureOf(call(getUser, {}));
    expect(localStorage.getItem("token")).toBe("of-the-next-person");
    expect(page.leavings).toEqual([]);
  });
});

describe("any other transport error", () => {
  it.each([
    ["a server's fault", { kind: "broken" } as const, "OPERATION_FAILED", 500],
    ["a body that is not JSON", { kind: "not-json" } as const, "MALFORMED_ANSWER", 200],
    ["a body without the envelope", { kind: "no-envelope" } as const, "MALFORMED_ANSWER", 200],
    ["a cut connection", { kind: "cut" } as const, "NETWORK", null],
  ])("shows 'Operation is failed' for %s", async (_, fault, code, status) => {
    mock.fail("logout", fault);
    expect(await failureOf(call(logout, {}))).toMatchObject({ kind: "transport", code, status });
    expect(page.toasts).toEqual([failed]);
  });

  it("shows the server's own words where it says what to do about a status below 500", async () => {
    mock.fail("logout", { kind: "too-many" });
    const message = "Too many attempts. Wait a moment and try again.";
    expect(await failureOf(call(logout, {}))).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429, message });
    expect(page.toasts).toEqual([{ level: "error", message }]);
  });

  it("says nothing for a quiet endpoint", async () => {
    mock.fail("createBoardProject", { kind: "cut" });
    await failureOf(call(createBoardProject, { gerberUrl: "f", projectName: "n" }));
    expect(page.toasts).toEqual([]);
  });

  it("waits 180 000 ms for an answer", () => {
    expect(TIMEOUT_MS).toBe(180_000);
    expect(createHttp().defaults.timeout).toBe(180_000);
  });
});

describe("a cancelled request", () => {
  it("rejects without a word", async () => {
    mock.fail("getUser", { kind: "hang" });
    const controller = new AbortController();
    const failure = failureOf(call(getUser, {}, { signal: controller.signal }));
    controller.abort();
    expect((await failure).kind).toBe("cancelled");
    expect(page.toasts).toEqual([]);
  });

  it("rejects without a word while it waits for its next try", async () => {
    mock.fail("getUser", { kind: "cut" });
    const controller = new AbortController();
    const wait = () => {
      controller.abort();
      return Promise.reject(new ApiError("CANCELLED", "", { kind: "cancelled" }));
    };
    const clock = { random: () => 1, wait };
    expect((await failureOf(call(getUser, {}, { signal: controller.signal, clock }))).kind).toBe("cancelled");
    expect(page.toasts).toEqual([]);
  });
});

describe("a request that cannot be built", () => {
  it("shows 'Operation is failed' and rejects without sending", async () => {
    const error = await failureOf(
      request(() => {
        throw new TypeError("circular");
      }),
    );
    expect(error).toMatchObject({ kind: "unsent", code: "NOT_SENT" });
    expect(page.toasts).toEqual([failed]);
  });
});

describe("a success", () => {
  it("without words is used as data and shows nothing by itself", async () => {
    expect((await call(getUser, {})).email).toBe("ada@example.com");
    expect(page.toasts).toEqual([]);
  });

  it.each(["success", "warning", "info"])("shows its words at the level that its type names: %s", async (type) => {
    mock.respond("getUser", () => Response.json({ type, message: "soon over", data: { info: "x" } }));
    expect(await call(getUser, {})).toEqual({ info: "x" });
    expect(page.toasts).toEqual([{ level: type, message: "soon over" }]);
  });

  it("of a type that is no level is data, and no toast", async () => {
    mock.respond("getUser", () => Response.json({ type: "notice", message: "soon over", data: { info: "x" } }));
    expect(await call(getUser, {})).toEqual({ info: "x" });
    expect(page.toasts).toEqual([]);
  });
});
