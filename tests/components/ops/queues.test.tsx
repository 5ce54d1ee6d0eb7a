// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ageOf } from "@/components/ops/record/age";
import { readAdminFilter } from "@/components/ops/frame/admin-params";
import { readAmount, writeAmount } from "@/components/ops/record/money";
import { OrderQueue } from "@/components/ops/orders/order-queue";
import { RefundList } from "@/components/ops/queues/refund-list";
import { badgedTitle } from "@/components/ops/frame/admin-frame";
import { CampaignList } from "@/components/ops/coupons/campaign-list";
import { OutboxList } from "@/components/ops/queues/outbox-list";
import { AuditList } from "@/components/ops/queues/audit-list";
import { excerptOf } from "@/components/ops/queues/complaint-queue";
import { nextUp } from "@/components/ops/overview/next-up";
import { OverviewPage } from "@/components/ops/overview/overview-page";
import { shareOf } from "@/components/ops/overview/report-page";
import { scrollToMiddle } from "@/components/ui/scroll-nav";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminAct, adminOrderRow, adminQuoteRow, adminRefund } from "@/tests/support/mock-api/ops-answers";
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
  const inquiries = await screen.findByRole("link", { name: /Quotes to price/ });
  expect(inquiries).toHaveAttribute("href", "/ops/quotes?waits=any");
  expect(inquiries).toHaveTextContent("2");
  // A queue without work is not shown.
  expect(screen.queryByRole("link", { name: /To ship/ })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("1 late, 2 due today");
  expect(screen.getByRole("link", { name: /^1\s*Late$/ })).toHaveAttribute("href", "/ops/orders?due=late");
});

it("what waits longest is a way straight to its record: complaints first, then by age", async () => {
  const moved = (at: string) => ({ movedAt: `2026-11-${at}T09:00:00.000Z` });
  const orders = [
    { ...adminOrderRow, ...moved("19"), orderId: "order-1" },
    { ...adminOrderRow, ...moved("21"), orderId: "order-2", waits: "complaint" as const },
  ];
  const quotes = [{ ...adminQuoteRow, ...moved("18") }];
  const ids = nextUp(orders, quotes).map((row) => ("orderId" in row ? row.orderId : row.quoteId));
  expect(ids).toEqual(["order-2", adminQuoteRow.quoteId, "order-1"]);
  const many = Array.from({ length: 30 }, (_, at) => ({ ...adminOrderRow, orderId: `order-${at}` }));
  expect(nextUp(many, quotes)).toHaveLength(15);
  renderPage(<OverviewPage />);
  const table = await screen.findByRole("table", { name: "To do" });
  expect(within(table).getByRole("link", { name: adminOrderRow.orderNumber })).toHaveAttribute(
    "href",
    "/ops/orders/order-1",
  );
  expect(within(table).getByText("Review")).toBeInTheDocument();
});

