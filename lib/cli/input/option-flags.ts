// The flags of board options, derived from the table of options, and their values as people type them.

import { usage } from "@/lib/cli/failure";
import type { Flags } from "@/lib/cli/input/arguments";
import { similarWord } from "@/lib/cli/input/similar-word";
import { COPPER_OUNCES, type PcbSpecification } from "@/lib/core/pcb/specification";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { OptionValue, Typed } from "@/lib/core/pcb/options/option";

/** Shorter names beside those of the table. */
export const SHORT_NAMES: Readonly<Record<string, PcbOption>> = {
  finish: "surfaceFinish",
  color: "solderMaskColor",
  copper: "outerCopperUm",
  tg: "materialTg",
  gold: "enigAuThickness",
  delivery: "deliveryMethod",
};

/** `minTraceSpaceMil` is `--min-trace-space`: the unit of an option is fixed, so that its flag does not name it. */
export const flagOf = (option: PcbOption): string =>
  option
    .replace(/(?:Mm|Um|Mil|Deg|Days)$/, "")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, "");

const BY_FLAG: Readonly<Record<string, PcbOption>> = {
  ...Object.fromEntries(OPTION_NAMES.map((option) => [flagOf(option), option])),
  ...SHORT_NAMES,
};

export const OPTION_FLAGS: Flags = Object.fromEntries(Object.keys(BY_FLAG).map((flag) => [flag, "text" as const]));

const withoutMarks = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
const UNITS = /(?:mm|um|µm|mil|uin|µin|deg|°|%|days?)$/;
const YES: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  "1": true,
  no: false,
  false: false,
  "0": false,
};

/** Values as they are typed and listed: yes and no for switches. */
export const typedValue = (value: OptionValue): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value).replaceAll(" ", "-");

function ofList(values: readonly OptionValue[], text: string): OptionValue | undefined {
  const typed = withoutMarks(text);
  if (typeof values[0] === "boolean") return Object.hasOwn(YES, typed) ? YES[typed] : undefined;
  const ounces = /^(.+)oz$/.exec(typed)?.[1];
  if (ounces !== undefined) return values.find((value) => COPPER_OUNCES[Number(value)] === ounces);
  const plain = typed.replace(UNITS, "");
  return values.find((value) => {
    if (typeof value === "number") return /^\d+(?:\.\d+)?$/.test(plain) && Number(plain) === value;
    const own = withoutMarks(String(value));
    return own === typed || own.replace(UNITS, "") === plain;
  });
}

const whole = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
const TYPED: Readonly<Record<Typed, (text: string) => OptionValue | undefined>> = {
  length: (text) => (/^\d{1,5}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  quantity: whole,
  panelGrid: whole,
  fingerCount: (text) => (/^\d{1,10}$/.test(text) ? text : undefined),
  days: whole,
};

/** Throws a failure of usage with the values that are offered, and the nearest of them. */
export function readOption(flag: string, text: string): [PcbOption, OptionValue] {
  const option = Object.hasOwn(BY_FLAG, flag) ? BY_FLAG[flag] : undefined;
  if (option === undefined) {
    const near = similarWord(flag, Object.keys(BY_FLAG));
    throw near === null
      ? usage("unknownOption", { option: flag })
      : usage("unknownOptionNear", { option: flag, near }, { suggestion: near });
  }
  const record = OPTION_RECORDS[option];
  if (!("values" in record)) {
    const value = TYPED[record.typed](text.trim().toLowerCase().replace(UNITS, "").trim());
    if (value === undefined) throw usage(`${record.typed}Format`, { flag: `--${flag}`, value: text });
    return [option, value];
  }
  const value = ofList(record.values, text);
  if (value !== undefined) return [option, value];
  const offered = record.values.map(typedValue);
  const near = similarWord(text, offered);
  const values = { flag: `--${flag}`, value: text, offered: offered.join(", ") };
  throw near === null
    ? usage("valueNotOffered", values, { offered })
    : usage("valueNotOfferedNear", { ...values, near }, { offered, suggestion: near });
}

/** The options that were given. An option under both of its names is refused. */
export function givenOptions(pairs: Iterable<readonly [string, string]>): Partial<PcbSpecification> {
  const given = new Map<PcbOption, OptionValue>();
  for (const [flag, text] of pairs) {
    const [option, value] = readOption(flag, text);
    if (given.has(option)) throw usage("flagTwice", { flag: `--${flag}` });
    given.set(option, value);
  }
  return Object.fromEntries(given) as Partial<PcbSpecification>;
}
