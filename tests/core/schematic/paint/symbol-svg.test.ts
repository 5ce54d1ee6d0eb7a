import { describe, expect, it } from "vitest";
import type { Graphic } from "@/lib/core/schematic/model/graphic";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { symbolSvg } from "@/lib/core/schematic/paint/symbol-svg";
import { findSymbol, SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";

function symbolOf(id: string): SchematicSymbol {
  const symbol = findSymbol(id)?.build();
  if (symbol === undefined) throw new Error(`No symbol ${id}`);
  return symbol;
}

const textsOf = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`<text[^>]*class="${name}"[^>]*>(.*?)</text>`, "g"))].map(([, text = ""]) => text);

describe("SVG of a symbol", () => {
  it("draws names and numbers of the shown pins, with overbars", () => {
    const svg = symbolSvg(symbolOf("timer:NE555"));
    expect(textsOf(svg, "sym-pin-number").toSorted()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(textsOf(svg, "sym-pin-name")).toContain('<tspan text-decoration="overline">RESET</tspan>');
    expect(textsOf(svg, "sym-pin-name")).toContain("TRIG");
  });

  it("draws one unit in one style", () => {
    const symbol = symbolOf("logic:74HC00");
    expect(textsOf(symbolSvg(symbol, { unit: 2, style: 2 }), "sym-pin-number")).toEqual(["4", "5", "6"]);
    expect(textsOf(symbolSvg(symbol, { unit: 1, style: 1 }), "sym-text")).toEqual(["&amp;"]);
    expect(textsOf(symbolSvg(symbol, { unit: 1, style: 2 }), "sym-text")).toEqual([]);
  });

  it("leaves hidden pins out", () => {
    const svg = symbolSvg(symbolOf("connector:USB_C_Receptacle_16P"));
    expect(textsOf(svg, "sym-pin-number")).toContain("A1");
    expect(textsOf(svg, "sym-pin-number")).not.toContain("B12");
  });

  it("escapes names and texts", () => {
    const base = symbolOf("timer:NE555");
    const svg = symbolSvg({
      ...base,
      name: '"><script>',
      pins: base.pins.map((pin) => ({ ...pin, name: "<b>&~{<i>}" })),
    });
    expect(svg).not.toMatch(/<script|<b>|<i>/);
    expect(svg).toContain("&lt;b&gt;&amp;");
  });

  it("has all of a symbol inside the view", () => {
    // Pins of the resistor end at ±5.08 mm, its body is 2.032 mm high, and the margin is 1.27 mm.
    expect(symbolSvg(symbolOf("passive:R"))).toContain('viewBox="-6.35 -2.286 12.7 4.572"');
  });

  it("draws the circle of inverted pins at the end of a shorter line", () => {
    const svg = symbolSvg(symbolOf("logic:74HC04"), { unit: 1, style: 2 });
    // From x = 7.62 mm to 6.35 mm, then a circle of radius 0.635 mm up to the body at 5.08 mm.
    expect(svg).toContain('d="M7.62 0L6.35 0M5.08 0A0.635 0.635');
  });

  it("draws arcs to the side of their point between the ends", () => {
    const base = symbolOf("passive:R");
    const arc = (midY: number): string => {
      const graphic: Graphic = {
        ...{ shape: "arc", stroke: { width: 0, line: "solid" }, fill: "none" },
        ...{ start: { x: -10_000, y: 0 }, mid: { x: 0, y: midY }, end: { x: 10_000, y: 0 } },
      };
      return symbolSvg({ ...base, pins: [], graphics: [{ unit: 0, style: 0, graphic }] });
    };
    // y points down: an arc above its chord runs clockwise from left to right (sweep flag 1).
    expect(arc(-5_000)).toContain("A1.25 1.25 0 0 1 1 0");
    expect(arc(5_000)).toContain("A1.25 1.25 0 0 0 1 0");
    // Center at (0, -0.75) mm, radius 1.25 mm: the large arc.
    expect(arc(-20_000)).toContain("A1.25 1.25 0 1 1 1 0");
    expect(arc(0)).toContain("M-1 0L1 0");
  });

  it("writes numbers only, for every symbol", () => {
    // Long pin headers repeat the short ones.
    const entries = SYMBOL_CATALOG.filter(({ name }) => !/_(?:1x|2x)?(?:1[1-9]|[2-4]\d)$/.test(name));
    for (const { build } of entries) {
      const symbol = build();
      const last = symbolSvg(symbol, { unit: symbol.unitCount, style: symbol.styleCount });
      expect(symbolSvg(symbol) + last).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
