// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OrderQueue } from "@/components/ops/orders/order-queue";
import { sessionStore } from "@/stores/account/session";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminOrderRow } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  const rows = [
    adminOrderRow,
    { ...adminOrderRow, orderId: "order-2", orderNumber: "BW-2" },
    { ...adminOrderRow, orderId: "order-3", orderNumber: "BW-3", status: "Reviewed" as const },
    { ...adminOrderRow, orderId: "order-4", orderNumber: "BW-4", status: "Shipped" as const },
  ];
  api.answer("listAdminOrders", { rows, total: 4, count: {}, waits: {}, waiting: 4 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("orders that are selected by keyboard move to their common next state; each says what became of it", async () => {
  api.answer("moveAdminOrders", {
    rows: [
      { orderId: "order-1", isMoved: true, code: "", message: "" },
      { orderId: "order-2", isMoved: false, code: "QUESTION_OPEN", message: "A question is open." },
    ],
  });
  const { user } = renderPage(<OrderQueue />);
  const first = await screen.findByRole("checkbox", { name: "Select order BW261120-7K2MQ4" });
  first.focus();
  await user.keyboard(" ");
  await user.click(screen.getByRole("checkbox", { name: "Select order BW-2" }));
  expect(screen.queryByRole("checkbox", { name: "Select order BW-4" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Move 2 orders to Reviewed" }));
  const ask = await screen.findByRole("dialog");
  await user.click(within(ask).getByRole("button", { name: "Move 2 orders to Reviewed" }));
  await waitFor(() => expect(api.calls("moveAdminOrders")).toHaveLength(1));
  expect(api.calls("moveAdminOrders")[0]?.body).toEqual({
    orders: [
      { id: "order-1", from: "Paid" },
      { id: "order-2", from: "Paid" },
    ],
    to: "Reviewed",
  });
  expect(await screen.findByText("Not moved: A question is open.")).toBeInTheDocument();
  expect(screen.getByText("Moved")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Select order BW-2" })).toBeChecked();
  expect(first).not.toBeChecked();
});

it("orders in different states share no step", async () => {
  const { user } = renderPage(<OrderQueue />);
  await user.click(await screen.findByRole("checkbox", { name: "Select all that can move" }));
  expect(screen.getByText("The selected orders have no common next step.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
});
