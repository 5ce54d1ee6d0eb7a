// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OrderPage } from "@/components/order/order-page";
import type { OfferedMethod } from "@/lib/contracts/payment";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";

const api = startMockApi();
let left: string[] = [];

const ACCOUNT = { holder: "Boardwright Ltd", bank: "Example Bank", account: "DE00 1234", code: "EXAMDEFF" };
const OFFERED: OfferedMethod[] = [
  { method: "card", share: 29_000, transferAccount: null },
  { method: "bankTransfer", share: 0, transferAccount: ACCOUNT },
];
/** 30.00 and the card's 2.9 %: 0.87. */
const BY_CARD = orderView({
  status: "Submitted",
  canPay: true,
  payments: [],
  paidDate: null,
  events: [],
  paymentMethod: "card",
  transactionFeeMicro: 870_000,
  amountPayableMicro: 30_870_000,
});
const transfer = (status: string) => ({
  part: "order",
  provider: "bankTransfer",
  method: "bankTransfer",
  status,
  amountMicro: 30_000_000,
  at: "2026-11-20T10:00:00Z",
});
const AWAITED = {
  ...BY_CARD,
  paymentMethod: "bankTransfer" as const,
  transactionFeeMicro: 0,
  amountPayableMicro: 30_000_000,
};

beforeEach(() => {
  stubBrowser();
  forgetPage();
  left = watchLeaving();
  sessionStore.getState().setToken("a-token");
  api.answer("listPaymentMethods", { rows: OFFERED });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("an order is paid by the method it was placed with, named with what it comes to", async () => {
  api.answer("viewOrder", BY_CARD);
  api.answer("payOrder", { payUrl: "https://checkout.example/1" });
  const { user } = renderPage(<OrderPage orderId="order-1" />);
  const choice = await screen.findByRole("combobox", { name: "Pay with" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Card, $30.87", "Bank transfer, $30.00"]);
  expect(choice).toHaveValue("card");
  await user.click(screen.getByRole("button", { name: "Pay $30.87" }));
  await waitFor(() => expect(left).toEqual(["https://checkout.example/1"]));
  expect(api.calls("payOrder").map((call) => call.body)).toEqual([{ orderId: "order-1" }]);
});

it("another method is sent by name, and a bank transfer leads to its account on the same page", async () => {
  api.answer("viewOrder", BY_CARD);
  api.answer("payOrder", { payUrl: "/my-center/orders/order-1" });
  const { user } = renderPage(<OrderPage orderId="order-1" />);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Pay with" }), "bankTransfer");
  api.answer("viewOrder", { ...AWAITED, payments: [transfer("pending")] });
  await user.click(screen.getByRole("button", { name: "Pay by bank transfer" }));
  expect(await screen.findByRole("heading", { name: "Waiting for your bank transfer" })).toBeInTheDocument();
  expect(api.calls("payOrder").map((call) => call.body)).toEqual([
    { orderId: "order-1", paymentMethod: "bankTransfer" },
  ]);
  expect(left).toEqual([]);
  expect(screen.queryByRole("button", { name: "Pay by bank transfer" })).not.toBeInTheDocument();
  // The other way stays open.
  await user.selectOptions(screen.getByRole("combobox", { name: "Pay with" }), "card");
  expect(screen.getByRole("button", { name: "Pay $30.87" })).toBeInTheDocument();
});

it.each([
  ["en-US", ["Account holder", "Bank", "Account", "Bank code", "Reference", "Amount"]],
  ["zh-CN", ["户名", "开户行", "账号", "联行号", "附言", "金额"]],
] as const)("an awaited transfer says in %s where it goes and what to write on it", async (tag, names) => {
  api.answer("viewOrder", { ...AWAITED, payments: [transfer("pending")] });
  renderPage(<OrderPage orderId="order-1" />, { tag });
  const account = await screen.findByText("DE00 1234");
  const list = account.closest("dl");
  const textsOf = (role: string) =>
    within(list ?? document.body)
      .getAllByRole(role)
      .map((entry) => entry.textContent);
  expect(textsOf("term")).toEqual(names);
  expect(textsOf("definition")).toEqual([
    "Boardwright Ltd",
    "Example Bank",
    "DE00 1234",
    "EXAMDEFF",
    "BW261120-7K2MQ4",
    "$30.00",
  ]);
});

it("a paid, closed or absent transfer shows no account", async () => {
  api.answer("viewOrder", { ...AWAITED, status: "Paid", canPay: false, payments: [transfer("succeeded")] });
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByText("Order, received")).toBeInTheDocument();
  expect(screen.queryByText("DE00 1234")).not.toBeInTheDocument();
});

it("each attempt stands in the list with its method and how it ended", async () => {
  const card = { ...transfer("failed"), provider: "stripe", method: "card" };
  api.answer("viewOrder", { ...BY_CARD, payments: [transfer("expired"), card] });
  renderPage(<OrderPage orderId="order-1" />);
  expect(await screen.findByText("Order, not completed")).toHaveTextContent(/Bank transfer$/);
  expect(screen.getByText("Order, failed")).toHaveTextContent(/Card$/);
});
