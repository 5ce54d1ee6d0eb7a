// One line of an element: its letter, nodes, model and value.
import { type SpiceFinding, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";
import type { SpiceElement } from "./netlist";
import { parseSpiceNumber } from "./spice-number";
import { assignmentsOf, type Word, wordsOf } from "./words";

/** Nodes of the letters that always have as many; ngspice manual, section "Device elements". */
const NODE_COUNTS: Readonly<Record<string, number>> = {
  ...{ r: 2, c: 2, l: 2, v: 2, i: 2, b: 2, d: 2, f: 2, h: 2, w: 2, k: 0 },
  ...{ s: 4, t: 4, o: 4, y: 4, j: 3, z: 3, u: 3 },
};

/** Letters whose line ends with a model. */
const WITH_MODEL = new Set(["d", "q", "m", "j", "z", "s", "w", "u", "o", "y"]);

/** Fewest and most nodes before the model, for letters that vary. */
const NODE_RANGES: Readonly<Record<string, readonly [number, number]>> = { q: [3, 5], m: [3, 7], j: [3, 4], z: [3, 4] };

/** Two nodes instead of four: the control is an expression or a list of nodes. */
const CONTROL_WORDS = /^(vol|cur|value|poly|table|laplace|freq|vo?l)\b/i;

const REFUSED: Readonly<Record<string, string>> = {
  a: "code model or LTspice device",
  n: "Verilog-A device",
  p: "coupled multiconductor line",
};

type Read =
  { readonly ok: true; readonly value: SpiceElement } | { readonly ok: false; readonly finding: SpiceFinding };

const fail = (
  code: "MALFORMED_ELEMENT" | "UNKNOWN_ELEMENT" | "REFUSED_ELEMENT",
  subject: string,
  line: LogicalLine,
): Read => ({
  ok: false,
  finding: spiceFinding(code, { subject, source: line.source, text: line.text }),
});

/** Place of the first "name=value" among the words. */
function firstAssignment(words: readonly Word[], text: string): number {
  const at = words.findIndex(
    ({ text: word, start }) =>
      word === "=" ||
      text
        .slice(start + word.length)
        .trimStart()
        .startsWith("="),
  );
  return at < 0 ? words.length : at;
}

/** Number of nodes behind the name; undefined if the line is too short for them. */
function nodeCount(letter: string, words: readonly Word[], end: number, modelNames: ReadonlySet<string>): number {
  const plain = words.slice(1, end);
  if (letter === "x") return plain.length - 1;
  if (letter === "e" || letter === "g") return CONTROL_WORDS.test(words[3]?.text ?? "") ? 2 : end <= 3 ? 2 : 4;
  const range = NODE_RANGES[letter];
  if (!range) return NODE_COUNTS[letter] ?? 0;
  const [fewest, most] = range;
  const found = plain.findIndex(
    ({ text }, index) => index >= fewest && index <= most && modelNames.has(text.toLowerCase()),
  );
  if (found >= 0) return found;
  // Without a model of that name: the last word that is no number and no keyword.
  return letter === "m" && plain.length > 4 ? 4 : fewest;
}

/** `modelNames`: all models and subcircuits of the netlist in small letters. */
export function readElement(line: LogicalLine, modelNames: ReadonlySet<string>): Read {
  const { text } = line;
  const words = wordsOf(text);
  const [name] = words;
  const letter = (name?.text[0] ?? "").toLowerCase();
  if (!name || !/[a-z]/.test(letter)) return fail("UNKNOWN_ELEMENT", name?.text ?? text, line);
  const refused = REFUSED[letter];
  if (refused !== undefined) return fail("REFUSED_ELEMENT", `${name.text}: ${refused}`, line);
  // LTspice writes a section sign between the letter it adds and the name.
  const end =
    letter === "x"
      ? firstAssignment(
          words,
          text.replace(/\bparams:/i, (word) => " ".repeat(word.length)),
        )
      : words.length;
  const beforeParameters = words.slice(0, end).filter(({ text: word }) => !/^params:$/i.test(word));
  const count = nodeCount(letter, beforeParameters, beforeParameters.length, modelNames);
  const nodes = beforeParameters.slice(1, 1 + count);
  const next = beforeParameters[1 + count];
  if (nodes.length < count || count < 0 || (next === undefined && letter !== "v" && letter !== "i"))
    return fail("MALFORMED_ELEMENT", name.text, line);
  if (nodes.some(({ text: word }) => /[={}'"]/.test(word))) return fail("MALFORMED_ELEMENT", name.text, line);
  const value = next === undefined ? "" : text.slice(next.start);
  const hasModel =
    WITH_MODEL.has(letter) || letter === "x" || (/[rcl]/.test(letter) && isModelWord(next?.text, modelNames));
  // Switches of currents have the name of the source before the model.
  const model = letter === "w" ? beforeParameters[2 + count] : next;
  if (hasModel && !model) return fail("MALFORMED_ELEMENT", name.text, line);
  return {
    ok: true,
    value: {
      ...{ letter, name: name.text, line, value },
      nodes: nodes.map(({ text: node }) => (/^gnd$/i.test(node) ? "0" : node.toLowerCase())),
      model: hasModel ? (model?.text.toLowerCase() ?? null) : null,
      parameters: "begvi".includes(letter) ? [] : assignmentsOf(value),
    },
  };
}

const isModelWord = (word: string | undefined, modelNames: ReadonlySet<string>): boolean =>
  word !== undefined && parseSpiceNumber(word) === undefined && modelNames.has(word.toLowerCase());
