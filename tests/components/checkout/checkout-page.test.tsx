// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import type { AddressSlot, BillSlot, CheckoutSlots, CouponSlot } from "@/components/checkout/checkout-slots";
import { readItemIds } from "@/components/checkout/item-ids";
import type { CheckoutView } from "@/lib/contracts/cart";
import { cartItem } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";
import { findCheckoutDraft, forgetCheckoutDraft, keepCheckoutDraft } from "@/stores/drafts/checkout-draft";
import { sessionStore } from "@/stores/account/session";

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
  shippingMethod: "standard",
  shippingDiscountMicro: 0,
  paymentMethod: "sandbox",
  coupons: [],
  couponId: null,
  proposedCouponId: null,
  taxes: [{ key: "importVat", ratePercent: 19, estimateMicro: 9_200_000, freeBelow: null, isCharged: false }],
};
const DEARER = {
  ...VIEW,
  merchandiseTotalMicro: 33_000_000,
  subtotalMicro: 33_000_000,
  amountPayableMicro: 33_000_000,
};

let left: string[] = [];

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  await forgetCheckoutDraft("");
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

/** Fake address book: one address to choose, and a form that can be open. */
function Address({ value, preferred, onChange, onEditing }: AddressSlot) {
  return (
    <div>
      <button onClick={() => onChange("receiver-1")}>{value === null ? "choose address" : "address selected"}</button>
      <button onClick={() => onEditing(true)}>edit address</button>
      <output aria-label="preferred">{preferred}</output>
    </div>
  );
}

function Bill({ onChange, onEditing }: BillSlot) {
  return (
    <div>
      <button onClick={() => onChange("bill-1")}>choose bill</button>
      <button onClick={() => onEditing(true)}>edit bill</button>
    </div>
  );
}

function Coupons({ proposed, onChange }: CouponSlot) {
  return <button onClick={() => onChange(proposed)}>use {proposed ?? "no coupon"}</button>;
}

const SLOTS: CheckoutSlots = {
  address: (slot) => <Address {...slot} />,
  bill: (slot) => <Bill {...slot} />,
  coupons: (slot) => <Coupons {...slot} />,
  picture: () => null,
  notice: (item) => item.changedBy && <p>{item.changedBy}</p>,
};

const ITEM_IDS = ["item-1"];
const NO_IDS: string[] = [];

async function open(tag: "en-US" | "zh-CN" = "en-US", termsHref: string | null = null) {
  const page = renderPage(<CheckoutPage itemIds={ITEM_IDS} slots={SLOTS} termsHref={termsHref} />, { tag });
  await screen.findByRole("heading", { name: "Motor driver" });
  return page;
}

/** Fills in the required address and consent. */
async function openReady() {
  const page = await open();
  await page.user.click(screen.getByRole("button", { name: "choose address" }));
  await page.user.click(screen.getByRole("checkbox", { name: /^I agree/ }));
  await waitFor(() => expect(placeButton()).not.toHaveAttribute("aria-disabled"));
  return page;
}

const placeButton = () => screen.getByRole("button", { name: /Place order|Placing|Opening/ });
const summary = () => screen.getByRole("region", { name: "Summary" });
const asked = () => api.calls("openCheckout").map((call) => call.body);

it("says what is paid now, what is only estimated for later, and what is not charged by us", async () => {
  await open();
  expect(summary()).toHaveTextContent("Items$30.00Shipping (due later)about $18.40");
  expect(summary()).toHaveTextContent("Due now $30.00");
  expect(summary()).toHaveTextContent("Not included: import VAT of 19%, about $9.20");
  expect(screen.getByRole("group", { name: "Shipping" })).toHaveAccessibleDescription(
    /^Shipping is charged after production/,
  );
});

