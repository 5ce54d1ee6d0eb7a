// An electronic part, independent of distributor and price.

export const PART_CATEGORIES = [
  "resistor",
  "resistorArray",
  "capacitor",
  "inductor",
  "ferrite",
  "crystal",
  "diode",
  "led",
  "transistor",
  "regulator",
  "amplifier",
  "interface",
  "logic",
  "memory",
  "microcontroller",
  "module",
  "sensor",
  "converter",
  "timing",
  "driver",
  "protection",
  "switch",
  "header",
  "connector",
] as const;
export type PartCategory = (typeof PART_CATEGORIES)[number];

export const MOUNTINGS = ["smt", "tht"] as const;
export type Mounting = (typeof MOUNTINGS)[number];

/** Lifecycle status as stated by the manufacturer; `nrnd`: not recommended for new designs. */
export const LIFECYCLES = ["active", "nrnd", "obsolete"] as const;
export type Lifecycle = (typeof LIFECYCLES)[number];

/** Each with its unit, in the usual notation: `10 kΩ`, `0.1 W`, `±1 %`. */
export const PARAMETER_KEYS = [
  "resistance",
  "capacitance",
  "inductance",
  "impedance",
  "frequency",
  "tolerance",
  "power",
  "voltage",
  "current",
  "saturationCurrent",
  "dielectric",
  "outputVoltage",
  "inputVoltage",
  "supplyVoltage",
  "polarity",
  "onResistance",
  "gateThreshold",
  "esr",
  "core",
  "flash",
  "ram",
  "ioPins",
  "memorySize",
  "channels",
  "bandwidth",
  "temperatureCoefficient",
  "loadCapacitance",
  "color",
  "pitch",
  "rows",
  "positions",
  "gender",
  "function",
  "qualification",
  "reel",
] as const;
export type ParameterKey = (typeof PARAMETER_KEYS)[number];
export type Parameters = Readonly<Partial<Record<ParameterKey, string>>>;

export interface Part {
  /** The manufacturer's ordering code, as it is printed. */
  mpn: string;
  manufacturer: string;
  category: PartCategory;
  series: string;
  /** `0603`, `SOT-23-5`, `LQFP-48`; empty if there is none. */
  packageName: string;
  pins: number;
  mounting: Mounting;
  parameters: Parameters;
  lifecycle: Lifecycle;
  /** Host of the manufacturer's datasheets, never a deep link that may change. */
  datasheetHost: string;
}

/** A part number without the differences in people's spelling: case, spaces and punctuation. */
export function mpnKey(mpn: string): string {
  return mpn.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
