// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CartPage } from "@/components/cart/cart-page";
import { cartItem, SPECIFICATION } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { sessionStore } from "@/stores/account/session";

const api = startMockApi();

const DRIVER = cartItem({ hasPicture: false, partNo: "MD-7" });
const SENSOR = cartItem({ cartItemId: "item-2", projectName: "Sensor", totalMicro: 12_500_000, hasPicture: false });

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("listCart", { rows: [DRIVER, SENSOR], total: 2, currency: "USD" });
});
afterEach(cleanup);

const summary = () => screen.getByRole("region", { name: "Summary" });

it("sums what is chosen, and takes exactly that to the checkout", async () => {
  const { user } = renderPage(<CartPage />);
  // 30.00 + 12.50 = 42.50
  expect(await screen.findByRole("heading", { name: "Sensor" })).toBeInTheDocument();
  expect(summary()).toHaveTextContent("2 items selected$42.50");
  await user.click(screen.getByLabelText("Select Motor driver"));
  expect(summary()).toHaveTextContent("1 item selected$12.50");
  await user.click(screen.getByLabelText("Select all"));
  expect(summary()).toHaveTextContent("2 items selected$42.50");
});

it("does not go on with nothing chosen, and says why", async () => {
  const { user } = renderPage(<CartPage />);
  await user.click(await screen.findByLabelText("Select all"));
  const button = screen.getByRole("button", { name: "Go to checkout" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription("Select at least one item to continue.");
});

it("a removed item can be put back as it was", async () => {
  const { user } = renderPage(<CartPage />);
  await user.click(await screen.findByRole("button", { name: "Remove Motor driver" }));
  expect(await screen.findByText("Motor driver was removed.")).toBeInTheDocument();
  expect(summary()).toHaveTextContent("1 item selected$12.50");
  await waitFor(() => expect(api.calls("removeCartItem").map((call) => call.body)).toEqual([{ cartItemId: "item-1" }]));

  api.answer("listCart", { rows: [{ ...DRIVER, cartItemId: "item-3" }, SENSOR], total: 2, currency: "USD" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText("Motor driver was removed.")).not.toBeInTheDocument());
  expect(api.calls("addToCart").map((call) => call.body)).toEqual([
    {
      ...{ itemType: "Custom", specification: SPECIFICATION, projectId: "project-1", partNo: "MD-7", position: 1 },
      bookVersion: DRIVER.price.bookVersion,
    },
  ]);
  expect(summary()).toHaveTextContent("2 items selected$42.50");
});

it("an item that could not be removed is there again, and the refusal is said", async () => {
  api.fail("removeCartItem", {
    kind: "refusal",
    code: "NOT_FOUND",
    message: "This doesn't exist, or you don't have access to it.",
  });
  const { user } = renderPage(<CartPage />);
  await user.click(await screen.findByRole("button", { name: "Remove Motor driver" }));
  expect(await screen.findByText("This doesn't exist, or you don't have access to it.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Motor driver" })).toBeInTheDocument();
});

it("another quantity is priced by the server", async () => {
  const { user } = renderPage(<CartPage />);
  const dearer = { ...DRIVER, totalMicro: 55_000_000, specification: { ...SPECIFICATION, quantity: 100 } };
  api.answer("updateCartItem", dearer);
  const quantity = await screen.findByLabelText("Quantity of Motor driver");
  api.answer("listCart", { rows: [dearer, SENSOR], total: 2, currency: "USD" });
  await user.selectOptions(quantity, "100");
  // 55.00 + 12.50 = 67.50
  await waitFor(() => expect(summary()).toHaveTextContent("2 items selected$67.50"));
  expect(api.calls("updateCartItem").map((call) => call.body)).toEqual([{ cartItemId: "item-1", quantity: "100" }]);
});

it("an empty cart says what could be here and leads to the quote, in Chinese too", async () => {
  api.answer("listCart", { rows: [], total: 0, currency: "CNY" });
  renderPage(<CartPage />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "购物车是空的" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "PCB 报价" })).toHaveAttribute("href", "/order/manufacturing/pcb");
});

it("a cart that cannot be loaded says so once and is tried again on request", async () => {
  api.fail("listCart", { kind: "refusal", code: "OPERATION_FAILED", message: "Operation is failed" }, 1);
  const { user } = renderPage(<CartPage />);
  expect(await screen.findByRole("heading", { name: "Your cart could not be loaded" })).toBeInTheDocument();
  expect(within(screen.getByRole("log")).getAllByRole("listitem")).toHaveLength(1);
  api.answer("listCart", { rows: [DRIVER], total: 1, currency: "USD" });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Motor driver" })).toBeInTheDocument();
});

it("says when the chosen items ship, what shipping is likely to cost and what a coupon saves", async () => {
  const { user } = renderPage(<CartPage />);
  expect(await screen.findByText("Shipping about $18.00 to United States, standard")).toBeVisible();
  expect(screen.getByText("A coupon saves $5.00 at checkout")).toBeVisible();
  expect(screen.getByText(/^Ships [A-Z][a-z]{2} \d{1,2} if paid today$/)).toBeVisible();
  await user.click(screen.getByLabelText("Select Motor driver"));
  await waitFor(() =>
    expect(api.calls("openCheckout").at(-1)?.body).toEqual({
      ...{ cartItemIds: ["item-2"], country: "US", shippingMethod: "standard" },
    }),
  );
  await user.click(screen.getByLabelText("Select Sensor"));
  expect(screen.queryByText(/^Ships /)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Shipping about/)).not.toBeInTheDocument();
});
