// A board specification: all options of a PCB order.

import { OPTION_NAMES, OPTION_RECORDS, OPTIONS, type PcbOption } from "@/lib/core/pcb/options";
import type { OptionValue } from "@/lib/core/pcb/options/option";

export type { OptionValue, PcbOption };

type Records = typeof OPTIONS;

/** Any number for lists of numbers, because a rule must report values outside of the list. */
type Wide<V> = V extends number ? number : V extends boolean ? boolean : V;
type ValueOf<R> = R extends { values: readonly (infer V)[] }
  ? Wide<V>
  : R extends { typed: "fingerCount" }
    ? string
    : number;

/** Every option with a value; `options.ts` explains each one. */
export type PcbSpecification = { -readonly [O in keyof Records]: ValueOf<Records[O]> };

export type DeliveryMethod = PcbSpecification["deliveryMethod"];
export type SurfaceFinish = PcbSpecification["surfaceFinish"];
export type SolderMaskColor = PcbSpecification["solderMaskColor"];
export type SilkscreenColor = PcbSpecification["silkscreenColor"];

/** Options that are chosen from a list. */
export type ListedOption = {
  [O in PcbOption]: Records[O] extends { values: readonly OptionValue[] } ? O : never;
}[PcbOption];

/** Each list ascends from the lowest grade to the highest. */
export const PCB_OPTIONS = Object.fromEntries(
  OPTION_NAMES.flatMap((option) => {
    const record = OPTION_RECORDS[option];
    return "values" in record ? [[option, record.values]] : [];
  }),
) as { readonly [O in ListedOption]: Records[O]["values"] };

/** Every option at its lowest-priced setting; the lead time is computed from the rest. */
export const DEFAULT_SPECIFICATION = Object.fromEntries(
  OPTION_NAMES.flatMap((option) => {
    const { default: value } = OPTION_RECORDS[option];
    return value === null ? [] : [[option, value]];
  }),
) as Omit<PcbSpecification, "leadTimeDays">;

/** Copper from 2 oz on requires wider traces and thicker boards. */
export const HEAVY_COPPER_UM = 70;

/**
 * The finest trace or spacing of each grade. Metric designs use 0.15, 0.125 and 0.1 mm for 6, 5 and 4 mil, and 0.1 mm
 * is the capability page's own limit.
 */
export const TRACK_GRADE_MM: Readonly<Record<number, number>> = { 6: 0.15, 5: 0.125, 4: 0.1 };

/** Copper thickness in ounces, as engineers state it. */
export const COPPER_OUNCES: Readonly<Record<number, string>> = { 17: "0.5", 35: "1", 70: "2" };
