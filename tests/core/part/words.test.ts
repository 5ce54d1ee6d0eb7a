import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, decodeMpn } from "@/lib/core/part/catalogue";
import type { Part } from "@/lib/core/part/part";
import { searchWord, searchWords, partWords } from "@/lib/core/part/words";
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
    ["5×2", "2x5"],
    ["2*5", "2x5"],
    ["2x5P", "2x5"],
    ["10-pin", "10pin"],
    ["10位", "10pin"],
    ["2.0mm", "2mm"],
    ["2.54mm", "2.54mm"],
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

/** Typed keywords, and a part that must be among the results. */
const TYPED: [typed: string, mpn: string][] = [
  ["USB-C", "USB4105-GF-A"],
  ["usb c", "USB4105-GF-A"],
  ["type c", "USB4105-GF-A"],
  ["usb type c connector", "USB4105-GF-A"],
  ["Type-C 母座", "USB4105-GF-A"],
  ["micro usb", "10118192-0001LF"],
  ["Micro-USB connector", "10118192-0001LF"],
  ["mini usb", "0675031340"],
  ["led red 0805", "150080RS75000"],
  ["红色 LED 0805", "150080RS75000"],
  ["header 2x5 2.54", "61301021121"],
  ["pin header 5x2 2.54 mm", "61301021121"],
  ["排针 2.54", "61301021121"],
  ["排母 2x5", "61301021821"],
  ["贴片电阻", "RC0603FR-0710KL"],
  ["贴片电阻 10k 0603", "RC0603FR-0710KL"],
  ["贴片电容 100nF 0603", "CC0603KRX7R9BB104"],
  ["直插电阻 10k", "MFR-25FBF52-10K"],
  ["钽电容 10uF 16V", "TAJA106K016RNJ"],
  ["电解电容 100uF 35V", "EEE-FK1V101XP"],
  ["mlcc 10uF 0603", "CL10A106KP8NNNC"],
  ["功率电感 4.7uH", "LPS4018-472MRB"],
  ["有源晶振 25MHz", "ASE-25.000MHZ-LC-T"],
  ["3225 crystal 25MHz", "ABM8-25.000MHZ-B2-T"],
  ["ldo 3.3V", "AMS1117-3.3"],
  ["op amp soic-8", "LM358DR"],
  ["n-channel mosfet sot-23", "AO3400A"],
  ["screw terminal 5.0mm", "691137710002"],
  ["sd card", "DM3AT-SF-PEJM5"],
  ["mcu 64 KB LQFP-48", "STM32F103C8T6"],
];

describe("plain words, synonyms and Chinese", () => {
  const parts = new Map<string, Part>();
  beforeAll(() => {
    const wanted = new Set(TYPED.map(([, mpn]) => mpn));
    for (const part of catalogue()) if (wanted.has(part.mpn)) parts.set(part.mpn, part);
  });

  it.each(TYPED)("%s finds %s", (typed, mpn) => {
    const part = parts.get(mpn);
    assert(part !== undefined, mpn);
    const words = partWords(part);
    expect(searchWords(typed).filter((word) => !words.includes(word))).toEqual([]);
  });

  it.each([
    ["排针", "61301021821"],
    ["micro usb", "USB4105-GF-A"],
    ["mlcc", "TAJA106K016RNJ"],
    ["led green", "150080RS75000"],
    ["贴片电阻", "MFR-25FBF52-10K"],
  ])("%s does not find %s", (typed, mpn) => {
    const words = partWords(parts.get(mpn) as Part);
    expect(searchWords(typed).every((word) => words.includes(word))).toBe(false);
  });

  it("leaves part numbers as they are", () => {
    expect(searchWords("STM32F103C8T6")).toEqual(["stm32f103c8t6"]);
    expect(searchWords("TYPE-C-31-M-12")).toEqual(["typec31m12"]);
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
    const words = partWords(part);
    expect(searchWords(typed).filter((word) => !words.includes(word))).toEqual([]);
  });
});
