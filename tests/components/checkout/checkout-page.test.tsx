// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AddressSlot } from "@/components/checkout/address-slot";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { readItemIds } from "@/components/checkout/item-ids";
import type { CheckoutView } from "@/lib/contracts/cart";
import { cartItem } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";
import { sessionStore } from "@/stores/session";

const api = startMockApi();

const VIEW: CheckoutView = {
  items: [cartItem({ hasPicture: false })],
  currency: "USD",
  merchandiseTotalMicro: 30_000_000,
  couponDiscountMicro: 0,
  subtotalMicro: 30_000_000,
  transactionFeeMicro: 0,
  amountPayableMicro: 30_000_000,
  shippingEstimates: [
    { method: "express", amountMicro: 31_400_000 },
    { method: "standard", amountMicro: 18_400_000 },
    { method: "by-drone", amountMicro: 1 },
  ],
};
const DEARER = {
  ...VIEW,
  merchandiseTotalMicro: 33_000_000,
  subtotalMicro: 33_000_000,
  amountPayableMicro: 33_000_000,
};

let left: string[] = [];

beforeEach(() => {
  stubBrowser();
  forgetPage();
  left = watchLeaving();
  sessionStore.getState().setToken("a-token");
  api.answer("openCheckout", VIEW);
  api.answer("createOrder", { orderId: "order-9", orderNumber: "BW261121-AAAAAA" });
  api.answer("payOrder", { payUrl: "/api/pay/sandbox/page?request=x" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands for the address book: one address to choose, and a form that can be open. */
function Address({ value, onChange, onEditing }: AddressSlot) {
  return (
    <div>
      <button onClick={() => onChange("receiver-1")}>{value === null ? "choose address" : "address chosen"}</button>
      <button onClick={() => onEditing(true)}>edit address</button>
    </div>
  );
}

async function open(tag: "en-US" | "zh-CN" = "en-US") {
  const page = renderPage(<CheckoutPage itemIds={["item-1"]} address={(slot) => <Address {...slot} />} />, { tag });
  await screen.findByRole("heading", { name: "Motor driver" });
  return page;
}

const placeButton = () => screen.getByRole("button", { name: /Place order and pay|Placing|Opening/ });

it("says what is paid now and what is only estimated for later", async () => {
  await open();
  const summary = screen.getByRole("region", { name: "Summary" });
  expect(summary).toHaveTextContent("Items$30.00Shipping, laterabout $18.40");
  expect(summary).toHaveTextContent("To pay now$30.00");
  expect(screen.getByRole("group", { name: "Shipping" })).toHaveAccessibleDescription(
    /^Shipping is charged after production/,
  );
});

it("offers the shipping methods that have a name here, the usual one first, and shows each estimate", async () => {
  const { user } = await open();
  const methods = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(methods).toEqual(["Standardabout $18.40", "Expressabout $31.40"]);
  await user.click(screen.getByLabelText(/^Express/));
  expect(screen.getByRole("region", { name: "Summary" })).toHaveTextContent("about $31.40");
});

it("does not order without an address, nor while one is being edited, and says so", async () => {
  const { user } = await open();
  expect(placeButton()).toHaveAccessibleDescription("Add and choose a shipping address first.");
  await user.click(placeButton());
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await user.click(screen.getByRole("button", { name: "edit address" }));
  expect(placeButton()).toHaveAccessibleDescription("Save the address you are editing first.");
  await user.click(placeButton());
  expect(api.calls("createOrder")).toEqual([]);
});

it("places the order with what was chosen and goes to the payment", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await user.click(screen.getByLabelText(/^Express/));
  await user.type(screen.getByLabelText(/^Anything we should know/), "No X-outs");
  await user.click(placeButton());
  await waitFor(() => expect(left).toEqual(["/api/pay/sandbox/page?request=x"]));
  expect(api.calls("createOrder").map((call) => call.body)).toEqual([
    {
      cartItemIds: ["item-1"],
      receiverId: "receiver-1",
      shippingMethod: "express",
      remark: "No X-outs",
      seenTotalMicro: 30_000_000,
    },
  ]);
  expect(api.calls("payOrder").map((call) => call.body)).toEqual([{ orderId: "order-9" }]);
});

it("a double click orders once", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await user.dblClick(placeButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(api.calls("createOrder")).toHaveLength(1);
  expect(api.calls("payOrder")).toHaveLength(1);
});

it("a second try after a cut connection carries the same idempotency key", async () => {
  api.fail("createOrder", { kind: "broken", status: 500 });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await user.click(placeButton());
  expect(await screen.findByText("Operation is failed")).toBeInTheDocument();
  api.answer("createOrder", { orderId: "order-9", orderNumber: "BW261121-AAAAAA" });
  await user.click(placeButton());
  await waitFor(() => expect(left).toHaveLength(1));
  const keys = new Set(api.calls("createOrder").map((call) => call.headers["idempotency-key"]));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
});

it("a changed price is shown and asked about before anything is ordered", async () => {
  api.fail("createOrder", {
    kind: "refusal",
    code: "PRICE_CHANGED",
    message: "The price has changed.",
    data: { amountPayableMicro: 33_000_000 },
  });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "choose address" }));
  api.answer("openCheckout", DEARER);
  await user.click(placeButton());
  expect(await screen.findByText(/\$30\.00 before, \$33\.00 now\. Nothing was ordered\./)).toBeInTheDocument();
  expect(left).toEqual([]);

  api.answer("createOrder", { orderId: "order-9", orderNumber: "BW261121-AAAAAA" });
  await user.click(placeButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(api.calls("createOrder").map((call) => call.body.seenTotalMicro)).toEqual([30_000_000, 33_000_000]);
  // Another total is another intent.
  const keys = api.calls("createOrder").map((call) => call.headers["idempotency-key"]);
  expect(keys[0]).not.toBe(keys[1]);
});

it("when the payment cannot be opened the placed order is shown instead, where it can be paid", async () => {
  api.fail("payOrder", {
    kind: "refusal",
    code: "PAYMENT_UNAVAILABLE",
    message: "Payment is not available at the moment.",
  });
  const { user, visited } = await open();
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await user.click(placeButton());
  await waitFor(() => expect(visited).toEqual(["/my-center/orders/order-9"]));
  expect(left).toEqual([]);
});

it("a note of more than 500 characters is refused before it is sent; every sign counts as one", async () => {
  const { user } = await open("zh-CN");
  await user.click(screen.getByRole("button", { name: "choose address" }));
  const note = screen.getByLabelText(/^还有什么需要我们知道/);
  await user.click(note);
  await user.paste("板".repeat(499) + "🙂");
  expect(note).toHaveAccessibleDescription("500/500 字");
  await user.paste("再");
  expect(screen.getByRole("button", { name: "提交订单并付款" })).toHaveAccessibleDescription(
    "请先把备注缩短到 500 字以内。",
  );
});

it("without items it leads back to the cart", () => {
  renderPage(<CheckoutPage itemIds={[]} address={() => null} />);
  expect(screen.getByRole("link", { name: "Go to the cart" })).toHaveAttribute("href", "/shopping-cart");
  expect(api.calls("openCheckout")).toEqual([]);
});

it("reads each item of the address once, and no more than may be ordered together", () => {
  expect(readItemIds("a,b,,a, c ")).toEqual(["a", "b", "c"]);
  expect(readItemIds(null)).toEqual([]);
  expect(readItemIds(Array.from({ length: 80 }, (_, at) => `i${at}`).join(","))).toHaveLength(50);
});
