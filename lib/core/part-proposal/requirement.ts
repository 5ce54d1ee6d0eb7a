// Requirements on a real part in place of an ideal one, and the catalog queries for it.
import type { ParameterKey, PartCategory } from "@/lib/core/part/part";
import { caseOf, RESISTOR_CASES, USUAL_CASE } from "./case-limits";
import { DERATING } from "./derating";
import { nearestPreferred, type PreferredValue, type ProposedSeries } from "./preferred";
import type { Stress } from "./stress";

export type ProposedKind =
  | "resistor"
  | "ceramicCapacitor"
  | "electrolyticCapacitor"
  | "inductor"
  | "diode"
  | "zener"
  | "npn"
  | "pnp"
  | "nChannel"
  | "pChannel";

export interface IdealPart {
  readonly kind: ProposedKind;
  /** Ω, F, H, or the Zener voltage; null for parts without one value. */
  readonly value: number | null;
  readonly footprint: string;
  /** Part number of the model that the run used; empty for a model of no part. */
  readonly modelName: string;
  readonly stress: Stress;
}

export type RatingKey = Extract<ParameterKey, "power" | "voltage" | "current" | "saturationCurrent">;

export interface NeededRating {
  readonly key: RatingKey;
  /** As simulated, in the base unit. */
  readonly simulated: number;
  /** Share of the rating that may be used. */
  readonly factor: number;
  readonly needed: number;
}

export interface CatalogQuery {
  readonly keyword: string;
  readonly category: PartCategory;
  readonly packageName?: string;
  readonly parameters?: Readonly<Partial<Record<ParameterKey, readonly string[]>>>;
}

export interface Requirement {
  readonly kind: ProposedKind;
  readonly value: PreferredValue | null;
  readonly ratings: readonly NeededRating[];
  /** Asked in turn until one has results. */
  readonly queries: readonly CatalogQuery[];
}

const rating = (key: RatingKey, simulated: number | null, factor: number): NeededRating[] =>
  simulated === null ? [] : [{ key, simulated, factor, needed: simulated / factor }];

/** Rated voltages of capacitors in the catalog; IEC 60063 R5 and customary ones. */
const CAPACITOR_VOLTS = [2.5, 4, 6.3, 10, 16, 20, 25, 35, 50, 63, 80, 100, 200, 250, 400, 500, 1000];

const voltsFrom = (needed: number, steps = CAPACITOR_VOLTS): string[] =>
  steps.filter((volts) => volts >= needed).map((volts) => `${volts} V`);

/** Rated voltages of diodes and transistors in the catalog, which writes 1000 V as 1 kV. */
const SEMICONDUCTOR_VOLTS = [
  ...[8, 12, 20, 25, 30, 40, 45, 50, 55, 60, 75, 80, 100, 150, 200, 250, 400, 500, 600, 800],
];

const semiconductorVolts = (ratings: readonly NeededRating[]): string[] => {
  const needed = ratings.find(({ key }) => key === "voltage")?.needed ?? 0;
  return [...voltsFrom(needed, SEMICONDUCTOR_VOLTS), ...(needed <= 1000 ? ["1 kV"] : [])];
};

/** Cases that bear it, beginning with the one that the footprint asks for, or the usual one. */
function casesFor(ratings: readonly NeededRating[], footprint: string): string[] {
  const needed = (key: RatingKey): number => ratings.find((one) => one.key === key)?.needed ?? 0;
  const start = RESISTOR_CASES.findIndex(({ name }) => name === (caseOf(footprint) ?? USUAL_CASE));
  return RESISTOR_CASES.slice(Math.max(start, 0))
    .filter(({ power, voltage }) => power >= needed("power") && voltage >= needed("voltage"))
    .map(({ name }) => name);
}

type Draft = Omit<Requirement, "kind">;

function resistor({ value, footprint, stress }: IdealPart, series: ProposedSeries): Draft {
  const preferred = value === null ? null : nearestPreferred(value, { unit: "Ω", series });
  const ratings = [
    ...rating("power", stress.power, DERATING.resistorPower),
    ...rating("voltage", stress.voltage, DERATING.resistorVoltage),
  ];
  if (!preferred) return { value: null, ratings, queries: [] };
  const tolerance = series === "E24E96" ? ["±1 %"] : ["±1 %", "±5 %"];
  const query = { keyword: "", category: "resistor", parameters: { resistance: [preferred.text], tolerance } } as const;
  const cases = casesFor(ratings, footprint);
  return { value: preferred, ratings, queries: [...cases.map((packageName) => ({ ...query, packageName })), query] };
}

/** Above this ceramic capacitors are C0G no longer. */
const MAX_C0G = 1e-9;
/** Above this a case of 0603 is rare. */
const MAX_SMALL = 1e-6;

