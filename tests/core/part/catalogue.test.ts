import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, catalogueSample, decodeMpn } from "@/lib/core/part/catalogue";
import type { Part } from "@/lib/core/part/part";
import { partId } from "@/lib/core/part/part-id";
import { magnitudeOf } from "@/lib/core/part/magnitude";
import { isLadder } from "@/lib/core/part/ladder";
import { sampleTerms } from "@/lib/core/part/sample-terms";

let parts: Part[];
beforeAll(() => {
  parts = [...catalogue()];
});

/**
 * Ordering codes with what the distributors' pages and the makers' ordering tables say of them. Those with a star stand in bills
 * of materials of published boards too.
 */
const KNOWN: [mpn: string, maker: string, packageName: string, facts: Record<string, string>][] = [
  ["RC0603FR-0710KL", "Yageo", "0603", { resistance: "10 kΩ", tolerance: "±1 %" }],
  ["RC0402FR-072K49L", "Yageo", "0402", { resistance: "2.49 kΩ" }], // *
  ["RC0402FR-0780K6L", "Yageo", "0402", { resistance: "80.6 kΩ" }], // *
  ["RC0402FR-135K6L", "Yageo", "0402", { resistance: "5.6 kΩ", reel: "13 in" }], // *
  ["RC0402JR-070RL", "Yageo", "0402", { resistance: "0 Ω", tolerance: "±5 %" }], // *
  ["RC0603FR-072R2L", "Yageo", "0603", { resistance: "2.2 Ω" }], // *
  ["RC2512FK-071ML", "Yageo", "2512", { resistance: "1 MΩ", power: "1 W" }],
  ["RT0603BRD0710KL", "Yageo", "0603", { tolerance: "±0.1 %", temperatureCoefficient: "25 ppm/K" }],
  ["CRCW0402560RFKED", "Vishay", "0402", { resistance: "560 Ω" }], // *
  ["CRCW08050000Z0EA", "Vishay", "0805", { resistance: "0 Ω" }], // *
  ["ERJ-2RKF1243X", "Panasonic", "0402", { resistance: "124 kΩ" }], // *
  ["ERJ-2GEJ104X", "Panasonic", "0402", { resistance: "100 kΩ", tolerance: "±5 %" }], // *
  ["ERJ-3GEY0R00V", "Panasonic", "0603", { resistance: "0 Ω" }], // *
  ["ERA-2AED471X", "Panasonic", "0402", { resistance: "470 Ω", tolerance: "±0.5 %" }], // *
  ["RK73H1JTTD1002F", "KOA Speer", "0603", { resistance: "10 kΩ" }],
  ["RMCF0402FT4K12", "Stackpole", "0402", { resistance: "4.12 kΩ" }], // *
  ["RMCF0402JT5K10", "Stackpole", "0402", { resistance: "5.1 kΩ" }], // *
  ["0603WAF1002T5E", "UNI-ROYAL", "0603", { resistance: "10 kΩ", power: "0.1 W" }], // *
  ["0603WAF100JT5E", "UNI-ROYAL", "0603", { resistance: "10 Ω" }],
  ["RC1005F49R9CS", "Samsung", "0402", { resistance: "49.9 Ω" }], // *
  ["RC1005J103CS", "Samsung", "0402", { resistance: "10 kΩ" }], // *
  ["MCR03EZPFX1501", "ROHM", "0603", { resistance: "1.5 kΩ" }], // *
  ["MCR01MRTF6041", "ROHM", "0402", { resistance: "6.04 kΩ" }], // *
  ["YC124-JR-0722RL", "Yageo", "4 × 0402", { resistance: "22 Ω" }], // *
  ["CC0603KRX7R9BB104", "Yageo", "0603", { capacitance: "100 nF", voltage: "50 V", dielectric: "X7R" }], // *
  ["CC0402JRNPO9BN220", "Yageo", "0402", { capacitance: "22 pF", voltage: "50 V", dielectric: "C0G" }], // *
  ["CC0402KRX7R7BB104", "Yageo", "0402", { capacitance: "100 nF", voltage: "16 V" }], // *
  ["AC0603KPX7R9BB103", "Yageo", "0603", { capacitance: "10 nF", qualification: "AEC-Q200" }], // *
  ["C0603C104K5RACTU", "KEMET", "0603", { capacitance: "100 nF", voltage: "50 V", tolerance: "±10 %" }],
  ["04023A100JAT2A", "KYOCERA AVX", "0402", { capacitance: "10 pF", voltage: "25 V", dielectric: "C0G" }], // *
  ["0805B471K500CT", "Walsin", "0805", { capacitance: "470 pF", voltage: "50 V", dielectric: "X7R" }], // *
  ["CL05B332KB5NNNC", "Samsung", "0402", { capacitance: "3.3 nF", voltage: "50 V" }], // *
  ["CL10C220JB8NNNC", "Samsung", "0603", { capacitance: "22 pF", dielectric: "C0G" }], // *
  ["GRM1885C1H271JA01D", "Murata", "0603", { capacitance: "270 pF", tolerance: "±5 %" }], // *
  ["GRM1555C1H130JA01D", "Murata", "0402", { capacitance: "13 pF" }], // *
  ["C1005C0G1H471J050BA", "TDK", "0402", { capacitance: "470 pF" }], // *
  ["CC0603MRX5R5BB106", "Yageo", "0603", { capacitance: "10 µF", voltage: "6.3 V", dielectric: "X5R" }], // *
  ["CC0805KKX7R9BB105", "Yageo", "0805", { capacitance: "1 µF", voltage: "50 V" }], // *
  ["CC0402CRNPO9BNR50", "Yageo", "0402", { capacitance: "0.5 pF", tolerance: "±0.25 pF" }], // *
  ["C0402C109C5GACTU", "KEMET", "0402", { capacitance: "1 pF", dielectric: "C0G" }],
  ["C2220C106K5RACTU", "KEMET", "2220", { capacitance: "10 µF", voltage: "50 V" }],
  ["CL05C010CB5NNNC", "Samsung", "0402", { capacitance: "1 pF", tolerance: "±0.25 pF" }],
  ["CL03A104KQ3NNNC", "Samsung", "0201", { capacitance: "100 nF", dielectric: "X5R" }],
  ["GCM155R71H102KA37D", "Murata", "0402", { capacitance: "1 nF", tolerance: "±10 %" }], // *
  ["04025U2R0BAT2A", "KYOCERA AVX", "0402", { capacitance: "2 pF", tolerance: "±0.1 pF" }], // *
  ["NR6045T470M", "Taiyo Yuden", "6.0 × 6.0 mm", { inductance: "47 µH" }], // *
];

