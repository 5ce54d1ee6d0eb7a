import { describe, expect, it } from "vitest";
import { formatLength, lengthText, parseLength, parseSize } from "@/lib/core/pcb/length";

describe("a pasted size", () => {
  it.each([
    ["100 x 80", { widthMm: 100, heightMm: 80 }],
    ["100x80mm", { widthMm: 100, heightMm: 80 }],
    ["100*80", { widthMm: 100, heightMm: 80 }],
    // 4 in = 101.6 mm, 3 in = 76.2 mm
    ["4in×3in", { widthMm: 101.6, heightMm: 76.2 }],
    ['4" x 3"', { widthMm: 101.6, heightMm: 76.2 }],
    ["4″×3″", { widthMm: 101.6, heightMm: 76.2 }],
    ["10cm X 8 cm", { widthMm: 100, heightMm: 80 }],
    // 3400 mil = 3.4 in = 86.36 mm; 2150 mil = 54.61 mm
    ["3400mil x 2150mil", { widthMm: 86.36, heightMm: 54.61 }],
    ["１００×８０", { widthMm: 100, heightMm: 80 }],
    ["１００．５ｘ８０", { widthMm: 100.5, heightMm: 80 }],
    ["100。5×80毫米", { widthMm: 100.5, heightMm: 80 }],
    ["86,36 x 54,61", { widthMm: 86.36, heightMm: 54.61 }],
    ["100 80", { widthMm: 100, heightMm: 80 }],
    ["4 x 3 in", { widthMm: 101.6, heightMm: 76.2 }],
  ])("%s is understood", (text, size) => {
    expect(parseSize(text, "mm")).toEqual(size);
  });

  it("without a unit counts in the field's unit", () => {
    expect(parseSize("4 x 3", "inch")).toEqual({ widthMm: 101.6, heightMm: 76.2 });
  });

  it.each(["100", "", "abc", "100 x", "一百 x 八十", "1.234 x 80"])("%j is not a pair", (text) => {
    expect(parseSize(text, "mm")).toBeNull();
  });
});

describe("one length", () => {
  it.each([
    ["86.36", 86.36],
    ["８６．３６", 86.36],
    [" 100 ", 100],
    ["3.4in", 86.36],
    [".5", 0.5],
    ["86,36", 86.36],
    ["5cm", 50],
  ])("%j is understood", (text, mm) => {
    expect(parseLength(text, "mm")).toEqual({ ok: true, value: mm });
  });

  it.each([
    ["", "sizeRequired"],
    ["  ", "sizeRequired"],
    ["一百", "inputMethod"],
    ["100ａｂ", "sizeFormat"],
    ["100a", "sizeFormat"],
    ["1.234", "sizeFormat"],
    ["-5", "sizeFormat"],
    ["1e3", "sizeFormat"],
    ["123456789012345678901", "sizeFormat"],
  ])("%j is refused with %s", (text, code) => {
    expect(parseLength(text, "mm")).toEqual({ ok: false, code });
  });

  it("comes back from its own text in either unit", () => {
    // 0.0001 in is 0.0025 mm, finer than the 0.01 mm that is kept.
    for (const mm of [0.5, 10, 33.33, 86.36, 101.6, 500, 599.99]) {
      expect(parseLength(lengthText(mm, "mm"), "mm")).toEqual({ ok: true, value: mm });
      expect(parseLength(lengthText(mm, "inch"), "inch")).toEqual({ ok: true, value: mm });
    }
  });

  it("stands on a drawing without unit in mm and with the inch mark in inches", () => {
    expect(formatLength(86.36, "mm")).toBe("86.36");
    expect(formatLength(86.36, "inch")).toBe('3.4"');
  });
});
