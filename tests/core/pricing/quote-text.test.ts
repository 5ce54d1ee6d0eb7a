import { describe, expect, it } from "vitest";
import { quoteCells, quoteFileName, type QuoteRow, quoteText, type WrittenQuote } from "@/lib/core/pricing/quote-text";

const QUOTE: WrittenQuote = {
  title: "PCB quote: amp",
  groups: [
    {
      title: "Board",
      rows: [
        { name: "Layers", value: "2" },
        { name: "Size", value: "100 × 80 mm" },
      ],
    },
    { title: "Price", rows: [{ name: "Tooling", value: "$5.00", note: "once per order" }] },
  ],
  foot: "Prices of 21 November 2026.",
};

describe("a written quote", () => {
  it("is as text a row to a line, groups apart", () => {
    const line = ({ name, value, note }: QuoteRow) => `${name}: ${value}${note === undefined ? "" : ` (${note})`}`;
    expect(quoteText(QUOTE, line)).toBe(
      [
        "PCB quote: amp",
        "",
        "Board",
        "Layers: 2",
        "Size: 100 × 80 mm",
        "",
        "Price",
        "Tooling: $5.00 (once per order)",
        "",
        "Prices of 21 November 2026.",
      ].join("\n"),
    );
  });

  it("is as cells three to a row", () => {
    expect(quoteCells(QUOTE)).toEqual([
      ["PCB quote: amp", "", ""],
      ["", "", ""],
      ["Board", "", ""],
      ["Layers", "2", ""],
      ["Size", "100 × 80 mm", ""],
      ["", "", ""],
      ["Price", "", ""],
      ["Tooling", "$5.00", "once per order"],
      ["", "", ""],
      ["Prices of 21 November 2026.", "", ""],
    ]);
  });
});

it.each([
  ["amp", "amp-quote.xls"],
  ["电机驱动 v2", "电机驱动 v2-quote.xls"],
  ["../../etc/passwd", "etc passwd-quote.xls"],
  ['a:b*c?"<d>|e\\f', "a b c d e f-quote.xls"],
  ["...", "pcb-quote.xls"],
  ["", "pcb-quote.xls"],
])("the file of %j is called %s", (name, file) => {
  expect(quoteFileName(name, ".xls")).toBe(file);
});
