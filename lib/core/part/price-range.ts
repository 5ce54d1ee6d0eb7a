// Price ranges by category and family: a precision amplifier is not in the range of a general-purpose one, nor a
// connector of a large manufacturer in that of a low-cost brand.

import type { Part, PartCategory } from "./part";

/** The cheapest and the most expensive family, in millionths of a USD per piece. */
export type PriceRange = readonly [lowMicro: number, highMicro: number];
type Ranged = Pick<Part, "mpn" | "manufacturer" | "category" | "parameters">;

/** Approximate market prices by category. */
const CATEGORY_RANGE: Readonly<Record<PartCategory, PriceRange>> = {
  resistor: [1_800, 4_000],
  resistorArray: [8_000, 30_000],
  capacitor: [2_200, 3_400],
  inductor: [30_000, 300_000],
  ferrite: [5_000, 12_000],
  crystal: [120_000, 500_000],
  diode: [20_000, 200_000],
  led: [20_000, 200_000],
  transistor: [25_000, 700_000],
  regulator: [80_000, 1_400_000],
  amplifier: [120_000, 2_500_000],
  interface: [250_000, 3_500_000],
  logic: [70_000, 350_000],
  memory: [180_000, 2_500_000],
  microcontroller: [300_000, 500_000],
  module: [1_800_000, 9_000_000],
  sensor: [400_000, 6_000_000],
  converter: [700_000, 7_000_000],
  timing: [200_000, 3_000_000],
  driver: [200_000, 3_000_000],
  protection: [25_000, 300_000],
  switch: [60_000, 1_200_000],
  header: [20_000, 60_000],
  connector: [60_000, 900_000],
};

/** Amplifiers and comparators with many second sources. */
const GENERAL_PURPOSE = /^(?:LM|UA7|TL0|NE55|SA55|RC4558|LF3|MC33|TLC2|LMV|TLV(?:23|9|7|431)|MCP6|GS|TS|JRC|NJM|CH|LP)/;

function amplifierRange({ mpn, parameters }: Ranged): PriceRange {
  const does = parameters.function ?? "";
  if (/^Instrumentation/.test(does)) return [3_500_000, 9_000_000];
  if (/^Current sense|^Power monitor/.test(does)) return [600_000, 3_000_000];
  if (GENERAL_PURPOSE.test(mpn)) return [120_000, 350_000];
  return /^Comparator/.test(does) ? [800_000, 2_500_000] : [2_200_000, 5_000_000];
}

/** Connectors of large manufacturers, by the first words of the product type. */
const CONNECTOR_RANGES: readonly (readonly [RegExp, PriceRange])[] = [
  [/^USB Type-C/, [700_000, 1_600_000]],
  [/^USB/, [400_000, 1_000_000]],
  [/^RJ45 jack with/, [3_500_000, 7_000_000]],
  [/^RJ45/, [800_000, 2_000_000]],
  [/^Memory card/, [1_200_000, 3_000_000]],
  [/^Circular/, [6_000_000, 15_000_000]],
  [/^Coaxial/, [700_000, 3_000_000]],
  [/^(?:DC power|Audio) jack/, [500_000, 1_500_000]],
  [/^(?:Crimp|PicoBlade) housing|^Jumper/, [60_000, 250_000]],
];

/** Low-cost brands that sell mainly in China, at a fraction of the price of large manufacturers. */
const HOUSE_BRANDS: ReadonlySet<string> = new Set([
  ...["AMASS", "Attend", "HanRun", "Korean Hroparts", "SHOU HAN", "Songle", "XKB Connectivity", "XUNPU"],
]);
const HOUSE_BRAND_FACTOR = 0.2;

function connectorRange({ manufacturer, parameters }: Ranged): PriceRange {
  const does = parameters.function ?? "";
  const [low, high] = CONNECTOR_RANGES.find(([kind]) => kind.test(does))?.[1] ?? CATEGORY_RANGE.connector;
  const factor = HOUSE_BRANDS.has(manufacturer) ? HOUSE_BRAND_FACTOR : 1;
  return [low * factor, high * factor];
}

export function priceRange(part: Ranged): PriceRange {
  if (part.category === "amplifier") return amplifierRange(part);
  return part.category === "connector" ? connectorRange(part) : CATEGORY_RANGE[part.category];
}
