// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OrderPage } from "@/components/order/order-page";
import { SiteSettingsProvider } from "@/components/ui/site-settings";
import { readOrderLine } from "@/lib/client/edit-address";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";

const api = startMockApi();
let left: string[] = [];

const UNPAID = orderView({
  status: "Submitted",
  canPay: true,
  payments: [],
  paidDate: null,
  estimatedShippingDate: null,
  events: orderView().events.slice(0, 2),
});

beforeEach(() => {
  stubBrowser();
  forgetPage();
  left = watchLeaving();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("an unpaid order offers its payment and goes there, once for a double click", async () => {
  api.answer("viewOrder", UNPAID);
  api.answer("payOrder", { payUrl: "/api/pay/sandbox/page?request=x" });
  const { user } = renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByRole("heading", { name: "Ready for payment" })).toBeInTheDocument();
  await user.dblClick(screen.getByRole("button", { name: "Pay $30.00" }));
  await waitFor(() => expect(left).toEqual(["/api/pay/sandbox/page?request=x"]));
  expect(api.calls("payOrder").map((call) => call.body)).toEqual([{ orderId: "order-1" }]);
});

it("a paid order whose ship date is by agreement says so, and says the date once it is set", async () => {
  const agreed = { isScheduled: true, estimatedDelivery: null };
  api.answer("viewOrder", orderView({ ...agreed, estimatedShippingDate: null }));
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByText(/The ship date is by agreement: we agree on it with you/)).toBeInTheDocument();
  expect(screen.getByText("By agreement")).toBeInTheDocument();
  cleanup();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("viewOrder", orderView(agreed));
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByText(/Expected to ship on Nov 27, 2026\./)).toBeInTheDocument();
  expect(screen.queryByText("By agreement")).not.toBeInTheDocument();
});

it("cancelling asks first, says what becomes of the money, and shows the order as it is then", async () => {
  api.answer("viewOrder", orderView());
  api.answer("cancelOrder", { status: "Cancelled" });
  const { user } = renderPage(<OrderPage orderId="order-1" />);
  await user.click(await screen.findByRole("button", { name: "Cancel order" }));
  expect(screen.getByRole("dialog")).toHaveTextContent("$30.00 is refunded to your payment method");
  expect(api.calls("cancelOrder")).toEqual([]);
  const payments = orderView().payments.map((payment) => ({ ...payment, status: "refunded" }));
  api.answer("viewOrder", orderView({ status: "Cancelled", canCancel: false, payments }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel order" }));
  expect(await screen.findByRole("heading", { name: "This order was canceled and refunded" })).toBeInTheDocument();
  expect(api.calls("cancelOrder").map((call) => call.path)).toEqual(["/api/eda/order/cancel/order-1"]);
  expect(screen.queryByRole("button", { name: "Cancel order" })).not.toBeInTheDocument();
});

it.each(["en-US", "zh-CN"] as const)("names in %s where to write about the order, if anybody answers", async (tag) => {
  api.answer("viewOrder", orderView());
  const { unmount } = renderPage(<OrderPage orderId="order-1" />, { tag });
  const { orderNumber } = orderView();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("link", { name: /@/ })).not.toBeInTheDocument();
  unmount();
  renderPage(
    <SiteSettingsProvider settings={{ sendsMail: true, supportEmail: "help@example.com" }}>
      <OrderPage orderId="order-1" />
    </SiteSettingsProvider>,
    { tag },
  );
  const href = (await screen.findByRole("link", { name: "help@example.com" })).getAttribute("href") ?? "";
  const subject = tag === "zh-CN" ? `订单 ${orderNumber}` : `Order ${orderNumber}`;
  expect(decodeURIComponent(href)).toBe(`mailto:help@example.com?subject=${subject}`);
});

it("keeping the order sends nothing", async () => {
  api.answer("viewOrder", orderView());
  const { user } = renderPage(<OrderPage orderId="order-1" />, { tag: "zh-CN" });
  await user.click(await screen.findByRole("button", { name: "取消订单" }));
  await user.click(screen.getByRole("button", { name: "保留订单" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls("cancelOrder")).toEqual([]);
});

it("while a payment is open the page looks again by itself and shows the outcome", async () => {
  const pending = {
    part: "order",
    provider: "sandbox",
    method: "sandbox",
    status: "pending",
    amountMicro: 30_000_000,
    at: "2026-11-20T09:01:00Z",
  };
  api.answer("viewOrder", { ...UNPAID, payments: [pending] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByRole("heading", { name: "Waiting for your payment to be confirmed" })).toBeInTheDocument();
  const before = api.calls("viewOrder").length;
  api.answer("viewOrder", orderView());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole("heading", { name: "Paid: you can still cancel" })).toBeInTheDocument();
  const after = api.calls("viewOrder").length;
  expect(after).toBe(before + 1);
  // Nothing is waited for any more.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(api.calls("viewOrder")).toHaveLength(after);
  vi.useRealTimers();
});

it("somebody else's order is as good as none, and the way back is offered", async () => {
  api.fail("viewOrder", {
    kind: "refusal",
    code: "NOT_FOUND",
    message: "This doesn't exist, or you don't have access to it.",
  });
  renderPage(<OrderPage orderId="order-x" />);
  expect(await screen.findByRole("heading", { name: "Order not found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all orders" })).toHaveAttribute("href", "/my-center/orders");
});

it("a line leads to the quote that changes it, as long as the order can take a change", async () => {
  api.answer("viewOrder", { ...UNPAID, lineChange: "now" });
  renderPage(<OrderPage orderId="order-1" />);
  const link = await screen.findByRole("link", { name: "Change options" });
  const address = new URL(link.getAttribute("href") ?? "", "https://boardwright.example");
  expect(address.pathname).toBe("/order/manufacturing/pcb");
  expect(readOrderLine(address.searchParams.get("orderLine"))).toEqual({ orderId: "order-1", position: 0 });
  expect(address.searchParams.get("quantity")).toBe("50");
  cleanup();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("viewOrder", orderView({ status: "Paid", lineChange: "request" }));
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByRole("link", { name: "Request a change" })).toBeInTheDocument();
  cleanup();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("viewOrder", orderView({ status: "Reviewed", lineChange: null }));
  renderPage(<OrderPage orderId="order-1" />);
  await screen.findByRole("heading", { name: "Engineering review complete" });
  expect(screen.queryByRole("link", { name: /change/i })).toBeNull();
});
