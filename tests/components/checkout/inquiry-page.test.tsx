// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { InquiryPage } from "@/components/checkout/inquiry-page";
import type { InquiryCheckout } from "@/lib/contracts/order-inquiry";
import { cartItem } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { forgetCheckoutDraft } from "@/stores/drafts/checkout-draft";
import { sessionStore } from "@/stores/account/session";

const api = startMockApi();

const VIEW: InquiryCheckout = {
  quoteId: "quote-1",
  quoteNumber: "BQ261121-7K2MQ4",
  item: cartItem({ hasPicture: false, projectName: "Display wall" }),
  currency: "USD",
  shippingEstimates: [
    { method: "express", amountMicro: 31_400_000 },
    { method: "standard", amountMicro: 18_400_000 },
  ],
};

const REFUSED = {
  kind: "refusal",
  code: "MOVE_NOT_ALLOWED",
  message: "This is not possible in the current status.",
} as const;

const SLOTS: CheckoutSlots = {
  address: ({ value, onChange }) => (
    <button onClick={() => onChange("receiver-1")}>{value === null ? "choose address" : "address selected"}</button>
  ),
  bill: ({ onChange }) => <button onClick={() => onChange("bill-1")}>choose bill</button>,
  coupons: () => <p>coupons</p>,
  picture: () => null,
  notice: () => null,
};

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  await forgetCheckoutDraft("");
  sessionStore.getState().setToken("a-token");
  api.answer("openInquiryOrder", VIEW);
  api.answer("placeInquiryOrder", { orderId: "order-9", orderNumber: "BW261121-AAAAAA" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderPage(<InquiryPage quoteId="quote-1" slots={SLOTS} termsHref={null} />);
const summary = () => within(screen.getByRole("region", { name: "Summary" }));
const place = () => summary().getByRole("button", { name: "Place order" });
const click = (element: HTMLElement) => act(async () => element.click());

it("shows words in place of every amount but the freight, and asks for neither payment nor coupon", async () => {
  show();
  expect(await screen.findByRole("heading", { name: "Display wall" })).toBeInTheDocument();
  expect(summary().getAllByText("price on request")).toHaveLength(2);
  expect(summary().getByText("about $18.40")).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\$(0|30)\.00/);
  expect(screen.queryByText("coupons")).toBeNull();
  expect(screen.queryByText("Payment")).toBeNull();
  expect(screen.queryByText("Pay now")).toBeNull();
});

it("asks for an address, then for the consent, and is placed once with what was selected", async () => {
  show();
  const address = await screen.findByRole("button", { name: "choose address" });
  expect(summary().getByText("Add and choose a shipping address first.")).toBeInTheDocument();
  await click(address);
  await click(screen.getByRole("button", { name: "choose bill" }));
  await click(screen.getByRole("radio", { name: /Express/ }));
  await click(place());
  expect(await summary().findByRole("alert")).toHaveTextContent("Check this box to place the order.");
  expect(api.calls("placeInquiryOrder")).toEqual([]);
  await click(summary().getByRole("checkbox"));
  await act(async () => {
    place().click();
    place().click();
  });
  await waitFor(() => expect(api.calls("placeInquiryOrder")).toHaveLength(1));
  expect(api.calls("placeInquiryOrder")[0]).toMatchObject({
    body: { quoteId: "quote-1", receiverId: "receiver-1", billId: "bill-1", shippingMethod: "express" },
  });
});

it("keeps what was estimated while another address is asked about, and where that cannot be had", async () => {
  show();
  const address = await screen.findByRole("button", { name: "choose address" });
  api.fail("openInquiryOrder", { kind: "broken" });
  await click(address);
  await waitFor(() => expect(api.calls("openInquiryOrder")).toHaveLength(2));
  expect(screen.getByRole("button", { name: "address selected" })).toBeInTheDocument();
  expect(summary().getByText("about $18.40")).toBeInTheDocument();
});

it("says why it was refused, and leaves the page as it is", async () => {
  api.fail("placeInquiryOrder", REFUSED);
  show();
  await click(await screen.findByRole("button", { name: "choose address" }));
  await click(summary().getByRole("checkbox"));
  await click(place());
  expect(await summary().findByText("This is not possible in the current status.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "address selected" })).toBeInTheDocument();
});

it("leads back to a quote that cannot be ordered this way", async () => {
  api.fail("openInquiryOrder", REFUSED);
  show();
  expect(await screen.findByRole("heading", { name: "This quote can't be ordered here" })).toBeInTheDocument();
  const [, back] = screen.getAllByRole("link", { name: "Back to quote" });
  expect(back).toHaveAttribute("href", "/my-center/quotes/quote-1");
});
