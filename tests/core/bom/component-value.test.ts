// Values of lines without a part number, as real lists write them.

import { describe, expect, it } from "vitest";
import { caseCodeOf, wantedPart, type WantedPart } from "@/lib/core/bom/component-value";

function wanted(designator: string, value: string, footprint = "", description = "") {
  return wantedPart({ designators: [designator], values: value === "" ? [] : [value], footprint, description });
}

describe("the value of a line", () => {
  it.each<[string, string, number]>([
    ["R1", "10k", 10e3],
    ["R1", "10K", 10e3],
    ["R1", "10 kΩ", 10e3],
    ["R1", "4k7", 4700],
    ["R1", "4.7K", 4700],
    ["R1", "4R7", 4.7],
    ["R1", "R47", 0.47],
    ["R1", "0R", 0],
    ["R1", "0", 0],
    ["R1", "100", 100],
    ["R1", "1M", 1e6],
    ["R1", "2M2", 2.2e6],
    ["R1", "5mΩ", 0.005],
    ["R1", "330 Ohm", 330],
    ["R1", "4,7k", 4700],
    ["R1", "44.2k, 1%", 44_200],
    ["R1", "10K/1%", 10e3],
    ["R1", "100kR 1%", 100e3],
    ["C1", "100nF", 100e-9],
    ["C1", "100n", 100e-9],
    ["C1", "0.1uF", 100e-9],
    ["C1", "0.1µF", 100e-9],
    ["C1", "4u7", 4.7e-6],
    ["C1", "22pF, 5% tol", 22e-12],
    ["C1", "10uF/6.3V", 10e-6],
    ["C1", "1uF, 10V", 1e-6],
    ["C1", "2p2", 2.2e-12],
    ["C1", ".1uF", 100e-9],
    ["L1", "4.7uH", 4.7e-6],
    ["L1", "10u", 10e-6],
    ["L1", "39n", 39e-9],
    ["FB1", "600R, 0.27A", 600],
    ["FB1", "1kΩ@100MHz", 1000],
    ["Y1", "8MHz", 8e6],
    ["X1", "32.768kHz", 32_768],
    ["Y1", "16 MHz", 16e6],
  ])("%s %s", (designator, value, expected) => {
    expect(wanted(designator, value)?.value).toBeCloseTo(expected, 15);
  });

  it.each<[string, string]>([
    ["R1", ""],
    ["R1", "DNP"],
    ["C1", "104"],
    ["U1", "10k"],
    ["R1", "NTC 10k"],
    ["RN1", "8x56R array"],
    ["C1", "100nF array"],
    ["THERM1", "10k"],
    ["C1", "100uF tantalum"],
    ["C1", "470u Elko 20x10mm"],
    ["L1", "transformer 10uH"],
  ])("%s %j asks for none", (designator, value) => {
    expect(wanted(designator, value)).toBeNull();
  });
});

describe("what else a line says", () => {
  it.each<[string, Partial<WantedPart>]>([
    [
      "CAP CER 2.2UF 16V X5R 0603",
      { value: 2.2e-6, voltageV: 16, dielectric: "X5R", caseCode: "0603", tolerancePercent: null },
    ],
    ["Cap,100nF,10%,16V,X7R,0402,YAGEO", { value: 100e-9, tolerancePercent: 10, voltageV: 16, caseCode: "0402" }],
    ["CAP 18pF 5% 50V COG 0402  SMD", { value: 18e-12, dielectric: "C0G", tolerancePercent: 5, voltageV: 50 }],
    ["10nF/50V/X7R", { value: 10e-9, voltageV: 50, dielectric: "X7R" }],
    ["100uF 6V3 1206", { value: 100e-6, voltageV: 6.3, caseCode: "1206" }],
    ["10pF ±5% 25V C0G, NP0 Ceramic", { tolerancePercent: 5, dielectric: "C0G" }],
  ])("%s", (description, expected) => {
    expect(wanted("C1", "", "", description)).toMatchObject(expected);
  });

  it("of a resistor", () => {
    expect(wanted("R1", "", "", "RES SMD 44.2K OHM 1% 1/10W 0402")).toEqual({
      category: "resistor",
      value: 44_200,
      caseCode: "0402",
      tolerancePercent: 1,
      voltageV: null,
      powerW: 0.1,
      dielectric: null,
    });
    expect(wanted("R1", "120R 250mW", "R1206")).toMatchObject({ value: 120, powerW: 0.25, caseCode: "1206" });
  });
});

describe("the case", () => {
  it.each<[string, string | null]>([
    ["R_0402_1005Metric", "0402"],
    ["Capacitor_SMD:C_0201_0603Metric", "0201"],
    ["C_0603_1608", "0603"],
    ["C0603", "0603"],
    ["CAP0402", "0402"],
    ["0603_CAP", "0603"],
    ["_0603", "0603"],
    ["1608", "0603"],
    ["3216 metric", "1206"],
    ["R603", "0603"],
    ["C805", "0805"],
    ["805", "0805"],
    ["SO805", null],
    ["SOT-23", null],
    ["TSX-3225-SMD-XTAL", "1210"],
    ["", null],
  ])("of %j is %j", (text, expected) => expect(caseCodeOf(text)).toBe(expected));
});

describe("the kind of a line", () => {
  // A custom designator gives no hint; the text next to it does.
  it.each<[string, string, string, string, WantedPart["category"], number]>([
    ["PULLUP_A", "3.3k", "R0603", "", "resistor", 3_300],
    ["CBYP1", "1uF", "C_0402_1005Metric", "", "capacitor", 1e-6],
    ["MATCH3", "8.2nH, 5%", "RES0402", "Inductor, RF, 8.2 nH", "inductor", 8.2e-9],
    ["MATCH4", "0R (0uH)", "RES0805", "RES SMD 0 OHM JUMPER", "resistor", 0],
    ["R1", "8.2k", "C_0603_1608", "", "resistor", 8_200],
    ["RA1", "560R", "RES0402", "", "resistor", 560],
    ["RN1", "10k", "0603", "", "resistorArray", 10_000],
    ["R4", "4.7k", "", "RES ARRAY 4 RES 4.7K OHM 0804 (4x0402)", "resistorArray", 4_700],
    ["R5", "", "", "RES 4 Arrays,1K,+/-5%,1/16W,SMD0804(0402X4)", "resistorArray", 1_000],
    ["RN2", "4x10k", "R_Array_Convex_4x0402", "", "resistorArray", 10_000],
  ])("%s %j on %j, %j, is a %s of %d", (designator, value, footprint, description, category, amount) => {
    const found = wanted(designator, value, footprint, description);
    expect(found?.category).toBe(category);
    expect(found?.value).toBeCloseTo(amount, 15);
  });

  it("is not what the footprint says where the designator says another one", () => {
    expect(wanted("D1", "5.1", "R0603")).toBeNull();
    expect(wanted("NTC1", "10k", "R0603")).toBeNull();
  });

  it("comes with what the remark demands, and never with its numbers", () => {
    const line = { designators: ["C1"], values: ["2.2nF"], footprint: "C_0603", description: "" };
    expect(wantedPart({ ...line, remark: "100V, C0G" })).toMatchObject({
      value: 2.2e-9,
      voltageV: 100,
      dielectric: "C0G",
    });
    expect(wantedPart({ ...line, values: [], remark: "10nF" })).toBeNull();
  });
});
