import { describe, expect, it } from "vitest";
import { indexedWords, wantedWords } from "@/lib/core/community/search-words";
import { Random } from "@/tests/support/random";

const isFound = (text: string, keyword: string): boolean => {
  const words = indexedWords(text);
  return wantedWords(keyword).every(({ word, isPrefix }) =>
    words.some((each) => (isPrefix ? each.startsWith(word) : each === word)),
  );
};

describe("words of the search", () => {
  it.each([
    ["AO3401A-7 in SOT-23", "ao3401", true],
    ["AO3401A-7 in SOT-23", "sot23", false],
    ["Café à Zürich", "cafe zurich", true],
    ["Усилитель класса D", "усилит", true],
    ["Ενισχυτής", "ενισχ", true],
    ["可调降压电源模块", "电源", true],
    ["可调降压电源模块", "压", true],
    ["可调降压电源模块", "源电", false],
    ["ブレッドボード", "ボード", true],
    ["４.7k full width", "4 7k", true],
    ["可调降压电源模块", "z", false],
  ])("%j has %j: %s", (text, keyword, isThere) => {
    expect(isFound(text, keyword)).toBe(isThere);
  });

  it("are letters and digits of ASCII, so that no operator of a query is among them", () => {
    const random = new Random(7);
    for (let run = 0; run < 300; run++) {
      const text = Array.from({ length: 30 }, () => String.fromCodePoint(1 + random.below(0xd7ff))).join("");
      for (const word of [...indexedWords(text), ...wantedWords(text).map((each) => each.word)])
        expect(word).toMatch(/^[a-z0-9]{1,40}$/);
    }
  });
});
