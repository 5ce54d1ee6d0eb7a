// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Overview } from "@/components/account/overview";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(cleanup);

const entries = () =>
  screen
    .getAllByRole("link")
    .slice(0, 3)
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("leads to cart, quotes and coupons with the number of each", async () => {
  api.answer("listCart", { rows: [], total: 3, currency: "USD" });
  api.answer("listBomQuotes", { rows: [], total: 12, count: { Quoted: 12, Expired: 4 } });
  api.answer("listCoupons", { rows: [], total: 9, count: { unused: 2, used: 6, expired: 1 } });
  renderPage(<Overview waiting={null} latestOrders={null} />);
  expect(entries().map(([text]) => text)).toEqual(["-- In the cart", "-- Valid quotes", "-- Unused coupons"]);
  await waitFor(() =>
    expect(entries()).toEqual([
      ["3 In the cart", "/shopping-cart"],
      ["12 Valid quotes", "/my-center/quotes?status=Quoted"],
      ["2 Unused coupons", "/my-center/coupon"],
    ]),
  );
});

it("keeps the links where a number cannot be had", async () => {
  api.fail("listCoupons", { kind: "cut" });
  renderPage(<Overview waiting={null} latestOrders={null} />, { tag: "zh-CN" });
  await waitFor(() =>
    expect(entries().map(([text]) => text)).toEqual(["1 购物车商品", "1 有效报价", "-- 未使用优惠券"]),
  );
});
