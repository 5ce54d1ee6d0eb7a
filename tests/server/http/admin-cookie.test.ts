import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { NO_PAGE_HEADER } from "@/lib/server/http/gate";
import { createAdminGuard, createAdminCookies } from "@/lib/server/http/admin-cookie";
import { temporaryDirectory } from "@/tests/support/temporary-directory";

const dataDir = temporaryDirectory();
const settings = { baseUrl: "http://localhost:3000", dataDir };
const passes = createAdminCookies(settings);
const request = (cookie = "") => new Request("http://localhost:3000/", { headers: { cookie } });
const viewer = { accountId: "ann", sessionId: "session-1", isStaff: true, contactConfirmed: true };

const adminCookie = passes.giveTo(viewer, request())?.split(";")[0] ?? "";

async function ledTo(url: string, cookie: string, alive: string[] = ["session-1"]) {
  const incoming = { url, headers: { cookie } } as IncomingMessage;
  await createAdminGuard(settings, (sessionId) => Promise.resolve(alive.includes(sessionId)))(incoming);
  return incoming.headers[NO_PAGE_HEADER] ? `none, ${incoming.url}` : incoming.url;
}

it("is given to staff once, and to nobody else", () => {
  expect(adminCookie).toMatch(/^admin=session-1\.[\w-]{43}$/);
  expect(passes.giveTo(viewer, request(`visitor=x; ${adminCookie}`))).toBeNull();
  expect(passes.giveTo({ ...viewer, sessionId: "session-2" }, request(adminCookie))).toMatch(/^admin=session-2\./);
  expect(passes.giveTo({ ...viewer, isStaff: false }, request())).toBeNull();
});

it("is not readable by scripts, and under TLS bound to the host", () => {
  expect(passes.giveTo(viewer, request())).toContain("; HttpOnly; SameSite=Lax");
  const secure = createAdminCookies({ ...settings, baseUrl: "https://shop.example" });
  expect(secure.giveTo(viewer, request())).toMatch(/^__Host-admin=.*; Path=\/;.*; Secure$/);
});

it("opens the admin while its session is alive", async () => {
  for (const url of ["/ops", "/zh/ops/orders?status=Paid", "/en/ops/orders/1"])
    expect(await ledTo(url, adminCookie)).toBe(url);
  expect(await ledTo("/ops", adminCookie, [])).toBe("none, /ops");
});

it("without one the admin is a URL without a page, in any spelling", async () => {
  const forged = adminCookie.replace("session-1", "session-2");
  for (const cookie of ["", "admin=session-1", "admin=session-1.x", forged]) {
    expect(await ledTo("/ops/orders", cookie, ["session-1", "session-2"])).toBe("none, /ops/orders");
  }
  for (const url of ["/zh/ops", "/en/ops", "/zh/%6fps?x=1", "/OPS/orders"]) {
    expect(await ledTo(url, "")).toBe(`none, ${url}`);
  }
  // A path with a dot is a file to the middleware, which would not see it.
  expect(await ledTo("/us-en/ops/orders/a.b", "")).toBe("none, /-");
});

it("has nothing to say of any other page", async () => {
  for (const url of ["/", "/opsis", "/article/ops", "/%", "/order/ops"]) expect(await ledTo(url, "")).toBe(url);
});