it("offers the shipping methods that have a name here, the usual one first, and reckons with the chosen one", async () => {
  const { user } = await open();
  const group = within(screen.getByRole("group", { name: "Shipping" }));
  expect(group.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(["standard", "express"]);
  expect(group.getByRole("radio", { name: "Standard about $18.40" })).toBeChecked();
  api.answer("openCheckout", { ...VIEW, shippingMethod: "express" });
  await user.click(group.getByRole("radio", { name: "Express about $31.40" }));
  await waitFor(() => expect(summary()).toHaveTextContent("about $31.40"));
  expect(asked().map(({ shippingMethod }) => shippingMethod)).toEqual(["standard", "express"]);
});

it("says when the order leaves and when it likely arrives", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20, 5) });
  await open();
  vi.useRealTimers();
  // Paid on Friday, 20 November 2026, before 18:00 in Shanghai: five working days end on Friday, 27 November.
  // Three to five weekdays on: Wednesday, 2, to Friday, 4 December.
  expect(screen.getByRole("radio", { name: /^Express/ })).toHaveAccessibleDescription(
    "Ships Nov 27, arrives Dec 2 to Dec 4",
  );
});

it("shows nothing of one checkout while that of other items is asked for", async () => {
  function Switching() {
    const [itemIds, setItemIds] = useState(ITEM_IDS);
    return (
      <>
        <button onClick={() => setItemIds(["item-2"])}>other items</button>
        <CheckoutPage itemIds={itemIds} slots={SLOTS} termsHref={null} />
      </>
    );
  }
  const { user } = renderPage(<Switching />);
  await screen.findByRole("heading", { name: "Motor driver" });
  api.respond("openCheckout", () => new Promise<Response>(() => {}));
  await user.click(screen.getByRole("button", { name: "other items" }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ cartItemIds: ["item-2"] }));
  expect(screen.queryByRole("heading", { name: "Motor driver" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
});

it("the former total stands, dimmed, while the new one is asked for, and nothing is ordered by it", async () => {
  const { user } = await openReady();
  api.fail("openCheckout", { kind: "broken", status: 400 });
  await user.click(screen.getByRole("radio", { name: /^Express/ }));
  expect(await within(summary()).findByText(/The new total could not be loaded/)).toBeInTheDocument();
  expect(summary()).toHaveTextContent("Due now $30.00");
  expect(placeButton()).toHaveAccessibleDescription("The total is not available yet.");
  await user.click(placeButton());
  expect(api.calls("createOrder")).toEqual([]);

  api.answer("openCheckout", { ...DEARER, shippingMethod: "express" });
  await user.click(within(summary()).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(summary()).toHaveTextContent("Due now $33.00"));
  expect(placeButton()).not.toHaveAttribute("aria-disabled");
});

it("does not order without an address, nor while one is being edited, nor without consent, and says so", async () => {
  const { user } = await open();
  expect(placeButton()).toHaveAccessibleDescription("Add and choose a shipping address first.");
  await user.click(placeButton());
  await user.click(screen.getByRole("button", { name: "choose address" }));
  await waitFor(() => expect(placeButton()).toHaveAccessibleDescription("Accept the terms to continue."));
  await user.click(placeButton());
  const consent = screen.getByRole("checkbox", { name: /^I agree/ });
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription("Check this box to place the order.");
  await user.click(consent);
  expect(placeButton()).not.toHaveAttribute("aria-disabled");
  await user.click(screen.getByRole("button", { name: "edit bill" }));
  expect(placeButton()).toHaveAccessibleDescription("Save the billing address you are editing first.");
  await user.click(screen.getByRole("button", { name: "edit address" }));
  expect(placeButton()).toHaveAccessibleDescription("Save the address you are editing first.");
  await user.click(placeButton());
  expect(api.calls("createOrder")).toEqual([]);
});

it("leads to the terms only where they can be read", async () => {
  const { unmount } = await open();
  expect(screen.queryByRole("link", { name: "terms of service" })).toBeNull();
  unmount();
  await open("en-US", "/policy/terms");
  expect(screen.getByRole("link", { name: "terms of service" })).toHaveAttribute("href", "/policy/terms");
});

it("places the order with what was chosen and goes to the payment", async () => {
  api.answer("openCheckout", { ...VIEW, proposedCouponId: "coupon-1" });
  const { user } = await openReady();
  api.answer("openCheckout", {
    ...DEARER,
    couponId: "coupon-1",
    proposedCouponId: "coupon-1",
    shippingMethod: "express",
  });
  await user.click(screen.getByRole("radio", { name: /^Express/ }));
  await user.click(screen.getByRole("button", { name: "use coupon-1" }));
  await user.click(screen.getByRole("button", { name: "choose bill" }));
  await user.type(screen.getByLabelText(/^Notes about this order/), "No X-outs");
  await user.type(screen.getByLabelText(/^PO number/), "PO 4711");
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ couponId: "coupon-1", receiverId: "receiver-1" }));
  await waitFor(() => expect(placeButton()).not.toHaveAttribute("aria-disabled"));
  await user.click(placeButton());
  await waitFor(() => expect(left).toEqual(["/api/pay/sandbox/page?request=x"]));
  expect(api.calls("createOrder").map((call) => call.body)).toEqual([
    {
      cartItemIds: ["item-1"],
      receiverId: "receiver-1",
      billId: "bill-1",
      couponId: "coupon-1",
      shippingMethod: "express",
      paymentMethod: "sandbox",
      process: "payNow",
      remark: "No X-outs",
      purchaseNumber: "PO 4711",
      expectedTotalMicro: 33_000_000,
    },
  ]);
  expect(api.calls("payOrder").map((call) => call.body)).toEqual([{ orderId: "order-9" }]);
});

