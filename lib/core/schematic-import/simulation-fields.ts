// Fields by which the export for SPICE knows an element whose designator does not tell it.

const JFETS: Readonly<Record<string, string>> = { N: "NJFET", P: "PJFET" };

/** `letter` of the element; `polarity` "N" or "P" of a transistor. */
export function primitiveFields(designator: string, letter: string, polarity: string): [string, string][] {
  const device = letter === "J" ? JFETS[polarity] : undefined;
  if (device !== undefined) return [["Sim.Device", device]];
  const [letters = ""] = /^[A-Za-z]*/.exec(designator) ?? [];
  return letter === "" || letters.toUpperCase() === letter ? [] : [["Spice_Primitive", letter]];
}

/** Value of a source as every SPICE reads it: "5 AC 1" begins with its direct value. */
export function sourceText(text: string): string {
  const plain = text
    .replace(/^"(.*)"$/, "$1")
    .replace(/\bSINE\b/i, "SIN")
    .trim();
  return /^[+-]?[\d.]\S*\s+\S/.test(plain) ? `DC ${plain}` : plain;
}

const SCALES: Readonly<Record<string, string>> = {
  ...{ t: "T", g: "G", meg: "Meg", k: "k", m: "m", u: "u", µ: "u", μ: "u", n: "n", p: "p", f: "f" },
};

/**
 * The number of a value in SPICE, where M is a thousandth and letters behind the scale say nothing: "1MOhm" is 1m. LTspice
 * also has the scale in place of the point: "4k7". Undefined for what does not begin with a number.
 */
export function spiceNumber(text: string): string | undefined {
  const [, number, scale = "", decimals] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(meg|[tgkmuµμnpf])?(\d{1,6})?[a-zΩ]*/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const isPoint = decimals !== undefined && /^[+-]?\d+$/.test(number);
  return `${isPoint ? `${number}.${decimals}` : number}${SCALES[scale.toLowerCase()] ?? ""}`;
}

/** Fields for the export in place of the value that is shown; none where that says the same. */
export function modelFields(letter: string, text: string): [string, string][] {
  const isPassive = letter === "R" || letter === "C" || letter === "L";
  const value = isPassive ? spiceNumber(text) : letter === "V" || letter === "I" ? sourceText(text) : undefined;
  return value === undefined || value === "" || value === text ? [] : [["Spice_Model", value]];
}
