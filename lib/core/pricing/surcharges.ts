// The options with a surcharge in the price book, and the line of each.

import { inOrder, OPTION_NAMES, OPTION_RECORDS, type OPTIONS, type PcbOption } from "@/lib/core/pcb/options";

type Prices = { [O in PcbOption]: (typeof OPTIONS)[O]["price"] };

/** Options with a surcharge by their value. */
export type ChargedOption = { [O in PcbOption]: Prices[O] extends { by: string } ? O : never }[PcbOption];

/**
 * Their rates are under the name of the option in a book; those of the others by layers, under the name of the line.
 */
export type SurchargedOption = { [O in ChargedOption]: Prices[O] extends { by: "value" } ? O : never }[ChargedOption];

type LineOf<O extends PcbOption> = O extends PcbOption
  ? Prices[O] extends { line: infer L extends string }
    ? L
    : O
  : never;

/** The line key of a surcharge: the name of the specification for some, that of the option for the rest. */
export type SurchargeKey = LineOf<ChargedOption>;

/** Sections of a book that charge an option by layers and value. */
export type LayersSection = LineOf<Exclude<ChargedOption, SurchargedOption>>;

/** Options that their line names: "Surface finish: ENIG". */
export type NamedOption = { [O in ChargedOption]: Prices[O] extends { saysValue: true } ? O : never }[ChargedOption];

export type ChargedLine = { key: SurchargeKey; saysValue: boolean; included: string | undefined } & (
  { by: "value"; option: SurchargedOption } | { by: "layersAndValue"; option: ChargedOption; section: LayersSection }
);

function priceOf(option: PcbOption) {
  const { price } = OPTION_RECORDS[option];
  return typeof price === "object" ? price : null;
}

/** In the order of the price breakdown. */
export const CHARGED_LINES: readonly ChargedLine[] = inOrder(
  OPTION_NAMES.filter((option): option is ChargedOption => priceOf(option) !== null),
  (option) => priceOf(option)?.after,
).map((option): ChargedLine => {
  const { by, line, saysValue = false, included } = priceOf(option) ?? { by: "value" };
  const key = (line ?? option) as SurchargeKey;
  return by === "value"
    ? { by, key, saysValue, included, option: option as SurchargedOption }
    : { by, key, saysValue, included, option, section: key as LayersSection };
});

/** The option of a line; undefined for a line without one, and for one of an older or another book. */
export function optionOfLine(key: string): ChargedOption | undefined {
  return CHARGED_LINES.find((line) => line.key === key)?.option;
}

/** The option whose value a line names; undefined for every other line. */
export function namedOption(key: string): NamedOption | undefined {
  return CHARGED_LINES.find((line) => line.key === key && line.saysValue)?.option as NamedOption | undefined;
}

export const NAMED_OPTIONS = CHARGED_LINES.flatMap(({ saysValue, option }) =>
  saysValue ? [option] : [],
) as readonly NamedOption[];
