// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { sourcesOf } from "@/components/ops/books/book-figures";
import { useFigureWords } from "@/components/ops/books/use-figure-words";
import assemblies from "@/lib/core/pricing/assembly/books/en-US.json";
import boards from "@/lib/core/pricing/books/en-US.json";
import stencils from "@/lib/core/pricing/stencil/books/en-US.json";
import { figuresOf } from "@/lib/core/pricing/book-figures";
import { messages } from "@/messages/en";
import { messages as chinese } from "@/messages/zh";
import { standIn } from "@/tests/support/stand-in";

function figureWords(tag: "en-US" | "zh-CN" = "en-US") {
  const words = tag === "en-US" ? messages : standIn<typeof messages>(chinese);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={tag} timeZone="UTC" messages={words}>
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useFigureWords(), { wrapper }).result.current;
}

it("every number in a name says of what it is", () => {
  const { part, whole } = figureWords();
  expect(part("surcharges.surfaceFinish")).toBe(`Surcharges › ${messages.pcb.options.surfaceFinish}`);
  expect(
    [
      ["boards", "byLayers", "1", "perM2"],
      ["testing", "fullByLayers", "4", "lot"],
      ["innerCopper", "byLayers", "4", "35", "lot"],
      ["materialTg", "byLayers", "2", "150", "perM2"],
      ["surcharges", "thicknessMm", "values", "0.4", "percent"],
      ["surcharges", "surfaceFinish", "values", "Lead Free HASL", "lot"],
      ["surcharges", "differentDesigns", "values", "2", "lot"],
      ["surcharges", "edgePlating", "values", "1", "lot"],
      ["rush", "percentByDaysSaved", "1"],
      ["shipping", "zones", 0, "base"],
      ["sizes", "framed", "370x470"],
    ].map(whole),
  ).toEqual([
    "Boards › 1 layer › per m²",
    "Electrical test › full test, by layers › 4 layers › per order",
    "Inner copper › 4 layers › 35 µm / 1 oz › per order",
    "Material › 2 layers › FR-4 TG150 › per m²",
    "Surcharges › Thickness › 0.4 mm › percent",
    "Surcharges › Surface finish › Lead-free HASL › per order",
    "Surcharges › Different designs › 2 designs › per order",
    "Surcharges › Edge plating › 1 side › per order",
    "Rush › 1 day sooner",
    "Shipping › zone 1 › base weight",
    "Sizes › framed › 370 × 470 mm",
  ]);
  const zh = figureWords("zh-CN");
  expect(zh.whole(["boards", "byLayers", "1", "perM2"])).toBe("板费 › 1 层 › 每平方米");
  expect(zh.whole(["rush", "percentByDaysSaved", "2"])).toBe("加急 › 提前 2 天");
});

it.each([
  ["boards", boards],
  ["assemblies", assemblies],
  ["stencils", stencils],
])(
  "no two figures of a book of %s have one name, and none is called by a number alone, in both languages",
  (_kind, book) => {
    for (const tag of ["en-US", "zh-CN"] as const) {
      const { whole } = figureWords(tag);
      const names = figuresOf(standIn(book)).map(({ path }) => whole(path));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name.split(" › ").some((word) => /^[\d.x]+$/.test(word)))).toEqual([]);
    }
  },
);

it("a part of a book has its own source, those of what is in it, and that of what it is in, each once", () => {
  const sources = [
    { path: "shipping", source: "carriers" },
    { path: "shipping.zones.home", source: "home" },
    { path: "shipping.zones.world", source: "home" },
    { path: "surcharges", source: "a shop" },
    { path: "film", source: "films" },
  ];
  expect(sourcesOf("shipping", sources)).toEqual(["carriers", "home"]);
  expect(sourcesOf("surcharges.thick", sources)).toEqual(["a shop"]);
  expect(sourcesOf("shippingAway", sources)).toEqual([]);
});
