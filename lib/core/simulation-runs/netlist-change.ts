// Values of a netlist changed in its text, line by line, so that its lines keep their numbers.
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { wordsOf } from "@/lib/core/spice/words";

export type NetlistChange =
  /** Value of R, C and L; direct value of V and I. */
  | { readonly kind: "element"; readonly name: string; readonly value: number }
  /** The value times a factor, also where it is an expression. */
  | { readonly kind: "scale"; readonly name: string; readonly factor: number }
  | { readonly kind: "model"; readonly name: string; readonly parameter: string; readonly value: number }
  | { readonly kind: "parameter"; readonly name: string; readonly value: number }
  /** In degrees Celsius. */
  | { readonly kind: "temperature"; readonly value: number };

const isValue = (text: string): boolean => parseSpiceNumber(text) !== undefined || /^(?:\{.*\}|'.*')$/.test(text);

function scaledText(text: string, factor: number): string {
  const number = parseSpiceNumber(text);
  return number === undefined ? `{(${text.slice(1, -1)})*${factor}}` : String(number * factor);
}

function elementLine(line: string, change: NetlistChange): string {
  const words = wordsOf(line);
  const isSource = /^[vi]/i.test(line);
  const hasDirect = isSource && /^dc$/i.test(words[3]?.text ?? "");
  const word = words[hasDirect ? 4 : 3];
  const isFound = word !== undefined && isValue(word.text);
  const textOf = (old: string): string => {
    if (change.kind === "scale") return scaledText(old, change.factor);
    return change.kind === "element" ? String(change.value) : old;
  };
  if (isFound) return line.slice(0, word.start) + textOf(word.text) + line.slice(word.start + word.text.length);
  const before = words[3];
  if (!isSource || change.kind !== "element") return line;
  return before
    ? `${line.slice(0, before.start)}DC ${change.value} ${line.slice(before.start)}`
    : `${line} DC ${change.value}`;
}

function modelLine(line: string, parameter: string, value: number, isFirst: boolean): string {
  const pattern = new RegExp(`(\\b${parameter}\\s*=\\s*)(?:\\{[^}]*\\}|'[^']*'|[^\\s,()]+)`, "i");
  if (pattern.test(line)) return line.replace(pattern, `$1${value}`);
  // A later line of the model may have it: the last one counts, so it is only put in front.
  return isFirst ? line.replace(/^(\s*\.model\s+\S+\s+[a-z]\w*)/i, `$1 ${parameter}=${value}`) : line;
}

function parameterLine(line: string, name: string, value: number): string {
  const pattern = new RegExp(`(^|[\\s,])(${name}\\s*=\\s*)(?:\\{[^}]*\\}|'[^']*'|[^\\s,]+)`, "i");
  return line.replace(pattern, `$1$2${value}`);
}

interface Reading {
  depth: number;
  /** Model whose lines are being read, in small letters. */
  model: string | null;
}

function changedLine(line: string, changes: readonly NetlistChange[], reading: Reading): string {
  const isContinued = /^\s*\+/.test(line);
  const [first = "", second = ""] = line.trim().toLowerCase().split(/\s+/);
  if (!isContinued) reading.model = first === ".model" ? second : null;
  if (first === ".subckt") reading.depth++;
  if (first === ".ends") reading.depth--;
  let text = line;
  for (const change of changes) {
    if (change.kind === "model" && reading.model === change.name.toLowerCase())
      text = modelLine(text, change.parameter, change.value, !isContinued);
    if (reading.depth > 0) continue;
    if ((change.kind === "element" || change.kind === "scale") && first === change.name.toLowerCase())
      text = elementLine(text, change);
    if (change.kind === "parameter" && /^\.params?$/.test(first)) text = parameterLine(text, change.name, change.value);
  }
  return text;
}

/** Elements and parameters inside subcircuits stay as they are, models are changed wherever they stand. */
export function withChanges(netlist: string, changes: readonly NetlistChange[]): string {
  const reading: Reading = { depth: 0, model: null };
  const [title = "", ...rest] = netlist.split("\n");
  const lines = [title, ...rest.map((line) => changedLine(line, changes, reading))];
  const temperature = changes.findLast((change) => change.kind === "temperature");
  if (!temperature) return lines.join("\n");
  const end = lines.findIndex((line) => /^\s*\.end\s*$/i.test(line));
  return lines.toSpliced(end < 0 ? lines.length : end, 0, `.temp ${temperature.value}`).join("\n");
}
