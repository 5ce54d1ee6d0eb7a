// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ASSEMBLY_LINE_KEYS, pricePcba } from "@/lib/core/pricing/assembly/price";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import { pcba, pcbaBooks } from "@/tests/support/pcba";
import { renderInMarket } from "@/tests/support/render-in-market";

afterEach(cleanup);

const ITEM = {
  itemType: "BomQuote",
  projectName: "",
  specification: { ...pcba({ assemblySide: "separate", thtJoints: 12 }), quoteNumber: "BQ261121-7K2MQ4" },
};

function Words() {
  return <p>{[useItemName()(ITEM), useItemWords()(ITEM)].join(": ")}</p>;
}

it("an assembled board says what is soldered to it, where, whose parts, and its quote", () => {
  renderInMarket(<Words />);
  expect(screen.getByText(/^Assembled PCB without files: /)).toHaveTextContent(
    /100 SMT and 12 through-hole joints, assembled on both sides, two stencils, consigned parts, 2 layers, 100 × 100 mm, .*quote BQ261121-7K2MQ4$/,
  );
});

it("says so in Chinese too", () => {
  renderInMarket(<Words />, { tag: "zh-CN" });
  expect(screen.getByText(/^PCBA（未上传文件）/)).toHaveTextContent(
    /100 个贴片焊点、12 个插件焊点，双面贴装（两张钢网），物料全部客供，2 层，.*报价单 BQ261121-7K2MQ4$/,
  );
});

function Bill() {
  const words = usePriceWords();
  const everything = pcba({
    assemblySide: "separate",
    supply: "partial",
    partsPrepared: false,
    thtJoints: 10,
    thtOpposite: true,
    leadForming: true,
    smallestPart: "0201",
    bgaCount: 1,
    coordinates: false,
    icProgramming: true,
    customTesting: true,
    deliverStencil: true,
  });
  const { lines } = pricePcba(everything, pcbaBooks("en-US"), { perBoardMicro: 2_500_000, minimumMicro: 1_000_000 });
  const own: readonly string[] = ASSEMBLY_LINE_KEYS;
  return (
    <ul>
      {lines
        .filter(({ key }) => own.includes(key))
        .map(({ key, rule }) => (
          <li key={key}>{`${words.name(key)}: ${words.rule(rule, "USD")}`}</li>
        ))}
    </ul>
  );
}

it.each(["en-US", "zh-CN"] as const)("every line has a name and a sentence in %s, with nothing left open", (tag) => {
  renderInMarket(<Bill />, { tag });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(lines).toHaveLength(ASSEMBLY_LINE_KEYS.length);
  const isOpen = (text: string) => /^[a-z]+[A-Z]|: $|[{}]|Micro/.test(text);
  expect(lines.filter(isOpen)).toEqual([]);
  expect(lines[0]).toBe(tag === "en-US" ? "Components: 5 × $2.50" : "元器件: 5 × $2.50");
});
