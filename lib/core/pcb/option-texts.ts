// Message keys of option values in messages/<locale>/pcb.json.

import { OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import type { Label, OptionValue } from "@/lib/core/pcb/options/option";
import { COPPER_OUNCES, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** A key below `pcb.values` with its arguments; `plain` is used if there is no key, or no such message. */
export type ValueText = { key: string | null; args?: Record<string, string | number>; plain: string };

/** Message keys contain no spaces. */
const withoutSpaces = (value: OptionValue) => String(value).replaceAll(" ", "");

const TEXTS: Readonly<Record<Label, (value: OptionValue, option: PcbOption) => Omit<ValueText, "plain">>> = {
  own: (value, option) => ({ key: `${option}.${withoutSpaces(value)}` }),
  yesNo: (value) => ({ key: `yesNo.${String(value)}` }),
  number: () => ({ key: null }),
  color: (value) => ({ key: `color.${String(value)}` }),
  thickness: () => ({ key: null }),
  copper: (value) => ({ key: "copper", args: { um: Number(value), oz: COPPER_OUNCES[Number(value)] ?? "" } }),
  tracks: (value) => ({ key: "tracks", args: { mil: Number(value), mm: TRACK_GRADE_MM[Number(value)] ?? 0 } }),
  hole: (value) => ({ key: "hole", args: { mm: Number(value) } }),
  gold: (value) => ({ key: "gold", args: { microinch: Number(value) } }),
};

/** A thickness has no unit, because the row of the form names it once. */
export function valueText(option: PcbOption, value: OptionValue): ValueText {
  const record = OPTION_RECORDS[option];
  if (!("label" in record)) return { key: null, plain: String(value) };
  const plain = record.label === "thickness" ? Number(value).toFixed(1) : String(value);
  return { ...TEXTS[record.label](value, option), plain };
}

/** True if the option's name alone states the choice: "Press-fit holes" for a yes. */
export function isPlainYes(option: PcbOption, value: OptionValue): boolean {
  const record = OPTION_RECORDS[option];
  return value === true && "label" in record && record.label === "yesNo";
}
