// The record of one board option.

/** Sections of the form, in its order. */
export const SECTIONS = ["board", "material", "surface", "process", "special", "checks", "production"] as const;
export type Section = (typeof SECTIONS)[number];

export type OptionValue = string | number | boolean;

/**
 * Text of a value: the option's own messages under `pcb.values.<option>`, yes and no, a plain number, or a message that
 * several options share.
 */
export type Label = "own" | "yesNo" | "number" | "color" | "thickness" | "copper" | "tracks" | "hole" | "gold";

/** Input type of a typed option; `days` are computed from the rest if left open. */
export type Typed = "length" | "quantity" | "panelGrid" | "fingerCount" | "days";

/** A row of the form, in the order of this table unless it has an `after`; or part of another option's row. */
type Form = { section: Section; after?: string } | { with: string };

/**
 * Price effect: none, a line with its own computation (setup, area, test, lead time), or the surcharge that a price
 * book has for the value, for any board or by layers. Such a line has the option's name unless `line` names it, and
 * follows the order of this table unless it has an `after`. `saysValue`: the line names the choice. `included` is the
 * rule of a line that is shown although nothing is charged.
 */
type Price =
  | "none"
  | "computed"
  | { by: "value" | "layersAndValue"; line?: string; after?: string; saysValue?: true; included?: string };

interface Common {
  form: Form;
  price: Price;
  /** Always listed in a quote; the other options only if they are not at their default. */
  isAlwaysWritten?: true;
  /** Always part of the specification's summary; the others only if they are not at their default. */
  isInSummary?: true;
}

/** Values ascend from the lowest grade to the highest; the default is the lowest-priced setting. */
export type BoardOption =
  | (Common & { values: readonly OptionValue[]; default: OptionValue; label: Label })
  | (Common & { typed: Typed; default: OptionValue | null });
