// @vitest-environment jsdom
// Staff with a session but without the admin cookie meet the 404 page at the admin's addresses.
import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OpenAdmin } from "@/components/shell/open-admin";
import { TOKEN_KEY } from "@/stores/drafts/browser-storage";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, watchLeaving } from "@/tests/support/render-page";

const api = startMockApi();
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  forgetPage();
});

function openAt(address: string, token: string | null): string[] {
  history.replaceState(null, "", address);
  if (token !== null) localStorage.setItem(TOKEN_KEY, token);
  const left = watchLeaving();
  render(<OpenAdmin />);
  return left;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it.each(["/ops", "/zh/ops/orders?status=Paid"])("%s is loaded again once staff have the cookie", async (address) => {
  const left = openAt(address, "staff-token");
  await waitFor(() => expect(left).toEqual([`${location.origin}${address}`]));
  expect(api.calls("viewAdmin").map(({ headers }) => headers.authorization)).toEqual(["staff-token"]);
});

it("a browser that refuses the cookie does not load the page forever", async () => {
  const first = openAt("/ops", "staff-token");
  await waitFor(() => expect(first).toHaveLength(1));
  vi.unstubAllGlobals();
  const second = openAt("/ops", "staff-token");
  await settle();
  expect(second).toEqual([]);
});

it.each([
  ["a customer", "/ops", "customer-token"],
  ["a visitor", "/ops", null],
  ["staff at another address without a page", "/opsis", "staff-token"],
])("%s keeps the 404 page", async (_who, address, token) => {
  if (token === "customer-token") api.fail("viewAdmin", { kind: "refusal", code: "UNKNOWN_ROUTE" });
  const left = openAt(address, token);
  await settle();
  expect(left).toEqual([]);
  expect(api.calls("viewAdmin")).toHaveLength(token === "customer-token" ? 1 : 0);
  expect(localStorage.getItem(TOKEN_KEY)).toBe(token);
});