describe("ordering codes", () => {
  it.each(KNOWN)("%s is %s's", (mpn, manufacturer, packageName, facts) => {
    const part = decodeMpn(mpn);
    expect(part).toMatchObject({ mpn, manufacturer, packageName, parameters: facts });
    expect(parts.filter((each) => each.mpn === mpn && each.manufacturer === manufacturer)).toEqual([part]);
  });

  it.each([
    // 3.34 is in none of the rows of IEC 60063.
    "RC0603FR-073K34L",
    // 5 % resistors have E24 alone.
    "RC0603JR-0710K2L",
    // Yageo leaves the zeros out, Vishay does not.
    "RC0603FR-0710K0L",
    "CRCW060310KFKEA",
    // A microfarad of X7R at 50 V does not fit into 0402.
    "C0402C105K5RACTU",
    "RC0603FR-0710K",
    "",
  ])("%s is nobody's", (mpn) => {
    expect(decodeMpn(mpn)).toBeNull();
  });
});

describe("the catalogue", () => {
  it("has two hundred thousand parts, no two of one name", () => {
    expect(parts.length).toBeGreaterThanOrEqual(200_000);
    expect(new Set(parts.map(partId)).size).toBe(parts.length);
  });

  it("is the same each time", () => {
    let at = 0;
    let differing = 0;
    for (const part of catalogue()) if (JSON.stringify(part) !== JSON.stringify(parts[at++])) differing++;
    expect([at, differing]).toEqual([parts.length, 0]);
  });

  it("has the parts that everybody knows", () => {
    const known = new Map(parts.map((part) => [part.mpn, part]));
    expect(known.get("STM32F103C8T6")).toMatchObject({ category: "microcontroller", packageName: "LQFP-48", pins: 48 });
    expect(known.get("NE555P")).toMatchObject({ category: "timing", packageName: "DIP-8", mounting: "tht" });
    expect(known.get("SMAJ5.0A")).toMatchObject({ category: "protection", parameters: { voltage: "5 V" } });
    expect(known.get("TSW-110-07-G-S")).toMatchObject({
      category: "header",
      pins: 10,
      parameters: { pitch: "2.54 mm" },
    });
    expect(known.get("B4B-XH-A(LF)(SN)")).toMatchObject({ manufacturer: "JST", pins: 4 });
    expect(known.get("BZX84-C5V1,215")).toMatchObject({ manufacturer: "Nexperia", parameters: { voltage: "5.1 V" } });
  });

  it.each<[mpn: string, category: string, packageName: string, facts: Record<string, string>]>([
    [
      "STM32F103C8T6",
      "microcontroller",
      "LQFP-48",
      { core: "Arm Cortex-M3", flash: "64 KB", ram: "20 KB", ioPins: "37" },
    ],
    ["ATMEGA328P-AU", "microcontroller", "TQFP-32", { flash: "32 KB", ram: "2 KB", supplyVoltage: "1.8–5.5 V" }],
    ["RP2040", "microcontroller", "QFN-56", { frequency: "133 MHz", ram: "264 KB", ioPins: "30" }],
    ["TAJA106K016RNJ", "capacitor", "A (EIA 3216-18)", { capacitance: "10 µF", voltage: "16 V", tolerance: "±10 %" }],
    ["EEE-FK1V100UR", "capacitor", "4.0 × 5.8 mm", { capacitance: "10 µF", voltage: "35 V" }],
    ["EEH-ZC1H121P", "capacitor", "10.0 × 10.2 mm", { capacitance: "120 µF", voltage: "50 V" }],
    ["GRM21BR61E106KA73L", "capacitor", "0805", { capacitance: "10 µF", voltage: "25 V", dielectric: "X5R" }],
    ["CL10A106KP8NNNC", "capacitor", "0603", { capacitance: "10 µF", voltage: "10 V", dielectric: "X5R" }],
    ["LMK107BJ106MALTD", "capacitor", "0603", { capacitance: "10 µF", voltage: "10 V", tolerance: "±20 %" }],
    ["LPS4018-472MRB", "inductor", "4.0 × 4.0 mm", { inductance: "4.7 µH" }],
    ["LB2012T100M", "inductor", "0805", { inductance: "10 µH" }],
    ["MPZ2012S601AT000", "ferrite", "0805", { impedance: "600 Ω" }],
    ["MMSZ5221BT1G", "diode", "SOD-123", { voltage: "2.4 V" }],
    ["150080RS75000", "led", "0805", { color: "red" }],
    ["ABM8-25.000MHZ-10-1-U-T", "crystal", "3.2 × 2.5 mm", { frequency: "25 MHz", loadCapacitance: "10 pF" }],
    ["AMS1117-3.3", "regulator", "SOT-223-4", { outputVoltage: "3.3 V", current: "1 A" }],
    ["SN74HC595PWR", "logic", "TSSOP-16", { supplyVoltage: "2–6 V" }],
    ["61301021121", "header", "2 × 5, 2.54 mm", { pitch: "2.54 mm", rows: "2", positions: "10" }],
    ["691137710002", "connector", "1 × 2, 5.0 mm", { function: "Terminal block", positions: "2" }],
    ["FH12-24S-0.5SH(55)", "connector", "1 × 24, 0.5 mm", { function: "FFC/FPC connector" }],
    // onsemi BSS138 and 2N7002, Infineon IRLML6401: the first page of their data sheets.
    [
      "BSS138",
      "transistor",
      "SOT-23-3",
      { polarity: "N-channel", voltage: "50 V", current: "220 mA", onResistance: "3.5 Ω", gateThreshold: "1.5 V" },
    ],
    [
      "2N7002",
      "transistor",
      "SOT-23-3",
      { polarity: "N-channel", voltage: "60 V", current: "115 mA", onResistance: "7.5 Ω", gateThreshold: "2.5 V" },
    ],
    [
      "IRLML6401TRPBF",
      "transistor",
      "SOT-23-3",
      { polarity: "P-channel", voltage: "12 V", current: "4.3 A", onResistance: "50 mΩ", gateThreshold: "950 mV" },
    ],
    // Bourns' data sheets SRN6045 and SRN8040.
    [
      "SRN6045-4R7Y",
      "inductor",
      "6.0 × 6.0 mm",
      { inductance: "4.7 µH", tolerance: "±30 %", current: "3 A", saturationCurrent: "4 A" },
    ],
    [
      "SRN6045-100M",
      "inductor",
      "6.0 × 6.0 mm",
      { inductance: "10 µH", tolerance: "±20 %", current: "2.5 A", saturationCurrent: "3 A" },
    ],
    ["SRN8040-R50Y", "inductor", "8.0 × 8.0 mm", { inductance: "500 nH", current: "10 A", saturationCurrent: "12 A" }],
    // JST's catalog: XH 2.5 mm, PH 2.0 mm, GH 1.25 mm, SH 1.0 mm.
    ["B2B-XH-A", "connector", "1 × 2, 2.5 mm", { pitch: "2.5 mm", positions: "2" }],
    ["S2B-PH-SM4-TB", "connector", "1 × 2, 2.0 mm", { pitch: "2.0 mm", positions: "2" }],
    ["SM06B-GHS-TB", "connector", "1 × 6, 1.25 mm", { pitch: "1.25 mm", positions: "6" }],
    ["SM04B-SRSS-TB", "connector", "1 × 4, 1.0 mm", { pitch: "1.0 mm", positions: "4" }],
    ["SM04B-SRSS-TB(LF)(SN)", "connector", "1 × 4, 1.0 mm", { positions: "4" }],
    ["AO3400A", "transistor", "SOT-23-3", { polarity: "N-channel", voltage: "30 V", onResistance: "26.5 mΩ" }],
  ])("%s has the facts that a distributor shows", (mpn, category, packageName, facts) => {
    const part = parts.find((each) => each.mpn === mpn);
    expect(part).toMatchObject({ category, packageName, parameters: facts });
  });

  it("has in its sample the parts that people try a parts list with", () => {
    const mpns = new Set([...catalogueSample()].map(({ mpn }) => mpn));
    for (const mpn of ["RC0603FR-0710KL", "LM358DR", "STM32F103C8T6", "AMS1117-3.3"]) expect(mpns, mpn).toContain(mpn);
  });

  it("has in its sample the same facts of a part as in whole", () => {
    const inSample = [...catalogueSample()].find(({ mpn }) => mpn === "STM32F103C8T6");
    expect(inSample).toEqual(parts.find(({ mpn }) => mpn === "STM32F103C8T6"));
    expect(inSample?.parameters).toMatchObject({ flash: "64 KB", ram: "20 KB" });
  });

  it("has MLCCs from half a picofarad to 100 µF, in all cases from 0201 to 2220", () => {
    const ceramics = parts.filter(({ parameters }) => parameters.function === "Ceramic capacitor");
    const values = new Set(ceramics.map(({ parameters }) => parameters.capacitance));
    expect(
      ["0.5 pF", "1 pF", "10 pF", "100 nF", "1 µF", "4.7 µF", "10 µF", "100 µF"].filter((v) => !values.has(v)),
    ).toEqual([]);
    const cases = new Set(ceramics.map(({ packageName }) => packageName));
    expect(["0201", "0402", "0603", "0805", "1206", "1210", "1812", "2220"].filter((each) => !cases.has(each))).toEqual(
      [],
    );
    const of = (value: string, packageName: string) =>
      ceramics.filter((each) => each.packageName === packageName && each.parameters.capacitance === value).length;
    // Lines that had no part before.
    expect([of("1 µF", "0402"), of("4.7 µF", "0603"), of("10 µF", "0805")].every((count) => count > 0)).toBe(true);
  });

  it("is less than half resistors", () => {
    expect(parts.filter(({ category }) => category === "resistor").length / parts.length).toBeLessThan(0.5);
  });

  it("has no code with what no code has, and pins, a case and a host for each", () => {
    const odd = parts.filter(
      ({ mpn, pins, packageName, datasheetHost }) =>
        !/^[\x21-\x7e]{3,40}$/.test(mpn) ||
        pins < 1 ||
        packageName === "" ||
        !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(datasheetHost),
    );
    expect(odd.map(({ mpn }) => mpn)).toEqual([]);
  });

  it("has sample terms that are a ladder and can be met, and parts without stock", () => {
    const terms = parts.map(sampleTerms);
    expect(terms.filter(({ tiers }) => !isLadder(tiers))).toEqual([]);
    expect(
      terms.filter(({ minimum, multiple, tiers }) => minimum % multiple !== 0 || tiers[0]?.from !== minimum),
    ).toEqual([]);
    const ratio = terms.filter(({ stock }) => stock === 0).length / terms.length;
    expect(ratio).toBeGreaterThan(0.04);
    expect(ratio).toBeLessThan(0.06);
  });
});

