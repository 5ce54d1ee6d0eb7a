// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CouponChooser } from "@/components/coupon/coupon-chooser";
import type { CheckoutCoupon } from "@/lib/contracts/coupon";
import { COUPON_REASONS } from "@/lib/core/coupon/usability";
import type { MarketTag } from "@/lib/i18n/variants";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

function coupon(change: Partial<CheckoutCoupon> = {}): CheckoutCoupon {
  return {
    couponId: "c1",
    kind: "pcb",
    state: 0,
    disabled: false,
    currency: "USD",
    amountMicro: 5_000_000,
    thresholdMicro: 20_000_000,
    couponParam: '{"pcbNum":{"min":5,"max":50},"pcbSize":{"max":100},"bomLines":{"max":30}}',
    withDesign: null,
    validFrom: "2026-11-01T00:00:00Z",
    validTo: "2026-12-01T00:00:00Z",
    usable: true,
    reason: null,
    discountMicro: 5_000_000,
    ...change,
  };
}

const SMALL = coupon({
  couponId: "c2",
  kind: "general",
  thresholdMicro: null,
  couponParam: "{}",
  discountMicro: 2_000_000,
});

function show(coupons: CheckoutCoupon[], value: string | null = null, tag: MarketTag = "en-US") {
  const onChange = vi.fn();
  const chooser = <CouponChooser coupons={coupons} value={value} proposed="c1" onChange={onChange} />;
  return { onChange, ...renderPage(chooser, { tag }) };
}

it("proposes the one that saves most, and one click takes it", async () => {
  const { user, onChange } = show([coupon(), SMALL]);
  expect(screen.getByText("$5.00 off boards saves the most.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Apply, −$5.00" }));
  expect(onChange.mock.calls).toEqual([["c1"]]);
});

it("proposes nothing once it is chosen, and says on which conditions it stands", () => {
  show([coupon(), SMALL], "c1");
  expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
  expect(screen.getByRole("radio", { name: /^\$5\.00 off boards/ })).toBeChecked();
  expect(
    screen.getByText(
      "Minimum spend $20.00 · For 5 to 50 boards per item · For boards with a longer side of up to 100 mm · " +
        "For BOMs with up to 30 lines per side · until Dec 1, 2026",
    ),
  ).toBeInTheDocument();
});

it("shows the usable before the others, and each of those with its own reason", () => {
  const others = COUPON_REASONS.map((reason) =>
    coupon({ couponId: reason, usable: false, reason, discountMicro: 0, withDesign: true }),
  );
  show([coupon(), ...others]);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  const reasons = within(screen.getByRole("region", { name: "Not for this order" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent?.replace("$5.00 off boards", ""));
  expect(reasons).toEqual([
    "Already used for another order.",
    "Coupons apply to one item, or to a board together with a stencil or parts of the same part number.",
    "It applies to boards, which is not in this order.",
    "For 5 to 50 boards per item",
    "For boards with a longer side of up to 100 mm",
    "For BOMs with up to 30 lines per side",
    "Minimum spend $20.00",
    "For designs made online",
    "Valid from Nov 1, 2026 until Dec 1, 2026.",
  ]);
});

it("one whose conditions cannot be read says so, and without any coupon the offers are one link away", () => {
  const { unmount } = show([coupon({ usable: false, reason: "size", couponParam: "{", discountMicro: 0 })]);
  expect(screen.getByText("It does not apply to this order.")).toBeInTheDocument();
  unmount();
  show([]);
  expect(screen.getByText(/No coupons in your account\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See current offers" })).toBeInTheDocument();
  expect(screen.queryByRole("radio")).toBeNull();
});

it("says the same in Chinese", () => {
  show([coupon({ currency: "CNY", amountMicro: 30_000_000, discountMicro: 30_000_000 })], null, "zh-CN");
  expect(screen.getByText("制板费减 ¥30.00最省。")).toBeInTheDocument();
});
