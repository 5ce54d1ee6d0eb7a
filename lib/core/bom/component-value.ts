// The part that a line without a part number asks for: `4k7`, `100nF 0603 X7R 10%`, `0.1uF/50V`.

import { categoryOf, type WantedCategory } from "./component-kind";
import { SI_SCALES } from "./parameter-value";

export interface WantedPart {
  category: WantedCategory;
  /** In ohms, farads, henries or hertz; for a ferrite its impedance in ohms. */
  value: number;
  /** Imperial code of a chip's case (IPC-7351): `0603`; null if none is named. */
  caseCode: string | null;
  tolerancePercent: number | null;
  voltageV: number | null;
  powerW: number | null;
  /** EIA-198 class 1 or 2: `C0G`, `X7R`. */
  dielectric: string | null;
}

/** Normalizes spelling variants: micro signs, ohm signs, decimal commas, thin spaces. */
function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[µμ]/g, "u")
    .replace(/[ΩΩ]|ohms?\b|欧姆|欧/gi, "Ω")
    .replace(/(\d),(\d{1,2})(?=\s*[pnumkMRΩFHV])/g, "$1.$2")
    .replace(/\s+/g, " ");
}

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})`;

/** `4k7` and `4.7k`: the letter may replace the decimal point. */
function scaled(whole: string, letter: string, fraction: string | undefined): number {
  const digits = fraction === undefined ? whole : `${whole}.${fraction}`;
  return Number((Number(digits) * (SI_SCALES[letter] ?? 1)).toPrecision(6));
}

const RESISTANCE = new RegExp(
  String.raw`(?<![\w.])(?:${NUMBER} ?(m|k|K|M|G|R)?(?:(\d{1,3})(?![\d.]))?R? ?Ω?|R(\d{1,3}))(?![\w.%])`,
);
const CAPACITANCE = new RegExp(String.raw`(?<![\w.])${NUMBER} ?([pnum])(?:(\d{1,2})(?!\d))?F?(?![A-Za-z\d])`, "i");
const INDUCTANCE = new RegExp(String.raw`(?<![\w.])${NUMBER} ?([num])(?:(\d{1,2})(?!\d))?H?(?![A-Za-z\d])`, "i");
const FREQUENCY = new RegExp(String.raw`(?<![\w.])${NUMBER} ?([kM])(?:Hz)?(?![A-Za-z\d])`, "i");
const IMPEDANCE = new RegExp(String.raw`(?<![\w.])${NUMBER} ?(k)?(?:R|Ω)(?: ?@ ?100 ?MHz)?(?![A-Za-z\d])`, "i");

function resistance(text: string): number | null {
  const found = RESISTANCE.exec(text);
  if (!found) return null;
  const [, whole, letter = "", fraction, below] = found;
  if (below !== undefined) return Number(`0.${below}`);
  return scaled(whole ?? "", letter === "K" ? "k" : letter, fraction);
}

/** `m` of a capacitor is milli, `M` a typing error for it; of a crystal it is mega. */
function measured(text: string, pattern: RegExp, fix: (letter: string) => string): number | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, whole = "", letter = "", fraction] = found;
  return scaled(whole, fix(letter), fraction);
}

const lower = (letter: string) => letter.toLowerCase();

/** The number of resistors in an array is not a value: `4 RES 22 OHM`, `4x10k`, `R0603 x 4`. */
const COUNTS = /\b\d{1,2} ?(?=res|array|element)|\b\d{1,2} ?[x×] ?|[x×] ?\d{1,2}\b/gi;

function valueOf(category: WantedCategory, text: string): number | null {
  if (category === "resistor") return resistance(text);
  if (category === "resistorArray") return resistance(text.replace(COUNTS, " "));
  if (category === "capacitor") return measured(text, CAPACITANCE, lower);
  if (category === "inductor") return measured(text, INDUCTANCE, lower);
  if (category === "ferrite") return measured(text, IMPEDANCE, lower);
  return measured(text, FREQUENCY, (letter) => (lower(letter) === "k" ? "k" : "M"));
}

/** Imperial codes of chip cases. */
const CASE = /(?<!\d)(01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?!\d)/;
const CASES = new RegExp(CASE, "g");
/** Metric codes of chip cases and their imperial equivalents. */
export const METRIC_CASES: Readonly<Record<string, string>> = {
  "0603": "0201",
  "1005": "0402",
  "1608": "0603",
  "2012": "0805",
  "3216": "1206",
  "3225": "1210",
  "4532": "1812",
  "5025": "2010",
  "6332": "2512",
};

/** Without the leading zero, as some libraries write it: `R603`, `C805`, a cell of `402`. */
const SHORT_CASE = /(?<![A-Za-z\d])(?:[RCL]|LED|RES|CAP|IND)[-_ ]?(201|402|603|805)(?!\d)|^(201|402|603|805)$/i;

/** The imperial code, also from `R_0402_1005Metric` and `1608`. Null if no chip case is named. */
export function caseCodeOf(text: string): string | null {
  const plain = text.normalize("NFKC");
  const metric = /(?<!\d)(\d{4}) ?metric/i.exec(plain)?.[1];
  if (metric !== undefined && METRIC_CASES[metric]) return METRIC_CASES[metric];
  const imperial = CASE.exec(plain)?.[1];
  if (imperial !== undefined) return imperial;
  const alone = /(?<!\d)(1005|1608|2012|3216|3225|4532|5025|6332)(?!\d)/.exec(plain)?.[1];
  if (alone !== undefined) return METRIC_CASES[alone] ?? null;
  const short = SHORT_CASE.exec(plain.trim());
  return short ? `0${short[1] ?? short[2]}` : null;
}

function toleranceOf(text: string): number | null {
  const found = /(?:±|\+\/-)? ?(\d{1,2}(?:\.\d{1,2})?) ?%/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function voltageOf(text: string): number | null {
  const found = /(?<![\w.])(\d{1,4}(?:\.\d{1,2})?) ?(k)?V(?:DC|ac)?(?:(\d)(?!\d))?(?![A-Za-z\d])/.exec(text);
  return found ? Number(found[3] === undefined ? found[1] : `${found[1]}.${found[3]}`) * (found[2] ? 1000 : 1) : null;
}

function powerOf(text: string): number | null {
  const fraction = /(?<![\d.])1 ?\/ ?(\d{1,2}) ?W\b/i.exec(text)?.[1];
  if (fraction !== undefined) return Number((1 / Number(fraction)).toPrecision(3));
  const found = /(?<![\w./])(\d{1,3}(?:\.\d{1,3})?) ?(m)?W\b/i.exec(text);
  return found ? Number(found[1]) * (found[2] ? 0.001 : 1) : null;
}

function dielectricOf(text: string): string | null {
  const found = /(?<![A-Za-z\d])(C[0O]G|NP[0O]|X[5678][RST]|Y5[UV]|Z5U)(?![A-Za-z\d])/i.exec(text)?.[1]?.toUpperCase();
  if (found === undefined) return null;
  return /^(?:COG|NP[0O])$/.test(found) ? "C0G" : found;
}

export interface Described {
  designators: readonly string[];
  values: readonly string[];
  footprint: string;
  description: string;
  /** Holds no value, but ratings such as the voltage. */
  remark?: string;
}

/** Null if the line is not a chip part of these kinds, or names no value. */
export function wantedPart({ designators, values, footprint, description, remark = "" }: Described): WantedPart | null {
  const words = plainText([...values, description].join(" ; "));
  const allText = plainText([words, remark].join(" ; "));
  const category = categoryOf(designators[0], words, footprint);
  if (category === null) return null;
  // Case codes look like numbers among the words of a description, but do not occur in a value.
  const withoutCases = (text: string) => text.replace(CASES, " ");
  const texts = [...values, description].map((text) => withoutCases(plainText(text)));
  const value = texts.map((text) => valueOf(category, text)).find((each) => each !== null);
  if (value === undefined || value === null) return null;
  return {
    category,
    value,
    // A crystal's size looks like a chip's metric code, but is not one.
    caseCode: category === "crystal" ? null : (caseCodeOf(footprint) ?? caseCodeOf(words)),
    tolerancePercent: toleranceOf(allText),
    voltageV: voltageOf(allText),
    powerW: powerOf(allText),
    dielectric: dielectricOf(allText),
  };
}
