// Lines of real kinds against a small catalogue of real parts: what is taken, what is offered, and why.

import { beforeAll, describe, expect, it } from "vitest";
import { matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { catalogue } from "@/lib/core/part/catalogue";
import { EMPTY_LINE } from "@/tests/support/bom-line";

const KEPT =
  /^(?:RC0[46]0[23][FJ]R-07|CL10B|CC0[46]02[JK]R|GRM1(?:55|88)|ERJ-3EKF|RMCF0603|STM32F103|LM358|TL07|SN65HVD|2N7002|W25Q128|MPU-|ABM8-|BLM18|0603WAF)/;

let index: PartIndex;
beforeAll(() => {
  const parts: IndexedPart[] = [];
  for (const part of catalogue())
    if (KEPT.test(part.mpn)) parts.push({ ...part, id: String(parts.length), stock: 1_000 });
  index = new PartIndex(parts);
});

const match = (line: Partial<BomLine>) => matchLine(index, { ...EMPTY_LINE, ...line });

describe("a line that names a number", () => {
  it.each<[string, Partial<BomLine>, string]>([
    ["as it is printed", { mpn: "STM32F103C8T6" }, "STM32F103C8T6"],
    ["in other letters", { mpn: "stm32 f103-c8t6" }, "STM32F103C8T6"],
    ["behind its maker's name", { mpn: "YAGEO CC0402KRX7R7BB104" }, "CC0402KRX7R7BB104"],
    ["without its reel", { mpn: "SN65HVD232D" }, "SN65HVD232DR"],
    ["on another reel", { mpn: "SN65HVD232DT" }, "SN65HVD232DR"],
    ["on another reel of Murata's", { mpn: "GRM188R71H223KA01J" }, "GRM188R71H223KA01D"],
    ["as a shop's", { distributorParts: ["667-ERJ3EKF1000V"] }, "ERJ-3EKF1000V"],
    ["as another shop's", { distributorParts: ["RMCF0603FT10K0TR-ND"] }, "RMCF0603FT10K0"],
    ["in the column of values", { values: ["W25Q128JVSIQ"] }, "W25Q128JVSIQ"],
  ])("%s is matched with it", (_, line, mpn) => {
    expect(match(line).chosen?.part.mpn).toBe(mpn);
  });

  it("takes of several numbers the one that the line bears out", () => {
    const line = { designators: ["R7"], mpn: "Samsung ERJ-3EKF1001V, Yageo RC0603JR-074K7L", values: ["4.7k"] };
    expect(match(line).chosen?.part.mpn).toBe("RC0603JR-074K7L");
  });

  it.each<[string, Partial<BomLine>, string]>([
    [
      "another value",
      { designators: ["R1"], mpn: "RC0603FR-0710KL", values: ["4.7k"], footprint: "0603" },
      "valueDiffers",
    ],
    [
      "another case",
      { designators: ["R1"], mpn: "RC0603FR-0710KL", values: ["10k"], footprint: "R_0402_1005Metric" },
      "caseDiffers",
    ],
  ])("of %s is offered with that doubt, and not taken", (_, line, doubt) => {
    const { candidates, chosen } = match(line);
    expect(chosen).toBeNull();
    expect(candidates[0]).toMatchObject({ stage: "exact", doubts: [doubt] });
  });

  it("is not held to the last digit: 50 Ω is 49.9 Ω", () => {
    const line = { designators: ["R1"], mpn: "RC0603FR-0749R9L", values: ["50R"], footprint: "0603" };
    expect(match(line).chosen?.part.mpn).toBe("RC0603FR-0749R9L");
  });

  it("that nobody has is offered what looks alike, and never given it", () => {
    const { candidates, chosen } = match({ mpn: "STM32F103C8T7" });
    expect(chosen).toBeNull();
    expect(candidates[0]).toMatchObject({ stage: "similar", part: { mpn: "STM32F103C8T6" } });
  });

  it("that nobody has is offered nothing of another value", () => {
    const line = { designators: ["C1"], mpn: "CC0402KRX7R7BB999", values: ["1uF"], footprint: "0402" };
    for (const { part } of match(line).candidates) expect(part.parameters.capacitance).toBe("1 µF");
  });

  it("cut short by a sign that may be the part's own is offered alone", () => {
    const { candidates, chosen } = match({ mpn: "2N7002KWX", distributorParts: ["2N7002KWCT-ND"] });
    expect(chosen).toBeNull();
    expect(candidates.length).toBeGreaterThan(0);
  });
});

describe("a line that names none", () => {
  it.each<[string, Partial<BomLine>, RegExp]>([
    ["a resistor", { designators: ["R1"], values: ["4k7"], footprint: "R_0603_1608Metric" }, /^4.7 kΩ 0603 ±1 %/],
    ["a tight one", { designators: ["R1"], description: "RES 10K OHM 1% 1/10W 0603" }, /^10 kΩ 0603 ±1 %/],
    ["a ceramic", { designators: ["C1"], values: ["100nF/50V/X7R"], footprint: "C0603" }, /^100 nF 0603/],
  ])("is matched by value and case: %s", (_, line, expected) => {
    const { chosen } = match(line);
    const { resistance, capacitance, tolerance } = chosen?.part.parameters ?? {};
    expect(`${resistance ?? capacitance} ${chosen?.part.packageName} ${tolerance}`).toMatch(expected);
  });

  it("but begins one is offered all that begin so", () => {
    const { candidates, chosen } = match({ values: ["STM32F103"] });
    expect(chosen).toBeNull();
    expect(candidates.length).toBeGreaterThan(1);
    for (const { part } of candidates) expect(part.mpn).toMatch(/^STM32F103/);
  });

  it.each<[string, Partial<BomLine>, string]>([
    ["a voltage", { designators: ["C1"], values: ["100nF"], footprint: "C0603" }, "voltage"],
    ["a current", { designators: ["FB1"], values: ["600R"], footprint: "0603" }, "power"],
  ])("nor %s is offered with that doubt", (_, line, doubt) => {
    const { candidates, chosen } = match(line);
    expect(chosen).toBeNull();
    expect(candidates[0]?.doubts).toEqual([doubt]);
  });

  it("has every condition met: never a weaker or a coarser part", () => {
    const line = { designators: ["C1"], values: ["100nF/50V/X7R/10%"], footprint: "0603" };
    const { candidates } = match(line);
    expect(candidates.length).toBeGreaterThan(0);
    for (const { part } of candidates) {
      expect(Number.parseInt(part.parameters.voltage ?? "")).toBeGreaterThanOrEqual(50);
      expect(["X7R", "C0G"]).toContain(part.parameters.dielectric);
    }
  });

  it.each<[string, Partial<BomLine>]>([
    ["no case", { designators: ["R1"], values: ["10k"] }],
    ["a jumper wire for a module", { description: "cable for MPU-60X0 modules" }],
    ["nothing at all", {}],
    [
      "an electrolytic",
      { designators: ["C1"], values: ["100uF"], footprint: "CP_Elec_6.3x5.4", description: "electrolytic" },
    ],
  ])("and %s is left alone", (_, line) => {
    expect(match(line).chosen).toBeNull();
  });
});
