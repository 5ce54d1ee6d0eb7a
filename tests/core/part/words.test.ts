import { describe, expect, it } from "vitest";
import { decodeMpn } from "@/lib/core/part/catalogue";
import { searchWord, searchWords, wordsOf } from "@/lib/core/part/words";
import { assert } from "@/lib/base/assert";

describe("a word that is looked for", () => {
  it.each([
    ["10k", "10k"],
    ["10K", "10k"],
    ["10kΩ", "10k"],
    ["10kohm", "10k"],
    ["4k7", "4.7k"],
    ["4R7", "4.7"],
    ["100R", "100"],
    ["0.1uF", "100nf"],
    ["0.1µF", "100nf"],
    ["100000pF", "100nf"],
    ["1000pf", "1nf"],
    ["2.2uH", "2.2uh"],
    ["NP0", "c0g"],
    ["NPO", "c0g"],
    ["SOT-23", "sot23"],
    ["±1%", "1%"],
    ["1/10W", "1/10w"],
    ["电阻", "电阻"],
    ["100%_'\\", "100%"],
    ["(((", ""],
    ["...", ""],
  ])("%s is %s", (typed, word) => {
    expect(searchWord(typed)).toBe(word);
  });

  it("is one of eight at most, each once", () => {
    expect(searchWords("10k  0603, 10K；电阻")).toEqual(["10k", "0603", "电阻"]);
    expect(searchWords("a1 b2 c3 d4 e5 f6 g7 h8 i9")).toHaveLength(8);
    expect(searchWords(`${"a!".repeat(50_000)}`)).toHaveLength(1);
    expect(searchWords(" ,; ")).toEqual([]);
  });
});

describe("the words of a part", () => {
  it.each([
    ["RC0603FR-0710KL", "10k 0603 1% yageo resistor 0.1w 电阻 rc"],
    ["C0603C104K5RACTU", "100nF 0.1uF 50V X7R 10% capacitor 电容 kemet 0603"],
    ["CC0402JRNPO9BN220", "22pF NP0 C0G 0402 50v"],
    ["NR6045T470M", "47uH inductor 电感 taiyo yuden"],
  ])("%s is found by %s", (mpn, typed) => {
    const part = decodeMpn(mpn);
    assert(part !== null, mpn);
    const words = wordsOf(part);
    expect(searchWords(typed).filter((word) => !words.includes(word))).toEqual([]);
  });
});