describe("ratings of MOSFETs", () => {
  /** As Digi-Key's KiCad library describes them: `MOSFET N-CH 60V 0.36A SOT-23`. */
  it.each([
    ["2N7002P,215", "N-CH 60V 0.36A"],
    ["2N7000", "N-CH 60V 200MA"],
    ["2N7002-7-F", "N-CH 60V 115MA"],
    ["2N7002LT1G", "N-CH 60V 0.115A"],
    ["AO3401A", "P-CH 30V 4A"],
    ["BS170", "N-CH 60V 500MA"],
    ["BSS123", "N-CH 100V 170MA"],
    ["BSS138-7-F", "N-CH 50V 200MA"],
    ["BSS84", "P-CH 50V 130MA"],
    ["DMG1012T-7", "N-CH 20V 630MA"],
    ["DMG2305UX-13", "P-CH 20V 4.2A"],
    ["FDV301N", "N-CH 25V 220MA"],
    ["FDV303N", "N-CH 25V 680MA"],
    ["IRF540NPBF", "N-CH 100V 33A"],
    ["IRF9540NPBF", "P-CH 100V 23A"],
    ["IRLB3034PBF", "N-CH 40V 195A"],
    ["IRLB8721PBF", "N-CH 30V 62A"],
    ["IRLML2402TRPBF", "N-CH 20V 1.2A"],
    ["IRLML2502TRPBF", "N-CH 20V 4.2A"],
    ["IRLML6344TRPBF", "N-CH 30V 5A"],
    ["IRLML6402TRPBF", "P-CH 20V 3.7A"],
  ])("of %s are those of the distributor: %s", (mpn, described) => {
    const [, channel, volts, amount, unit] = /^([NP])-CH (\d+)V ([\d.]+)(MA|A)$/.exec(described) ?? [];
    const found = parts.find((part) => part.mpn === mpn)?.parameters;
    expect(found).toMatchObject({ polarity: `${channel}-channel`, voltage: `${volts} V` });
    const amps = Number(amount) * (unit === "MA" ? 1e-3 : 1);
    expect(magnitudeOf(found?.current ?? "")).toBeCloseTo(amps, 6);
  });
});