it("a list that nothing matches leads back to all of it; one that is empty does not", async () => {
  api.answer("listAdminOrders", { rows: [], total: 0, count: {}, waits: {}, waiting: 0 });
  renderPage(<OrderQueue />, { address: "/ops/orders?keyword=zzz&page=2" });
  expect(await screen.findByRole("heading", { name: "No matches" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all" })).toHaveAttribute("href", "/ops/orders");
  cleanup();
  renderPage(<OrderQueue />, { address: "/ops/orders" });
  expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Show all" })).not.toBeInTheDocument();
});

it.each([
  ["outbox", <OutboxList key="outbox" />, "No messages yet", /^Emails and text messages/],
  ["activity log", <AuditList key="audit" />, "No activity yet", /^What staff do/],
  [
    "list of campaigns",
    <CampaignList key="campaigns" action={null} />,
    "No campaigns yet",
    /Create one with the button/,
  ],
])("an empty %s says what would be in it", async (_name, page, title, text) => {
  api.answer("listAdminMails", { rows: [], total: 0 });
  api.answer("listAdminActs", { rows: [], total: 0, kinds: [] });
  api.answer("listAdminCampaigns", { rows: [], total: 0 });
  renderPage(page, { address: "/ops" });
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("more kinds than a row holds are chosen from a list, and the choice is an address", async () => {
  const kinds = Array.from({ length: 20 }, (_, at) => `kind-${at}`);
  api.answer("listAdminActs", {
    rows: [{ ...adminAct, kind: "contact-confirmed" }],
    total: 1,
    kinds: [...kinds, "order-moved"],
  });
  const { user, visited } = renderPage(<AuditList />, { address: "/ops/audit?page=3" });
  expect(await screen.findByText("Address confirmed")).toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Order moved");
  await waitFor(() => expect(visited).toEqual(["/ops/audit?kind=order-moved"]));
});

it.each([
  ["short", "short"],
  [`${"word ".repeat(30)}end`, `${"word ".repeat(23)}word …`],
  ["字".repeat(130), `${"字".repeat(120)} …`],
])("an excerpt of %j ends at a word and says that it was cut", (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

it("the share of quotes that were ordered is unknown where none was made", () => {
  expect([shareOf({ quotesOrdered: 0, quotes: 0 }), shareOf({ quotesOrdered: 1, quotes: 4 })]).toEqual([null, 0.25]);
});

it("what is here is scrolled to the middle of its row, whichever side it stands on", () => {
  const row = { left: 10, width: 300 };
  expect(scrollToMiddle(row, { left: 510, width: 60 })).toBe(380);
  expect(scrollToMiddle(row, { left: -90, width: 60 })).toBe(-220);
  expect(scrollToMiddle(row, { left: 130, width: 60 })).toBe(0);
});

it("the address says which orders are asked for, and other choices keep the rest of it", async () => {
  const { user, visited } = renderPage(<OrderQueue />, { address: "/ops/orders?status=Paid&keyword=ada&page=3" });
  expect(await screen.findByRole("link", { name: adminOrderRow.orderNumber })).toHaveAttribute(
    "href",
    "/ops/orders/order-1",
  );
  expect(api.calls("listAdminOrders")[0]?.query).toMatchObject({ status: "Paid", keyword: "ada", pageNum: "3" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Market area" }), "zh-CN");
  await waitFor(() => expect(visited).toEqual(["/ops/orders?status=Paid&keyword=ada&area=zh-CN"]));
});

it("one saved view is chosen at most, and none where something else narrows the list too", async () => {
  renderPage(<OrderQueue />, { address: "/ops/orders?waits=any" });
  const views = await screen.findByRole("navigation", { name: "Views" });
  const chosen = () => within(views).queryAllByRole("link", { current: "page" });
  expect(chosen().map((link) => link.textContent?.trim())).toEqual(["To do"]);
  expect(within(views).getByRole("link", { name: "Late" })).toHaveAttribute("href", "/ops/orders?due=late");
  cleanup();
  renderPage(<OrderQueue />, { address: "/ops/orders?waits=any&keyword=ada" });
  const narrowed = await screen.findByRole("navigation", { name: "Views" });
  expect(within(narrowed).queryAllByRole("link", { current: "page" })).toEqual([]);
});

it("counts stand with the choices and say how many the rest of the filter leaves", async () => {
  const count = { Paid: 3, Shipped: 1 };
  api.answer("listAdminOrders", { rows: [adminOrderRow], total: 3, count, waits: { any: 2, ship: 2 }, waiting: 9 });
  renderPage(<OrderQueue />, { address: "/ops/orders?keyword=ada" });
  expect(await screen.findByText("3 results")).toBeInTheDocument();
  const status = screen.getByRole("combobox", { name: "Status" });
  const options = within(status).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["All (4)", "Paid (3)", "Shipped (1)"]);
  const waits = screen.getByRole("combobox", { name: "Waiting for" });
  expect(within(waits).getByRole("option", { name: "To do (2)" })).toBeInTheDocument();
});

it("the title of the tab counts open work, once", () => {
  expect(badgedTitle("Orders", 5)).toBe("(5) Orders");
  expect(badgedTitle("(5) Orders", 120)).toBe("(99+) Orders");
  expect(badgedTitle("(99+) Orders", 0)).toBe("Orders");
});

it("a search is an address too, and begins at the first page", async () => {
  const { user, visited } = renderPage(<OrderQueue />, { address: "/ops/orders?page=2" });
  await user.type(await screen.findByRole("searchbox"), "BW26{Enter}");
  expect(visited).toEqual(["/ops/orders?keyword=BW26"]);
});

it("j and k go from row to row, and write where somebody writes", async () => {
  const rows = ["a", "b"].map((id) => ({ ...adminOrderRow, orderId: id, orderNumber: `BW-${id}` }));
  api.answer("listAdminOrders", { rows, total: 2, count: { Paid: 2 }, waits: {}, waiting: 2 });
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
  api.fail("listAdminOrders", { kind: "refusal", code: "OPERATION_FAILED", message: "no" }, 1);
  const { user } = renderPage(<OrderQueue />, { tag: "zh-CN", address: "/ops/orders" });
  await user.click(await screen.findByRole("button", { name: "重试" }));
  expect(await screen.findByRole("link", { name: adminOrderRow.orderNumber })).toBeInTheDocument();
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
  const filter = readAdminFilter("/ops/orders", new URLSearchParams("page=-1&status=Lost&keyword=%20"));
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
  ["en-US", "Bank transfer", "Canceled by the customer", "The order could not be paid any more (Canceled)"],
  ["zh-CN", "银行汇款", "客户取消订单", "订单已不能付款（已取消）"],
] as const)("refunds in %s say in words how they were paid and why they go back", async (tag, method, ...reasons) => {
  const said = ["cancelled by the customer", "order is Cancelled"];
  const rows = said.map((reason, at) => ({ ...adminRefund, refundId: `ref-${at}`, reason }));
  api.answer("listAdminRefunds", { rows, total: 2, count: { byHand: 2 } });
  renderPage(<RefundList />, { tag });
  for (const reason of reasons) expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getAllByText(method)).toHaveLength(2);
});
