// @vitest-environment jsdom
// Items in a line of text, and their price breakdown.

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import { useItemWords } from "@/lib/i18n/use-item-words";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import { cartItem } from "@/tests/support/board-item";
import { CNY_STENCIL_BOOK } from "@/tests/support/price-books";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(cleanup);

function Words({ item }: { item: { itemType: string; specification?: unknown } }) {
  return <p>{useItemWords()(item) ?? "nothing"}</p>;
}

function PriceWords() {
  const words = usePriceWords();
  const { lines } = priceStencil(completeStencil({ side: "Combine", quantity: 2 }), CNY_STENCIL_BOOK);
  return (
    <ul>
      {lines.map(({ key, rule }) => (
        <li key={key}>{`${words.name(key)}: ${words.rule(rule, "CNY")}`}</li>
      ))}
    </ul>
  );
}

const STENCIL = {
  itemType: "Stencil",
  specification: completeStencil({
    framework: true,
    size: "370x470",
    side: "Separate",
    thicknessUm: 127,
    stencilType: "electropolished",
    fiducials: true,
    solderBall: true,
  }),
};

it("a stencil says its size, frame, sides and extras", () => {
  renderInMarket(<Words item={STENCIL} />);
  expect(screen.getByText(/stencil/)).toHaveTextContent(
    "stencil of 370 × 470 mm, framed, a stencil for each side, 127 µm thick, electropolished, with fiducials, for BGA balls",
  );
});

it("a plain one says no more than it has, in Chinese too", () => {
  renderInMarket(<Words item={{ itemType: "Stencil", specification: completeStencil({}) }} />, { tag: "zh-CN" });
  expect(screen.getByText(/钢网/)).toHaveTextContent("钢网 280 × 380 mm，不带网框，顶面，厚 100 µm");
});

it("a board keeps its words, and a kind without words says nothing", () => {
  renderInMarket(<Words item={cartItem()} />);
  expect(screen.getByText(/2 layers/)).toBeVisible();
  renderInMarket(<Words item={{ itemType: "Service" }} />);
  expect(screen.getByText("nothing")).toBeVisible();
});

it("a part is its manufacturer and its case, where it has one", () => {
  renderInMarket(
    <Words item={{ itemType: "Normal", specification: { manufacturer: "Yageo", packageName: "0603" } }} />,
  );
  expect(screen.getByText("Yageo · 0603")).toBeVisible();
  renderInMarket(<Words item={{ itemType: "Normal", specification: { manufacturer: "Acme", packageName: "" } }} />);
  expect(screen.getByText("Acme")).toBeVisible();
});

it("the lines of a stencil's price have names and rules", () => {
  renderInMarket(<PriceWords />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Stencil: 2 × ¥130.00",
    "Top and bottom on one sheet: 2 × ¥100.00",
  ]);
});
