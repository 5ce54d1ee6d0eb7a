// Numbers typed as a change of the value before: "+2.54", "*2", "/4", "=3*2.54".

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const LEADING = /^-?\d+(?:[.,]\d+)?/;

const toNumber = (text: string): number | null => (NUMBER.test(text) ? Number(text.replace(",", ".")) : null);

/** At most six digits after the point, none that say nothing. */
const toText = (value: number): string => String(Number(value.toFixed(6)));

/** Products and sums of plain numbers from the left, products first; null for anything else. */
function evaluate(text: string): number | null {
  let sum = 0;
  for (const term of text
    .replace(/\s+/g, "")
    .replace(/(?<=\d)-/g, "+-")
    .split("+")) {
    const [first, ...others] = term.split(/(?=[*/])/);
    let product = toNumber(first ?? "");
    for (const part of others) {
      const factor = toNumber(part.slice(1));
      if (product === null || factor === null) return null;
      product = part.startsWith("*") ? product * factor : product / factor;
    }
    if (product === null) return null;
    sum += product;
  }
  return Number.isFinite(sum) ? sum : null;
}

/** The result of a change of a number; null where the text is none. */
export function applyTypedNumber(before: number, typed: string): number | null {
  const text = typed.trim();
  if (text.startsWith("=")) return evaluate(text.slice(1));
  const by = toNumber(text.slice(1).trim());
  if (by === null || !/^[+*/]/.test(text)) return toNumber(text);
  const result = text.startsWith("+") ? before + by : text.startsWith("*") ? before * by : before / by;
  return Number.isFinite(result) ? result : null;
}

/** The same for a value with its unit: "10k" and "*2" are "20k". Other texts are taken as they are. */
export function applyTypedText(before: string, typed: string): string {
  if (!/^[+*/=]/.test(typed)) return typed;
  const [number = ""] = LEADING.exec(before.trim()) ?? [];
  const unit = before.trim().slice(number.length).trim();
  const value = toNumber(number);
  if (typed.startsWith("=")) {
    const result = applyTypedNumber(0, typed);
    return result === null ? typed : toText(result);
  }
  const result = value === null ? null : applyTypedNumber(value, typed);
  return result === null ? typed : toText(result) + unit;
}