it("with the files checked first nothing is paid yet: the order's page comes next", async () => {
  const { user, visited } = await openReady();
  await user.click(screen.getByRole("radio", { name: "Check my files first you pay after the file check" }));
  expect(summary()).toHaveTextContent("Due after file check $30.00");
  await user.click(screen.getByRole("button", { name: "Place order" }));
  await waitFor(() => expect(visited).toEqual(["/my-center/orders/order-9"]));
  expect(api.calls("createOrder").map((call) => call.body.process)).toEqual(["checkFirst"]);
  expect(api.calls("payOrder")).toEqual([]);
});

it("offers the ways to pay with their fee, and reckons with the chosen one", async () => {
  api.answer("listPaymentMethods", {
    rows: [
      { method: "card", share: 34_000, transferAccount: null },
      { method: "bankTransfer", share: 0, transferAccount: null },
    ],
  });
  api.answer("openCheckout", { ...VIEW, paymentMethod: "card" });
  const { user } = await open();
  expect(await screen.findByRole("radio", { name: "Card 3.4% fee" })).toBeChecked();
  api.answer("openCheckout", { ...VIEW, paymentMethod: "bankTransfer" });
  await user.click(screen.getByRole("radio", { name: "Bank transfer no fee" }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ paymentMethod: "bankTransfer" }));
});

it("every choice is there again after the page was left, and a way to pay that is gone is not asked for", async () => {
  const first = await openReady();
  await first.user.click(screen.getByRole("radio", { name: /^Express/ }));
  await first.user.click(screen.getByRole("radio", { name: /^Check my files first/ }));
  await first.user.type(screen.getByLabelText(/^Notes about this order/), "No X-outs");
  first.unmount();
  await keepCheckoutDraft("", {
    ...(await findCheckoutDraft("", (stored) => stored as object)),
    paymentMethod: "paypal",
  });
  await open();
  expect(screen.getByRole("radio", { name: /^Express/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /^Check my files first/ })).toBeChecked();
  expect(screen.getByLabelText(/^Notes about this order/)).toHaveValue("No X-outs");
  expect(screen.getByRole("checkbox", { name: /^I agree/ })).toBeChecked();
  expect(screen.getByLabelText("preferred")).toHaveTextContent("receiver-1");
  expect(asked().at(-1)).not.toHaveProperty("paymentMethod");
});

it("an order that is placed again begins with its choices, says what is not made any more, and is agreed to anew", async () => {
  const first = await openReady();
  first.unmount();
  const again = {
    cartItemIds: ["item-1"],
    receiverId: "receiver-7",
    shippingMethod: "express",
    process: "checkFirst",
    remark: "As before",
    leftOut: 1,
  };
  sessionStorage.setItem("reorder", JSON.stringify(again));
  const second = await open();
  expect(screen.getByText("1 item of the previous order is no longer available and not included.")).toBeInTheDocument();
  expect(screen.getByLabelText("preferred")).toHaveTextContent("receiver-7");
  expect(screen.getByRole("radio", { name: /^Express/ })).toBeChecked();
  expect(screen.getByLabelText(/^Notes about this order/)).toHaveValue("As before");
  expect(screen.getByRole("checkbox", { name: /^I agree/ })).not.toBeChecked();
  second.unmount();
  expect(sessionStorage.getItem("reorder")).toBeNull();
  await open();
  expect(screen.getByRole("radio", { name: /^Express/ })).toBeChecked();
});

