// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ageOf } from "@/components/ops/age";
import { readDeskFilter } from "@/components/ops/desk-params";
import { readAmount, writeAmount } from "@/components/ops/money";
import { OrderQueue } from "@/components/ops/order-queue";
import { RefundList } from "@/components/ops/refund-list";
import { OverviewPage } from "@/components/ops/overview-page";
import { sessionStore } from "@/stores/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { deskOrderRow, deskRefund } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("what waits is counted queue by queue, each a way in", async () => {
  renderPage(<OverviewPage />);
  const inquiries = await screen.findByRole("link", { name: /Inquiries to price/ });
  expect(inquiries).toHaveAttribute("href", "/ops/quotes?waits=any");
  expect(inquiries).toHaveTextContent("2");
  expect(screen.getByRole("link", { name: /To ship/ })).toHaveTextContent("nothing waits");
});

it("the address says which orders are asked for, and other choices keep the rest of it", async () => {
  renderPage(<OrderQueue />, { address: "/ops/orders?status=Paid&keyword=ada&page=3" });
  expect(await screen.findByRole("link", { name: deskOrderRow.orderNumber })).toHaveAttribute(
    "href",
    "/ops/orders/order-1",
  );
  expect(api.calls("listDeskOrders")[0]?.query).toMatchObject({ status: "Paid", keyword: "ada", pageNum: "3" });
  const area = screen.getByRole("navigation", { name: "Market area" });
  expect(within(area).getByRole("link", { name: /China/ })).toHaveAttribute(
    "href",
    "/ops/orders?status=Paid&keyword=ada&area=zh-CN",
  );
});

it("a search is an address too, and begins at the first page", async () => {
  const { user, visited } = renderPage(<OrderQueue />, { address: "/ops/orders?page=2" });
  await user.type(await screen.findByRole("searchbox"), "BW26{Enter}");
  expect(visited).toEqual(["/ops/orders?keyword=BW26"]);
});

it("j and k go from row to row, and write where somebody writes", async () => {
  const rows = ["a", "b"].map((id) => ({ ...deskOrderRow, orderId: id, orderNumber: `BW-${id}` }));
  api.answer("listDeskOrders", { rows, total: 2, count: { Paid: 2 }, waiting: 2 });
  const { user } = renderPage(<OrderQueue />, { address: "/ops/orders" });
  await screen.findByRole("link", { name: "BW-a" });
  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "BW-b" })).toHaveFocus();
  await user.keyboard("k");
  expect(screen.getByRole("link", { name: "BW-a" })).toHaveFocus();
  await user.type(screen.getByRole("searchbox"), "jk");
  expect(screen.getByRole("searchbox")).toHaveValue("jk");
});

it("a list that does not load says so and is asked for again", async () => {
  api.fail("listDeskOrders", { kind: "refusal", code: "OPERATION_FAILED", message: "no" }, 1);
  const { user } = renderPage(<OrderQueue />, { tag: "zh-CN", address: "/ops/orders" });
  await user.click(await screen.findByRole("button", { name: "重试" }));
  expect(await screen.findByRole("link", { name: deskOrderRow.orderNumber })).toBeInTheDocument();
});

it.each([
  [59_000, "minutes", 0],
  [3_599_000, "minutes", 59],
  [3_600_000, "hours", 1],
  [86_400_000, "days", 1],
  [-5, "minutes", 0],
] as const)("%d ms are told as %s: %d", (ms, unit, count) => {
  expect(ageOf(ms)).toEqual({ unit, count });
});

it("a page that is none is the first, and what is on no list is no filter", () => {
  const filter = readDeskFilter("/ops/orders", new URLSearchParams("page=-1&status=Lost&keyword=%20"));
  expect([filter.page, filter.oneOf("status", ["Paid"]), filter.text("keyword")]).toEqual([1, undefined, undefined]);
  expect(filter.hrefWith({ status: undefined, keyword: undefined })).toBe("/ops/orders");
});

it.each([
  [0, "0.00"],
  [5_000_000, "5.00"],
  [1_234_560, "1.23456"],
  [7, "0.000007"],
  [12_300_000_000, "12300.00"],
])("%d millionths are typed as %s, and read as they were", (amountMicro, said) => {
  expect(writeAmount(amountMicro)).toBe(said);
  expect(readAmount(said)).toBe(amountMicro);
});

it.each(["", "-1", "1e3", "1.2.3", "$5", "1.2345678"])("%j is no amount", (said) => {
  expect(readAmount(said)).toBeNull();
});

it.each([
  ["en-US", "Bank transfer", "the customer cancelled", "the order took no payment any more (Cancelled)"],
  ["zh-CN", "银行汇款", "客户取消订单", "订单已不能付款（已取消）"],
] as const)("refunds in %s say in words how they were paid and why they go back", async (tag, method, ...reasons) => {
  const said = ["cancelled by the customer", "order is Cancelled"];
  const rows = said.map((reason, at) => ({ ...deskRefund, refundId: `ref-${at}`, reason }));
  api.answer("listDeskRefunds", { rows, total: 2, count: { byHand: 2 } });
  renderPage(<RefundList />, { tag });
  for (const reason of reasons) expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getAllByText(method)).toHaveLength(2);
});
