import { describe, expect, it } from "vitest";
import { code128, code128Values } from "@/lib/core/barcode/code128";

describe("Code 128", () => {
  it("encodes text with its checksum", () => {
    // Start B 104 + P 48·1 + J 42·2 + J 42·3 + "1" 17·4 + "2" 18·5 + "3" 19·6 + C 35·7 = 879; 879 mod 103 = 55.
    expect(code128Values("PJJ123C")).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
  });

  it("refuses what the code set cannot carry", () => {
    expect([code128Values(""), code128Values("顺丰"), code128Values("a\n")]).toEqual([null, null, null]);
  });

  it("gives every symbol 11 modules in three bars, the stop 13 in four, and no two the same bars", () => {
    const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    const drawn = all.map((character) => {
      const { bars = [] } = code128(character) ?? {};
      // The second symbol, after the start of 11 modules.
      return bars.filter(({ x }) => x >= 11 && x < 22).map(({ x, width }) => [x - 11, width]);
    });
    expect(drawn.every((bars) => bars.length === 3)).toBe(true);
    expect(new Set(drawn.map((bars) => JSON.stringify(bars))).size).toBe(95);
    // Start, one character, checksum: 33 modules, and the stop's 13.
    expect(code128("A")?.modules).toBe(46);
    expect(code128("A")?.bars).toHaveLength(3 * 3 + 4);
  });
});