it("offline it says so, keeps what was entered and orders nothing", async () => {
  const { user } = await openReady();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(placeButton()).toHaveAccessibleDescription(/^You are offline\. Your entries are saved/);
  await user.click(placeButton());
  expect(api.calls("createOrder")).toEqual([]);
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(placeButton()).not.toHaveAttribute("aria-disabled");
});

it("a double click orders once", async () => {
  const { user } = await openReady();
  await user.dblClick(placeButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(api.calls("createOrder")).toHaveLength(1);
  expect(api.calls("payOrder")).toHaveLength(1);
});

it("a second try after a cut connection carries the same idempotency key", async () => {
  api.fail("createOrder", { kind: "broken", status: 500 });
  const { user } = await openReady();
  await user.click(placeButton());
  expect(await screen.findByText(/^We could not confirm whether the order was placed/)).toBeInTheDocument();
  // The order was placed after all: its items are in no cart any more, and the way to its answer stays open.
  api.fail("openCheckout", { kind: "refusal", code: "NOT_FOUND", message: "Not found." });
  window.dispatchEvent(new Event("online"));
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
  const { user } = await openReady();
  api.answer("openCheckout", { ...DEARER, items: [cartItem({ hasPicture: false, changedBy: "priceBook" })] });
  await user.click(placeButton());
  expect(await screen.findByText(/\$30\.00 before, \$33\.00 now\. Nothing was ordered\./)).toBeInTheDocument();
  expect(screen.getByText("priceBook")).toBeInTheDocument();
  expect(left).toEqual([]);
  expect(placeButton()).toHaveAccessibleDescription("Review and accept the new price first.");
  await user.click(placeButton());
  expect(api.calls("createOrder")).toHaveLength(1);

  api.answer("createOrder", { orderId: "order-9", orderNumber: "BW261121-AAAAAA" });
  await user.click(screen.getByRole("button", { name: "Accept $33.00 and order" }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(api.calls("createOrder").map((call) => call.body.expectedTotalMicro)).toEqual([30_000_000, 33_000_000]);
  // Another total is another intent.
  const keys = api.calls("createOrder").map((call) => call.headers["idempotency-key"]);
  expect(keys[0]).not.toBe(keys[1]);
});

it("when the payment cannot be opened the placed order is shown instead, where it can be paid", async () => {
  api.fail("payOrder", {
    kind: "refusal",
    code: "PAYMENT_UNAVAILABLE",
    message: "Payment is not available right now.",
  });
  const { user, visited } = await openReady();
  await user.click(placeButton());
  await waitFor(() => expect(visited).toEqual(["/my-center/orders/order-9"]));
  expect(left).toEqual([]);
});

it("a note of more than 500 characters is refused before it is sent; every sign counts as one", async () => {
  const { user } = await open("zh-CN");
  await user.click(screen.getByRole("button", { name: "choose address" }));
  const note = screen.getByLabelText(/^订单备注/);
  await user.click(note);
  await user.paste("板".repeat(499) + "🙂");
  expect(note).toHaveAccessibleDescription("500/500 字");
  await user.paste("再");
  expect(screen.getByRole("button", { name: "提交订单并付款" })).toHaveAccessibleDescription(
    "请先把备注缩短到 500 字以内。",
  );
});

it("without items it leads back to the cart", () => {
  renderPage(<CheckoutPage itemIds={NO_IDS} slots={SLOTS} termsHref={null} />);
  expect(screen.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/shopping-cart");
  expect(api.calls("openCheckout")).toEqual([]);
});

it("reads each item of the address once, and no more than may be ordered together", () => {
  expect(readItemIds("a,b,,a, c ")).toEqual(["a", "b", "c"]);
  expect(readItemIds(null)).toEqual([]);
  expect(readItemIds(Array.from({ length: 120 }, (_, at) => `i${at}`).join(","))).toHaveLength(100);
});
