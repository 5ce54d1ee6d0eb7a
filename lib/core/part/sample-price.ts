// Invented unit prices derived from a part's parameters: they rise with capacitance, voltage, body size, flash and
// positions, and parts of one family without relevant differences cost the same.

import { magnitudeOf } from "./magnitude";
import type { ParameterKey, Part, PartCategory } from "./part";
import { fractionOf } from "./part-id";
import { priceRange } from "./price-range";

export type PricedFacts = Pick<
  Part,
  "mpn" | "manufacturer" | "category" | "series" | "packageName" | "pins" | "mounting" | "parameters"
>;

/** Price factor of a body, relative to 0402. */
const BODY: Readonly<Record<string, number>> = {
  ...{ "01005": 2, "0201": 1.4, "0402": 1, "0603": 1.1, "0805": 1.5, "1206": 2.2, "1210": 4, "1812": 9, "2010": 6 },
  ...{ "2220": 16, "2512": 9, Axial: 4, THT: 150 },
};
const bodyOf = (packageName: string) => BODY[packageName] ?? 3;

const amount = (part: PricedFacts, key: ParameterKey) => magnitudeOf(part.parameters[key] ?? "") ?? 0;

/** Family of a part: its series, or the prefix of its ordering code. */
const stemOf = ({ mpn, manufacturer, series }: PricedFacts) =>
  `${manufacturer} ${series === "" ? mpn.replace(/[^A-Z0-9]/gi, "").slice(0, 5) : series}`;

/** Base price of a family within its range: most are at the low end, few at the high end. */
function familyMicro(part: PricedFacts): number {
  const [low, high] = priceRange(part);
  const stem = stemOf(part);
  return low * (high / low) ** (fractionOf(`price ${stem}`) * fractionOf(`price of ${stem}`));
}

/** Closer tolerances cost more: 0.1 % twelve times as much as 1 %. */
function toleranceFactor(part: PricedFacts): number {
  const percent = /%/.test(part.parameters.tolerance ?? "") ? amount(part, "tolerance") : 10;
  if (part.category === "resistor")
    return percent <= 0.1 ? 12 : percent <= 0.25 ? 8 : percent <= 0.5 ? 4 : percent <= 1 ? 1 : 0.8;
  return percent <= 1 ? 3 : percent <= 2 ? 2 : 1;
}

const qualified = ({ parameters }: PricedFacts) => (parameters.qualification === undefined ? 1 : 1.5);

/** Depends on the charge for all capacitors, with a level for each kind. */
function capacitorMicro(part: PricedFacts): number {
  const microfarads = amount(part, "capacitance") * 1e6;
  const volts = amount(part, "voltage") || 16;
  const charge = microfarads * volts;
  const does = part.parameters.function ?? "";
  if (/^Polymer tantalum/.test(does)) return 160_000 * (1 + (charge / 200) ** 0.6);
  if (/^Tantalum/.test(does)) return 60_000 * (1 + (charge / 100) ** 0.6);
  if (/^Polymer/.test(does)) return 160_000 * (1 + (charge / 1_000) ** 0.6);
  if (/^Aluminum/.test(does)) return (part.mounting === "tht" ? 24_000 : 40_000) * (1 + (charge / 1_000) ** 0.6);
  if (/^Film/.test(does)) return 70_000 * (1 + microfarads ** 0.5);
  const isLargeClassOne = part.parameters.dielectric === "C0G" && microfarads > 0.001;
  const content = 1 + 4 * microfarads ** 0.55 * Math.max(1, (volts / 25) ** 0.4);
  return (
    familyMicro(part) * bodyOf(part.packageName) * content * Math.max(1, volts / 100) ** 0.6 * (isLargeClassOne ? 2 : 1)
  );
}

/** Proportional to the area for a body in millimeters. */
function inductorMicro(part: PricedFacts): number {
  const size = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) mm/.exec(part.packageName);
  const turns = 1 + 0.06 * Math.log10(1 + amount(part, "inductance") * 1e8);
  const body = size ? 50_000 + 7_000 * Number(size[1]) * Number(size[2]) : 14_000 * bodyOf(part.packageName);
  return body * turns * (0.8 + 0.6 * fractionOf(`price ${stemOf(part)}`));
}

/** In KB, of `64 KB`, `2 MB`, `512 B`; 0 if the memory is external. */
function kilobytes(written: string | undefined): number {
  const [, digits, unit] = /^([\d.]+) ([KM]?)B$/.exec(written ?? "") ?? [];
  return Number(digits ?? 0) * (unit === "M" ? 1024 : unit === "K" ? 1 : 1 / 1024);
}

const CORE_FACTOR: readonly (readonly [RegExp, number])[] = [
  [/M7|M33/, 2.2],
  [/M4/, 1.5],
  [/RISC-V|8051/, 0.5],
  [/AVR|PIC/, 1.3],
];

/** Depends on flash, core and pins, so that a larger part of a series never costs less. */
function microcontrollerMicro(part: PricedFacts): number {
  const factor = CORE_FACTOR.find(([core]) => core.test(part.parameters.core ?? ""))?.[1] ?? 1;
  const maker = part.manufacturer === "WCH" ? 0.3 : part.manufacturer === "GigaDevice" ? 0.6 : 1;
  const hot = /^(?:STM32|GD32)\w+7(?:TR)?$/.test(part.mpn) ? 1.15 : 1;
  const flash = 28_000 * kilobytes(part.parameters.flash) ** 0.55 * factor;
  return (350_000 + flash + 9_000 * part.pins) * maker * hot;
}

/** Depends on the number of contacts; plating and style define the family. */
function connectorMicro(part: PricedFacts): number {
  const positions = amount(part, "positions");
  if (positions === 0) return familyMicro(part);
  const family = `${part.manufacturer} ${part.mpn.replace(/\d/g, "")}`;
  const maker = part.manufacturer === "Samtec" ? 2.2 : 1;
  return (30_000 + 24_000 * positions ** 0.95) * maker * (0.8 + 0.5 * fractionOf(`price ${family}`));
}

/** Chips with more pins cost more. */
const byPins = (part: PricedFacts) => familyMicro(part) * Math.max(1, part.pins / 8) ** 0.35;

const PRICES: Readonly<Partial<Record<PartCategory, (part: PricedFacts) => number>>> = {
  resistor: (part) => familyMicro(part) * bodyOf(part.packageName) * toleranceFactor(part) * qualified(part),
  capacitor: (part) => capacitorMicro(part) * toleranceFactor(part) * qualified(part),
  inductor: inductorMicro,
  ferrite: (part) => familyMicro(part) * bodyOf(part.packageName) * (1 + amount(part, "impedance") / 2_000),
  microcontroller: microcontrollerMicro,
  memory: (part) => familyMicro(part) * (1 + kilobytes(part.parameters.memorySize) / 16_384),
  header: connectorMicro,
  connector: connectorMicro,
};

/** Price per piece, in millionths of a USD, rounded to ten-thousandths. */
export const sampleUnitMicro = (part: PricedFacts): number =>
  Math.max(100, Math.round((PRICES[part.category] ?? byPins)(part) / 100) * 100);
