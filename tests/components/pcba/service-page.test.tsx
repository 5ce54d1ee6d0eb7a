// @vitest-environment jsdom
// Claims on the assembly pages agree with the price book, the rules and the campaign.
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AssemblyLimits } from "@/components/pcba/assembly-limits";
import { ServicePage } from "@/components/pcba/service-page";
import type { MarketArea } from "@/lib/core/market/area";
import { fromPcbaQuery } from "@/lib/core/pcba/query";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { formatMoney } from "@/lib/i18n/format-money";
import { type MarketTag, marketOfTag } from "@/lib/i18n/variants";
import { renderInMarket } from "../../support/render-in-market";

const KNOWN = { boards: PRICE_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_BOOKS };
const booksOf = (area: MarketArea) => pcbaBooksFor(KNOWN, area, { nowMs: Date.UTC(2026, 10, 22) }).book;

function show(tag: MarketTag) {
  const { area } = marketOfTag(tag);
  renderInMarket(<ServicePage books={booksOf(area)} free={freeAssembly(area)} />, { tag });
}

describe("the page of assembly", () => {
  // Specification, sections 1 and 9.
  it.each([
    ["en-US", ["SMT", "Through-hole", "Mixed", "Single- or double-sided", "BGA with X-ray inspection"]],
    ["zh-CN", ["SMT 贴片", "THT 插件", "混装", "单面或双面", "BGA 焊接与 X 光检测"]],
  ] as const)("in %s offers what the specification lists", (tag, offers) => {
    show(tag);
    const heads = screen.getAllByRole("heading", { level: 3 }).map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining([...offers]));
    expect(heads).toHaveLength(9);
  });

  it.each([
    ["en-US", "from $0.0012 per joint", "at $0.007 a joint", "up to $15.00, 5 to 10 boards"],
    ["zh-CN", "每个焊点 ¥0.008 起", "每个焊点 ¥0.05", "最高减 ¥100.00，限 5 至 10 片"],
  ] as const)("in %s names the prices of its market", (tag, smt, tht, free) => {
    show(tag);
    for (const claim of [smt, tht, free]) expect(screen.getByText(claim, { exact: false })).toBeVisible();
  });

  it("leads to the quote, the parts list and the limits", () => {
    show("en-US");
    expect(
      screen
        .getAllByRole("link")
        .slice(0, 3)
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/order/manufacturing/pcba", "/order/bom", "/assembly-capability"]);
  });

  it.each([
    ["en-US", "", /^(10|50|200) boards \$\d+\.\d\d$/],
    ["zh-US", "/zh", /^(10|50|200) 片 \$\d+\.\d\d$/],
    ["zh-CN", "", /^(10|50|200) 片 ¥\d+(,\d{3})?\.\d\d$/],
  ] as const)("in %s names example prices that their quotes have too", (tag, prefix, name) => {
    show(tag);
    const { area } = marketOfTag(tag);
    const examples = within(screen.getByRole("region", { name: /^(Example prices|价格示例)$/ })).getAllByRole("link");
    expect(examples).toHaveLength(3);
    for (const link of examples) {
      const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "https://boardwright.test");
      expect(pathname).toBe(`${prefix}/order/manufacturing/pcba`);
      const quote = fromPcbaQuery((option) => searchParams.get(option));
      const { total } = pricePcba(quote, booksOf(area));
      expect(link).toHaveAccessibleName(name);
      expect(link.textContent).toContain(formatMoney(total, tag));
      expect(link.textContent).toContain(String(quote.board.quantity));
    }
  });
});

it("the limits are those of the quote", () => {
  renderInMarket(<AssemblyLimits />, { tag: "en-US" });
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual(
    expect.arrayContaining([
      "Smallest part0201",
      "Min. BGA ball pitchmin 0.35 mm",
      "Max. board size450 × 500 mm",
      "Small boardsunder 50 × 50 mm in panels",
      "Order quantity5 – 10,000",
      "Lines per side for 1-day assemblyup to 30",
      "Stencilstainless steel, 100 / 127 / 150 µm",
    ]),
  );
});