function ceramic({ value, footprint, stress }: IdealPart, series: ProposedSeries): Draft {
  const coarse = series === "E24E96" ? "E12" : series;
  const preferred = value === null ? null : nearestPreferred(value, { unit: "F", series: coarse });
  const ratings = rating("voltage", stress.voltage, DERATING.ceramicVoltage);
  if (!preferred) return { value: null, ratings, queries: [] };
  const voltage = voltsFrom(ratings[0]?.needed ?? 0);
  const dielectric = preferred.amount <= MAX_C0G ? ["C0G"] : ["X7R", "X5R", "X7S"];
  const query: CatalogQuery = {
    ...{ keyword: "ceramic", category: "capacitor" },
    parameters: { capacitance: [preferred.text], voltage, dielectric },
  };
  const usual = preferred.amount <= MAX_SMALL ? USUAL_CASE : "0805";
  const queries = [{ ...query, packageName: caseOf(footprint) ?? usual }, query];
  return { value: preferred, ratings, queries: voltage.length === 0 ? [] : queries };
}

function electrolytic({ value, stress }: IdealPart, series: ProposedSeries): Draft {
  const coarse = series === "E24E96" || series === "E24" ? "E12" : series;
  const preferred = value === null ? null : nearestPreferred(value, { unit: "F", series: coarse });
  const ratings = rating("voltage", stress.voltage, DERATING.electrolyticVoltage);
  if (!preferred) return { value: null, ratings, queries: [] };
  const voltage = voltsFrom(ratings[0]?.needed ?? 0);
  const query: CatalogQuery = {
    ...{ keyword: "electrolytic", category: "capacitor" },
    parameters: { capacitance: [preferred.text], voltage },
  };
  return { value: preferred, ratings, queries: voltage.length === 0 ? [] : [query, { ...query, keyword: "" }] };
}

function inductor({ value, stress }: IdealPart, series: ProposedSeries): Draft {
  const coarse = series === "E6" ? "E6" : "E12";
  const preferred = value === null ? null : nearestPreferred(value, { unit: "H", series: coarse });
  const ratings = [
    ...rating("current", stress.current, DERATING.inductorCurrent),
    ...rating("saturationCurrent", stress.current, DERATING.inductorCurrent),
  ];
  if (!preferred) return { value: null, ratings, queries: [] };
  const query = { keyword: "", category: "inductor", parameters: { inductance: [preferred.text] } } as const;
  return { value: preferred, ratings, queries: [query] };
}

/** A: switching diodes bear less. */
const MAX_SWITCHING = 0.12;
/** V: Schottky diodes above leak too much. */
const MAX_SCHOTTKY = 48;

function diode({ modelName, stress }: IdealPart): Draft {
  const ratings = [
    ...rating("voltage", stress.voltage, DERATING.semiconductorVoltage),
    ...rating("current", stress.current, DERATING.semiconductorCurrent),
  ];
  const isSmall = (stress.current ?? 0) <= MAX_SWITCHING;
  const word = isSmall ? "switching diode" : stress.voltage <= MAX_SCHOTTKY ? "Schottky diode" : "rectifier diode";
  const voltage = semiconductorVolts(ratings);
  const named = modelName === "" ? [] : [{ keyword: modelName, category: "diode" } as const];
  const queries = [word, "diode"].map((keyword) => ({ keyword, category: "diode", parameters: { voltage } }) as const);
  return { value: null, ratings, queries: [...named, ...(voltage.length === 0 ? [] : queries)] };
}

function zener({ value, stress }: IdealPart): Draft {
  const text = value === null ? null : `${Number(value.toPrecision(3))} V`;
  const ratings = rating("power", stress.power, DERATING.zenerPower);
  const preferred = text === null || value === null ? null : { text, amount: value, errorPercent: 0 };
  if (text === null) return { value: null, ratings, queries: [] };
  return {
    value: preferred,
    ratings,
    queries: [{ keyword: "Zener", category: "diode", parameters: { voltage: [text] } }],
  };
}

const POLARITIES = { npn: "NPN", pnp: "PNP", nChannel: "N-channel", pChannel: "P-channel" } as const;

function transistor({ kind, modelName, stress }: IdealPart, polarity: string): Draft {
  const ratings = [
    ...rating("voltage", stress.voltage, DERATING.semiconductorVoltage),
    ...rating("current", stress.current, DERATING.semiconductorCurrent),
  ];
  const isMosfet = kind === "nChannel" || kind === "pChannel";
  const voltage = semiconductorVolts(ratings);
  const parameters = { polarity: [polarity], voltage };
  const named = modelName === "" ? [] : [{ keyword: modelName, category: "transistor" } as const];
  return {
    value: null,
    ratings,
    queries: [
      ...named,
      ...(voltage.length === 0
        ? []
        : [{ keyword: isMosfet ? "MOSFET" : "", category: "transistor", parameters } as const]),
    ],
  };
}

function draftOf(part: IdealPart, series: ProposedSeries): Draft {
  switch (part.kind) {
    case "resistor":
      return resistor(part, series);
    case "ceramicCapacitor":
      return ceramic(part, series);
    case "electrolyticCapacitor":
      return electrolytic(part, series);
    case "inductor":
      return inductor(part, series);
    case "diode":
      return diode(part);
    case "zener":
      return zener(part);
    default:
      return transistor(part, POLARITIES[part.kind]);
  }
}

/** `series` is that of resistors; capacitors and inductors are made in coarser ones. */
export const requirementOf = (part: IdealPart, series: ProposedSeries): Requirement => ({
  kind: part.kind,
  ...draftOf(part, series),
});
