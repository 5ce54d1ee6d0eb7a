// The kind of chip part that a line asks for: by its designator, else by its words, else by its footprint.

export type WantedCategory = "resistor" | "resistorArray" | "capacitor" | "inductor" | "ferrite" | "crystal";

/** Letters of a designator (IEEE 315, and common usage). */
const PREFIXES: readonly (readonly [RegExp, WantedCategory])[] = [
  [/^(?:FB|FR|BEAD|EMI|FERRITE)\d/i, "ferrite"],
  [/^R(?:N|P|A)\d/, "resistorArray"],
  [/^r?R\d/, "resistor"],
  [/^r?C\d/, "capacitor"],
  [/^r?L\d/, "inductor"],
  [/^(?:Y|X|XTAL|Q[ZX]|OSC|XT)\d/i, "crystal"],
];

/** Letters of other kinds of part: whatever else the line says, it is not one of these chips. */
const OTHER_PREFIXES =
  /^(?:U|IC|Q|T|TR|D|LED|ZD|J|JP|P|CON|CN|H|K|SW|S|F|BT|BZ|ANT|TP|VT|VD|RV|RT|TH|VR|NTC|PTC|THERM|VAR|POT|RPOT|MOV|GDT|FUSE|TVS|ESD|DS|M|MK|MP|LS|SP)\d/i;

const WORDS: readonly (readonly [RegExp, WantedCategory])[] = [
  [/\bferrite\b|\bbead\b|磁珠/i, "ferrite"],
  [/\bres(?:istors?)?\b|\bwiderstand\b|\brésistance\b|电阻/i, "resistor"],
  [/\bcap(?:acitors?)?\b|\bkondensator\b|\bcondensateur\b|电容/i, "capacitor"],
  [/\bind(?:uctors?)?\b|\bspule\b|电感/i, "inductor"],
];

/** `C_0402_1005Metric`, `R0603`, `CAP0402`, `0402-RES`. */
const FOOTPRINTS: readonly (readonly [RegExp, WantedCategory])[] = [
  [/(?:^|[:_\s])(?:R|RES)[-_]?0?\d{3}(?!\d)|\d{4}[-_]RES\b/i, "resistor"],
  [/(?:^|[:_\s])(?:C|CAP)[-_]?0?\d{3}(?!\d)|\d{4}[-_]CAP\b/i, "capacitor"],
  [/(?:^|[:_\s])(?:L|IND)[-_]?0?\d{3}(?!\d)|\d{4}[-_]IND\b/i, "inductor"],
];

/** Parts that share a prefix with a chip part. */
const OTHER_KINDS =
  /\b(?:potentiometer|trim\w*|varistor|thermistor|ntc|ptc|tantal\w*|elko|electrolytic|polari[sz]ed|film|supercap|oscillator|transformer|choke|wirewound)\b|钽|电解|电位器|可调/i;

const ARRAY = /\b(?:arrays?|networks?|net)\b|_array_|排阻/i;
/** Arrays are sold with four elements; others have different leads. */
const OTHER_COUNT = /\b(?:2|8|9|16) ?(?:x|×|res\b|resistors?\b|elements?\b)|[x×] ?(?:2|8|16)\b/i;

const firstOf = (kinds: readonly (readonly [RegExp, WantedCategory])[], text: string) =>
  kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function plainCategory(designator: string | undefined, words: string, footprint: string): WantedCategory | null {
  const byName = designator === undefined ? null : firstOf(PREFIXES, designator);
  if (byName !== null || designator === undefined || OTHER_PREFIXES.test(designator)) return byName;
  return firstOf(WORDS, words) ?? firstOf(FOOTPRINTS, footprint);
}

/** Null for parts of other kinds; `words` are the line's values and description. */
export function categoryOf(designator: string | undefined, words: string, footprint: string): WantedCategory | null {
  const category = plainCategory(designator, words, footprint);
  const all = `${words} ${footprint}`;
  if (category === null || OTHER_KINDS.test(all)) return null;
  const isArray = ARRAY.test(all);
  if (category === "resistor" || category === "resistorArray") {
    // `RA1` is a single resistor unless the text indicates several.
    if (!isArray && category === "resistorArray") return /^R[NP]/.test(designator ?? "") ? category : "resistor";
    if (!isArray) return category;
    return OTHER_COUNT.test(all) ? null : "resistorArray";
  }
  if (isArray) return null;
  return category === "inductor" && /ferrite|bead|@ ?100 ?MHz|磁珠/i.test(words) ? "ferrite" : category;
}
