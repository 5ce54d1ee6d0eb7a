// The record of one board option.

/** Sections of the form, in its order. */
export const SECTIONS = ["board", "material", "surface", "process", "special", "checks", "production"] as const;
export type Section = (typeof SECTIONS)[number];

export type OptionValue = string | number | boolean;

/**
 * The words of a value: texts of the option's own under `pcb.values.<option>`, yes and no, a number as it is, or a
 * sentence that several options share.
 */
export type Label = "own" | "yesNo" | "number" | "color" | "thickness" | "copper" | "tracks" | "hole" | "gold";

/** What a typed option takes; `days` follow from the rest where they are left open. */
export type Typed = "length" | "quantity" | "panelGrid" | "fingerCount" | "days";

/** A row of the form, in the order of this table unless it stands `after` another; or part of another option's row. */
type Form = { section: Section; after?: string } | { with: string };

/**
 * What it adds: nothing, something that a line of its own computes (setup, area, test, lead time), or the surcharge that
 * a book has for its value, of any board or by layers. Such a line bears the option's name unless `line` names it, and
 * stands in the order of this table unless it stands `after` another option's. `saysValue`: the line names the choice.
 * `included` is the rule of a line that is shown though nothing is charged.
 */
type Price =
  | "none"
  | "computed"
  | { by: "value" | "layersAndValue"; line?: string; after?: string; saysValue?: true; included?: string };

interface Common {
  form: Form;
  price: Price;
  /** Written out in a quote whatever it is; the others only where they are not at their default. */
  isAlwaysWritten?: true;
  /** Has a place in the specification's line of words; the others are added where they are not at their default. */
  isInSummary?: true;
}

/** Values run from the lowest grade to the highest; the default is the lowest-priced setting. */
export type BoardOption =
  | (Common & { values: readonly OptionValue[]; default: OptionValue; label: Label })
  | (Common & { typed: Typed; default: OptionValue | null });
