// Lines of real kinds against a small catalog of real parts: what is taken, what is offered, and why.

import { beforeAll, describe, expect, it } from "vitest";
import { matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { catalogue } from "@/lib/core/part/catalogue";
import { EMPTY_LINE } from "@/tests/support/bom-line";

const KEPT =
  /^(?:RC0[46]0[23][FJ]R-07|CL10B|CC0[46]02[JK]R|GRM1(?:55|88)|ERJ-3EKF|RMCF0603|STM32F103|LM358|TL07|SN65HVD|2N7002|W25Q128|MPU-|ABM8-|ABM3B-|BLM18|0603WAF|YC1[26]4|ERA-3AEB|LTST-C1|WS2812|M20-999|SSW-103|SN74HC04|74HC04|LM4040|SM0\dB-SRSS|0473460001|CH340|FT230X|STM32F072|LM317|AO340|BAV99|SMBJ6|BSS84|ULN2003|RMCF0402FT1|(?:SN)?74LVC1G07)/;

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
    const { candidates, chosen } = match({ mpn: "STM32F103C8T9" });
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

describe("a line that describes its part", () => {
  it.each<[string, Partial<BomLine>, RegExp]>([
    ["a pin header", { designators: ["JP3"], values: ["Mode"], footprint: "1x3 RM2,54" }, /^M20-9990346$/],
    ["a socket strip", { designators: ["J2"], footprint: "PinSocket_1x03_P2.54mm_Vertical" }, /^SSW-103-.*-S$/],
    ["a lamp", { designators: ["D4"], values: ["Yellow"], footprint: "0805" }, /^LTST-C17\d(?:KS|Y)KT$/],
  ])("%s is offered what fits, and never given it", (_, line, mpn) => {
    const { candidates, chosen } = match(line);
    expect(chosen).toBeNull();
    expect(candidates.length).toBeGreaterThan(0);
    for (const { part, doubts } of candidates) {
      expect(part.mpn).toMatch(mpn);
      expect(doubts).toEqual(["described"]);
    }
  });

  it("four resistors in one are offered arrays of their value and case", () => {
    const line = { designators: ["RN1"], values: ["4x10k"], footprint: "R_Array_Convex_4x0402" };
    const { candidates, chosen } = match(line);
    expect(chosen).toBeNull();
    expect(candidates.map(({ part }) => part.mpn)).toEqual(["YC124-JR-0710KL"]);
    expect(candidates[0]?.doubts).toEqual(["described"]);
  });

  it("a value that nobody makes is offered the next one, with that doubt", () => {
    // E96 has 49.9 Ω and 51.1 Ω; 50 Ω is 0.2 % from the first.
    const { candidates, chosen } = match({ designators: ["R1"], values: ["50"], footprint: "0603" });
    expect(chosen).toBeNull();
    expect(candidates[0]?.part.parameters.resistance).toBe("49.9 Ω");
    expect(candidates[0]?.doubts).toEqual(["valueDiffers"]);
  });

  it("by a remark is held to it", () => {
    const line = { designators: ["C1"], values: ["10nF"], footprint: "C_0603_1608", remark: "50V, X7R" };
    expect(match(line).chosen?.part.parameters).toMatchObject({ capacitance: "10 nF", dielectric: "X7R" });
    expect(match({ ...line, remark: "" }).chosen).toBeNull();
  });

  it("under a designator of its own making is taken by its footprint", () => {
    const { chosen } = match({ designators: ["PULLUP_A"], values: ["3.3k"], footprint: "R0603" });
    expect(chosen?.part.parameters.resistance).toBe("3.3 kΩ");
    expect(match({ designators: ["THERM1"], values: ["3.3k"], footprint: "R0603" }).chosen).toBeNull();
  });
});

describe("a number in an unusual place", () => {
  it("in the address of a shop's page is taken, unless the line says another value", () => {
    const line = { designators: ["R1"], distributorParts: ["https://shop.test/Panasonic/ERJ-3EKF5101V?q=1"] };
    expect(match({ ...line, values: ["5k1"], footprint: "R_0603" }).chosen?.part.mpn).toBe("ERJ-3EKF5101V");
    expect(match({ ...line, values: ["4k7"], footprint: "R_0603" }).chosen).toBeNull();
  });

  it("as Molex prints it is taken", () => {
    expect(match({ designators: ["J1"], mpn: "47346-0001" }).chosen?.part.mpn).toBe("0473460001");
  });

  it.each<[string, Partial<BomLine>, RegExp]>([
    ["in a footprint", { designators: ["J1"], footprint: "JST_SH_SM09B-SRSS-TB_1x09-1MP" }, /^SM09B-SRSS/],
    ["among words", { designators: ["U1"], description: "FT230X basic USB to UART bridge" }, /^FT230X/],
    ["without its maker's letters", { designators: ["U1"], description: "74HC04" }, /^(?:SN)?74HC04/],
    ["of another grade", { designators: ["U1"], description: "STM32F072CCT6" }, /^STM32F072C[8B]T[67]/],
  ])("%s is offered, not taken", (_, line, mpn) => {
    const { candidates, chosen } = match(line);
    expect(chosen).toBeNull();
    expect(candidates[0]?.part.mpn).toMatch(mpn);
  });

  it("of a body that the footprint is not drawn for is offered with that doubt", () => {
    const line = { designators: ["D9"], values: ["WS2812B"] };
    const small = match({ ...line, footprint: "LED_SK6812MINI_PLCC4_3.5x3.5mm" });
    expect(small.chosen).toBeNull();
    expect(small.candidates[0]?.doubts).toEqual(["caseDiffers"]);
    expect(match({ ...line, footprint: "LED_WS2812B_PLCC4_5.0x5.0mm" }).chosen?.part.mpn).toBe("WS2812B");
  });

  it("in a list without designators may be a module's: offered, not taken", () => {
    const { candidates, chosen } = match({ designators: [], description: "MPU6050" });
    expect(chosen).toBeNull();
    expect(candidates[0]).toMatchObject({ part: { mpn: "MPU-6050" }, doubts: ["wording"] });
    expect(match({ designators: ["U1"], description: "MPU6050" }).chosen?.part.mpn).toBe("MPU-6050");
  });

  it("is asked about where the description names another part in another case", () => {
    const { candidates, chosen } = match({
      designators: ["U1"],
      mpn: "74LVC1G07GV,125",
      description: "Buffer with open drain, SN74LVC1G07DCKR, SC-70",
    });
    expect(chosen).toBeNull();
    expect(candidates[0]).toMatchObject({ part: { mpn: "74LVC1G07GV,125" }, doubts: ["caseDiffers"] });
  });

  it("that nobody has is offered what fits its value, not what only looks alike", () => {
    // Two signs from a code of 100 nF whose value no scheme tells; the line says 10 nF.
    const line = { designators: ["C1"], mpn: "GRM188R71H104KAQQD", values: ["10nF"], footprint: "C0603" };
    const { candidates } = match(line);
    expect(candidates.length).toBeGreaterThan(0);
    for (const { part } of candidates) expect(part.parameters.capacitance).toBe("10 nF");
  });

  it("that nobody has is offered chips of the case that it tells, where nothing else does", () => {
    const { candidates, chosen } = match({ designators: ["R1"], mpn: "XR0603FT10K0Q", values: ["10k"] });
    expect(chosen).toBeNull();
    expect(candidates.length).toBeGreaterThan(0);
    for (const { part } of candidates)
      expect([part.packageName, part.parameters.resistance]).toEqual(["0603", "10 kΩ"]);
  });

  it("offers crystals of the drawn body first", () => {
    const line = { designators: ["Y1"], values: ["12MHz"], footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm" };
    const offered = match(line).candidates.map(({ part, doubts }) => [
      part.packageName,
      doubts.includes("caseDiffers"),
    ]);
    expect(offered.slice(0, 2)).toEqual([
      ["3.2 × 2.5 mm", false],
      ["3.2 × 2.5 mm", false],
    ]);
    const other = offered.findIndex(([, differs]) => differs);
    expect(offered.slice(other < 0 ? offered.length : other).every(([, differs]) => differs)).toBe(true);
  });
});

describe("a number that is cut short", () => {
  it.each<[string, string]>([
    // 10 kΩ is written 10K0 there; 10K7 is 10.7 kΩ, and R a point: neither is a reel.
    ["before the end of its value", "RMCF0402FT10K"],
    ["before the unit of its value", "RC0603JR-0716"],
    ["to what begins parts of several cases", "LM317"],
    ["by the last sign of another part", "AO340"],
  ])("%s is offered, not taken: %s", (_, mpn) => {
    const { candidates, chosen } = match({ mpn });
    expect(chosen).toBeNull();
    expect(candidates.length).toBeGreaterThan(0);
  });

  it("by its reel alone is taken", () => {
    expect(match({ mpn: "BAV99-7" }).chosen?.part.mpn).toBe("BAV99-7-F");
  });
});

describe("a number that differs from another by a point alone", () => {
  it.each(["SMBJ6.0A", "SMBJ60A", "smbj6.0ca", "SMBJ60CA"])("is the one that is written: %s", (mpn) => {
    expect(match({ mpn }).chosen?.part.mpn).toBe(mpn.toUpperCase());
  });
});

describe("a number whose footprint is another case's", () => {
  it.each<[string, string, boolean]>([
    ["ULN2003ADR", "SOIC-16", true],
    ["ULN2003ADR", "DIP-16_W7.62mm", false],
    ["ULN2003AN", "DIP16", true],
    ["ULN2003AN", "SO16", false],
    ["BSS84-7-F", "SOT-23", true],
    ["BSS84-7-F", "SOT-323_SC-70", false],
  ])("%s on %s is taken: %s", (mpn, footprint, isTaken) => {
    const { candidates, chosen } = match({ designators: ["U1"], mpn, footprint });
    expect(candidates[0]?.part.mpn).toBe(mpn);
    expect(chosen?.part.mpn === mpn).toBe(isTaken);
    if (!isTaken) expect(candidates[0]?.doubts).toEqual(["caseDiffers"]);
  });
});
