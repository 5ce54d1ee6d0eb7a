// Names of parameters: lines of text have them by their place, XML by attributes. The names are those of XML.

const WAVE = ["wf", "fr", "maxv", "bias", "phaseShift", "dutyCycle"];
const GATE = ["in", "o", "hi"];
const FET = ["vt", "be"];

/** In the order of the words behind the flags. */
export const TEXT_PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ r: ["r"], c: ["c", "vd", "iv"], "209": ["c", "vd", "iv"], l: ["l", "i", "ic"], i: ["cu", "mv"] },
    ...{ v: WAVE, R: WAVE, "172": WAVE, "150": GATE, "151": GATE, "152": GATE, "153": GATE, "154": GATE },
    ...{
      t: ["pn", "vbe", "vbc", "be", "mo"],
      f: FET,
      j: FET,
      a: ["ma", "mi", "gb", "v0", "v1", "ga"],
      I: ["sl", "hi"],
    },
    ...{ s: ["p", "mm"], S: ["p", "mm", "li", "th"], L: ["p", "mm", "hi", "lo"], "174": ["ma", "po"] },
    ...{ T: ["in", "ra", "c0", "c1", "co"], x: ["si", "te"], "207": ["te"] },
  }),
);

/** Codes of text files for types of XML that are no letters. */
export const XML_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ And: "150", Nand: "151", Or: "152", Nor: "153", Xor: "154", ln: "207", pc: "209", Pot: "174", LED: "162" },
    ...{ Line: "423", Ammeter: "370", VarRail: "172", DFlipFlop: "155", JKFlipFlop: "156", Timer: "165" },
  }),
);

/** Lines of text that are no elements: options, scopes, hints, sliders, models. */
export const SETTING_CODES: ReadonlySet<string> = new Set(["$", "o", "h", "38", "34", "32", "!", ".", "%", "?", "B"]);

/** Of "\s" and others in names and texts, which have no spaces of their own. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ s: " ", n: "\n", r: "\r", p: "+", q: "=", h: "#", a: "&", "\\": "\\", "0": "" },
};

export const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (whole, letter: string) => (Object.hasOwn(ESCAPES, letter) ? (ESCAPES[letter] ?? "") : whole));
