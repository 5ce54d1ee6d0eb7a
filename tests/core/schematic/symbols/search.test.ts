import { describe, expect, it } from "vitest";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { createSymbolSearch } from "@/lib/core/schematic/symbols/search";

const search = createSymbolSearch(SYMBOL_CATALOG);
const names = (query: string): string[] => search(query).map(({ name }) => name);

describe("search of the symbol library", () => {
  it.each([
    ["resistor", "R"],
    ["电阻", "R"],
    ["运放", "LM358"],
    ["运算放大器", "LM358"],
    ["555", "NE555"],
    ["usb c", "USB_C_Receptacle_16P"],
    ["USB-C", "USB_C_Receptacle_16P"],
    ["led", "LED"],
    ["发光二极管", "LED"],
    ["cap", "C"],
    ["74hc595", "74HC595"],
    ["stm32f103", "STM32F103C8T6"],
    ["gnd", "GND"],
    ["+3v3", "+3V3"],
    ["n-channel mosfet", "NMOS"],
    ["锁存器 三态", "74HC373"],
  ])("%s finds %s first", (query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  it("finds a part by words of its description in any order", () => {
    expect(names("shift 8-bit register")).toContain("74HC595");
    expect(names("latch register shift")).toContain("74HC595");
  });

  it("finds by any part of a name or a Chinese keyword", () => {
    expect(names("f103c8")).toContain("STM32F103C8T6");
    expect(names("二极")).toContain("1N4148");
  });

  it("needs every word", () => {
    expect(names("led resistor")).toEqual([]);
    expect(names("qwertz")).toEqual([]);
    expect(names("?!")).toEqual([]);
  });

  it("lists all parts for an empty query", () => {
    expect(search("  ")).toEqual(SYMBOL_CATALOG);
  });

  it("ranks a whole name before its beginning, and that before other hits", () => {
    const found = names("tl431lp");
    expect(found).toEqual(["TL431LP"]);
    expect(names("d").slice(0, 2)).toEqual(["D", "D_Schottky"]);
  });

  it("takes less than 5 ms for the whole library", () => {
    const times = ["led", "电阻", "usb c", "74hc", "zz"].map((query) => {
      const runs = Array.from({ length: 20 }, () => {
        const start = performance.now();
        search(query);
        return performance.now() - start;
      });
      return Math.min(...runs);
    });
    expect(Math.max(...times)).toBeLessThan(5);
  });
});
