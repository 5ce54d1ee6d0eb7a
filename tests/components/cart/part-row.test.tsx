// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartRow } from "@/components/cart/cart-row";
import type { CartChange } from "@/components/cart/cart-source";
import type { CartItem } from "@/lib/contracts/cart";
import type { PartSpecification } from "@/lib/contracts/part";
import { pricePart } from "@/lib/core/pricing/part/price";
import type { MarketTag } from "@/lib/i18n/variants";
import { cartItem } from "@/tests/support/board-item";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const PART: PartSpecification = {
  partId: "p0000000part",
  quantity: 200,
  mpn: "RC0603FR-0710KL",
  manufacturer: "Yageo",
  category: "resistor",
  packageName: "0603",
  minimum: 50,
  multiple: 25,
  stock: 5_000,
  isSample: true,
};

function show(change: Partial<PartSpecification> = {}, tag: MarketTag = "en-US") {
  const onChange = vi.fn<(change: CartChange) => Promise<unknown>>().mockResolvedValue(null);
  const specification = { ...PART, ...change };
  const { quantity } = specification;
  const tiers = [{ from: 50, unitMicro: 8_000 }];
  const price = pricePart({ tiers, quantity, currency: "USD", bookVersion: "test" });
  const item = { ...cartItem(), itemType: "Normal", specification, price, projectName: "" } as CartItem;
  const row = (
    <CartRow
      item={{ ...item, totalMicro: price.total.amountMicro }}
      currency="USD"
      picture={null}
      isSelected
      onSelect={() => {}}
      onChange={onChange}
      onRemove={() => {}}
      isBusy={false}
      isKeptByServer
    />
  );
  return { onChange, ...renderPage(<ul>{row}</ul>, { tag }) };
}

const quantityField = () => screen.getByRole("textbox", { name: "Quantity of RC0603FR-0710KL" });

it("is called by its number, with its maker, its case, what one costs and what they come to", () => {
  show();
  expect(screen.getByRole("heading", { name: "RC0603FR-0710KL" })).toBeInTheDocument();
  expect(screen.getByText("Yageo · 0603")).toBeInTheDocument();
  expect(quantityField()).toHaveValue("200");
  // 200 at 0.8 cents.
  expect(screen.getByText("$0.008")).toBeInTheDocument();
  expect(screen.getByText("$1.60")).toBeInTheDocument();
});

it.each([
  ["210", 225],
  ["1", 50],
  ["225", 225],
])("%s typed are the next number up that is sold, %i", async (typed, sold) => {
  const { user, onChange } = show();
  await user.clear(quantityField());
  await user.type(quantityField(), `${typed}{Enter}`);
  expect(onChange.mock.calls).toEqual([[{ quantity: sold }]]);
});

it("what is no number, or the same one, changes nothing", async () => {
  const { user, onChange } = show();
  for (const typed of ["0", "abc", "200", "199"]) {
    await user.clear(quantityField());
    await user.type(quantityField(), `${typed}{Enter}`);
    expect(quantityField()).toHaveValue("200");
  }
  expect(onChange).not.toHaveBeenCalled();
});

it("says that there are not so many any more, and that there are none", () => {
  const { unmount } = show({ stock: 150 });
  expect(screen.getByText("Only 150 left. Order fewer, or remove it.")).toBeInTheDocument();
  unmount();
  show({ stock: 0 }, "zh-CN");
  expect(screen.getByText("缺货，请移除该项后再下单。")).toBeInTheDocument();
});
