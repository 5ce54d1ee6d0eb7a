// Fields that tell the export for SPICE what a part is, whatever its designator and the notation of its value.
import { describe, expect, it } from "vitest";
import { modelFields, primitiveFields, spiceNumber } from "@/lib/core/schematic-import/simulation-fields";

describe("values in SPICE's notation", () => {
  it.each([
    ["1M", "1m"],
    ["1MEG", "1Meg"],
    ["10MegOhm", "10Meg"],
    ["100pf", "100p"],
    ["1.5915UF", "1.5915u"],
    ["10µ", "10u"],
    ["4k7", "4.7k"],
    ["2M2", "2.2m"],
    ["2.2e-6", "2.2e-6"],
    ["100n IC=1.75", "100n"],
    ["{R}", undefined],
    ["BC548", undefined],
  ])("takes %s for %s", (text, value) => {
    expect(spiceNumber(text)).toBe(value);
  });

  it("gives sources their direct value by name", () => {
    expect(modelFields("V", "0V AC 1V SINE(0 1 1k)")).toEqual([["Spice_Model", "DC 0V AC 1V SIN(0 1 1k)"]]);
    expect(modelFields("V", "PULSE(0 5 0)")).toEqual([]);
    expect(modelFields("V", "5")).toEqual([]);
  });
});

describe("elements", () => {
  it("names the element where the designator does not", () => {
    expect(primitiveFields("R1", "R", "")).toEqual([]);
    expect(primitiveFields("Vin", "V", "")).toEqual([["Spice_Primitive", "V"]]);
    expect(primitiveFields("U1", "X", "")).toEqual([["Spice_Primitive", "X"]]);
    expect(primitiveFields("J1", "J", "P")).toEqual([["Sim.Device", "PJFET"]]);
  });
});
