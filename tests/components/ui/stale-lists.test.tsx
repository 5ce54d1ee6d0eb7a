// @vitest-environment jsdom
// Cart, orders and quotes while the connection is lost: what was loaded stays, and what needs the server waits.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartPage } from "@/components/cart/cart-page";
import { OrderListPage } from "@/components/order/list/order-list-page";
import { QuoteListPage } from "@/components/pcba/quote-list-page";
import { getQueryClient } from "@/lib/client/transport/query-client";
import errors from "@/messages/en/errors.json";
import { sessionStore } from "@/stores/account/session";
import { cartItem, orderSummary } from "@/tests/support/board-item";
import { setConnected } from "@/tests/support/connection";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("listCart", { rows: [cartItem({ hasPicture: false })], total: 1, currency: "USD" });
  api.answer("listOrders", { rows: [orderSummary({ status: "Submitted" })], total: 45, count: { Submitted: 45 } });
});
afterEach(() => {
  cleanup();
  setConnected(true);
  vi.restoreAllMocks();
});

const OFFLINE = /^You are offline\. Last updated at \d{1,2}:\d{2} [AP]M\./;
const FAILED = /^We could not refresh this\. Last updated at \d{1,2}:\d{2} [AP]M\./;
const notice = () => screen.queryByText((_, node) => node?.tagName === "P" && OFFLINE.test(node.textContent));
const reloadAll = () => act(() => getQueryClient().refetchQueries());

it("the cart stays, and nothing in it can be changed or checked out until the connection is back", async () => {
  renderPage(<CartPage />);
  await screen.findByRole("heading", { name: "Motor driver" });
  expect(notice()).toBeNull();

  setConnected(false);
  expect(notice()).toBeVisible();
  expect(screen.getByRole("heading", { name: "Motor driver" })).toBeVisible();
  expect(screen.getByLabelText("Quantity of Motor driver")).toBeDisabled();
  expect(screen.getByRole("button", { name: "Remove Motor driver" })).toBeDisabled();
  expect(screen.getByLabelText("Your part number")).toBeDisabled();
  // The selection of items to order exists only on this page.
  expect(screen.getByLabelText("Select Motor driver")).toBeEnabled();
  expect(screen.getByRole("button", { name: "Go to checkout" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Go to checkout" })).toHaveAccessibleDescription(
    "You are offline. Check out when you are back online.",
  );

  setConnected(true);
  expect(notice()).toBeNull();
  expect(screen.getByLabelText("Quantity of Motor driver")).toBeEnabled();
  expect(screen.getByRole("button", { name: "Go to checkout" })).toBeEnabled();
});

it("the cart stays where reloading fails, without a message for each try, and is current again by itself", async () => {
  renderPage(<CartPage />);
  await screen.findByRole("heading", { name: "Motor driver" });
  api.fail("listCart", { kind: "cut" });
  const every = vi.spyOn(globalThis, "setInterval");
  await reloadAll();
  expect((await screen.findByText(/We could not refresh/)).closest("p")?.textContent).toMatch(FAILED);
  expect(screen.getByRole("heading", { name: "Motor driver" })).toBeVisible();
  expect(screen.queryByText(errors.OPERATION_FAILED)).not.toBeInTheDocument();

  api.answer("listCart", { rows: [cartItem({ projectName: "Sensor", hasPicture: false })], total: 1, currency: "USD" });
  const [again] = every.mock.calls.find(([, milliseconds]) => milliseconds === 15_000) ?? [];
  act(() => again?.());
  expect(await screen.findByRole("heading", { name: "Sensor" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/We could not refresh/)).not.toBeInTheDocument());
});

it.each([
  ["orders", <OrderListPage key="orders" />, "/my-center/orders", /^Pay order/],
  ["quotes", <QuoteListPage key="quotes" />, "/my-center/quotes", /^Add quote .* to the cart/i],
])("the list of %s stays while offline, with its actions disabled", async (_name, page, address, action) => {
  renderPage(page, { address });
  const button = await screen.findByRole("button", { name: action });
  expect(button).toBeEnabled();
  setConnected(false);
  expect(notice()).toBeVisible();
  expect(screen.getByRole("button", { name: action })).toBeDisabled();
  setConnected(true);
  expect(notice()).toBeNull();
  expect(screen.getByRole("button", { name: action })).toBeEnabled();
});
