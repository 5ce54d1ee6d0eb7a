// Values of parts in SPICE's notation.

/** Letters as engineers write them; SPICE itself reads M and m alike as milli, and F as femto. */
const SCALES: Record<string, string> = {
  ...{ T: "T", t: "T", G: "G", g: "G", M: "Meg", meg: "Meg", Meg: "Meg", MEG: "Meg", K: "k", k: "k", m: "m" },
  ...{ u: "u", U: "u", µ: "u", μ: "u", n: "n", N: "n", p: "p", P: "p", f: "f", R: "", r: "", Ω: "", "": "" },
};

const SCALE = "meg|Meg|MEG|[TtGgMKkmuUµμnNpPfRrΩ]";
/** A unit, then the end or what follows after a sign: "0.1uF/50V", "10k 1%". */
const END = "\\s?(?:[FHVAΩ]|Hz|[Oo]hms?)?(?:$|[\\s/,;(])";

/** "4k7", "2R2": the scale in place of the point. "1N4148" and "2N2222" are parts. */
const LETTER_FOR_POINT = new RegExp(`^([+-]?\\d+)([TGMKkmuµμnpRrΩ])(\\d{1,3})${END}`);
/** "10 kΩ", "100nF", "1M", "2.2e-6", "0,1 µF". */
const PLAIN = new RegExp(`^([+-]?(?:\\d+(?:[.,]\\d+)?|[.,]\\d+)(?:[eE][+-]?\\d+)?)\\s?(${SCALE})?${END}`);

/** "4.7k"; undefined for what is no number, such as the name of a part. Expressions in braces stay. */
export function spiceValue(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\{[^{}]*\}$/.test(trimmed)) return trimmed;
  const [, whole, letter = "", decimals] = LETTER_FOR_POINT.exec(trimmed) ?? [];
  if (whole !== undefined) return `${whole}.${decimals ?? ""}${SCALES[letter] ?? ""}`;
  const [, number, scale = ""] = PLAIN.exec(trimmed) ?? [];
  return number === undefined ? undefined : `${number.replace(",", ".")}${SCALES[scale] ?? ""}`;
}
