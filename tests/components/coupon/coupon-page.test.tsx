// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CouponPage } from "@/components/coupon/coupon-page";
import type { CouponView } from "@/lib/contracts/coupon";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

function coupon(change: Partial<CouponView> = {}): CouponView {
  return {
    couponId: "c1",
    kind: "assembly",
    state: 0,
    disabled: false,
    currency: "USD",
    amountMicro: 15_000_000,
    thresholdMicro: null,
    couponParam: '{"pcbNum":{"min":1,"max":10},"bomLines":{"max":30}}',
    withDesign: null,
    validFrom: inDays(-1),
    validTo: inDays(20),
    ...change,
  };
}

const COUNT = { unused: 2, used: 1, expired: 0 };

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

it("says what each coupon takes off, on which terms, and where it can be used; what ends soon is marked", async () => {
  const soon = coupon({
    couponId: "c2",
    kind: "component",
    thresholdMicro: 50_000_000,
    couponParam: "{}",
    withDesign: true,
    validTo: inDays(3),
  });
  api.answer("listCoupons", { rows: [soon, coupon()], total: 2, count: COUNT });
  renderPage(<CouponPage />, { address: "/my-center/coupon" });
  const [first, second] = (await screen.findAllByRole("heading", { level: 2 })).map((heading) =>
    heading.closest<HTMLElement>("li"),
  );
  if (!first || !second) throw new Error("two coupons stand in no list");
  expect(
    within(first)
      .getAllByRole("listitem")
      .map((term) => term.textContent),
  ).toEqual(["Minimum spend $50.00", "For designs made online"]);
  expect(within(first).getByText("Ends soon")).toBeInTheDocument();
  expect(within(first).getByRole("link", { name: "Find components" })).toHaveAttribute("href", "/component");
  expect(
    within(second)
      .getAllByRole("listitem")
      .map((term) => term.textContent),
  ).toEqual([
    "No minimum spend",
    "For 1 to 10 boards per item",
    "For BOMs with up to 30 lines per side",
    "For any design",
  ]);
  expect(within(second).queryByText("Ends soon")).toBeNull();
  expect(within(second).getByRole("link", { name: "Quote assembly" })).toHaveAttribute(
    "href",
    "/order/manufacturing/pcba",
  );
});

it("has three groups with their counts, each at its own address", async () => {
  api.answer("listCoupons", { rows: [coupon({ state: 1, disabled: true })], total: 1, count: COUNT });
  const { user, visited } = renderPage(<CouponPage />, { address: "/my-center/coupon?group=used" });
  expect(await screen.findByRole("button", { name: "Used (1)", pressed: true })).toBeInTheDocument();
  expect(api.calls("listCoupons").map(({ query }) => query.state)).toEqual(["1"]);
  expect(screen.getByText("Used")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Quote assembly" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Expired (0)" }));
  expect(visited).toEqual(["/my-center/coupon?group=expired"]);
});

it("is empty, or could not be loaded, in words", async () => {
  api.answer("listCoupons", { rows: [], total: 0, count: { unused: 0, used: 0, expired: 0 } });
  const { unmount } = renderPage(<CouponPage />, { address: "/zh/my-center/coupon", tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "暂无可用优惠券" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "免费贴片" })).toHaveAttribute("href", "/promotion");
  unmount();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.respond("listCoupons", () => Response.json({ type: "error", code: "OPERATION_FAILED", message: "no" }));
  renderPage(<CouponPage />, { address: "/my-center/coupon" });
  expect(await screen.findByText("Coupons could not be loaded.")).toBeInTheDocument();
});

it("says how coupons come to an order until that was read, on this device and every other", async () => {
  api.answer("listCoupons", { rows: [], total: 0, count: COUNT });
  api.answer("keepTips", { ...ANSWERS.getUser, pointOut: '{"couponTip":true}' });
  const { user } = renderPage(<CouponPage />, { address: "/my-center/coupon" });
  await user.click(await screen.findByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Got it" })).toBeNull());
  expect(api.calls("keepTips").map(({ body }) => JSON.parse(String(body.point)))).toEqual([{ couponTip: true }]);
});
