// Symbols of catalog parts.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { SYMBOL_CATALOG } from "@/lib/core/schematic/symbols/catalogue";
import { fieldsOfPart, type SymbolPart, symbolOfPart } from "@/lib/core/schematic/symbols/part-symbol";

const part = (mpn: string, category: string, change: Partial<SymbolPart> = {}): SymbolPart => ({
  ...{ mpn, category, pins: 2, packageName: "0603", parameters: {} },
  ...change,
});
const idOf = (of: SymbolPart): string | undefined => symbolOfPart(SYMBOL_CATALOG, of)?.id;

describe("the symbol", () => {
  it.each([
    [part("RC0603FR-0710KL", "resistor"), "passive:R"],
    [part("CL10B104KB8NNNC", "capacitor"), "passive:C"],
    [part("BLM18AG601SN1D", "ferrite"), "passive:FerriteBead"],
    [part("MMBT3904", "transistor", { pins: 3, parameters: { polarity: "NPN" } }), "transistor:MMBT3904"],
    [part("1N4148W-7-F", "diode"), "diode:1N4148W"],
    [part("PH1-06-UA", "header", { pins: 6 }), "connector:Header_1x06"],
  ])("of $mpn is found by its number or its kind", (of, id) => {
    expect(idOf(of)).toBe(id);
  });

  it("is the longest name that begins the number", () => {
    expect(idOf(part("NE555DR", "timing", { pins: 8 }))).toMatch(/:NE555$/);
  });

  it("is missing for a part that nothing is known of", () => {
    expect(idOf(part("XYZ99", "sensor", { pins: 12 }))).toBeUndefined();
  });
});

it("fields give the value, the number and the package", () => {
  const of = part("RC0603FR-0710KL", "resistor", { parameters: { resistance: "10 kΩ" } });
  const entry = present(symbolOfPart(SYMBOL_CATALOG, of), "its symbol");
  expect(fieldsOfPart(of, entry)).toEqual({ value: "10 kΩ", mpn: "RC0603FR-0710KL", footprint: "0603" });
});
