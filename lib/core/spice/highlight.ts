// Kinds of the words of a netlist, for showing its text in color.
import { commentStart } from "./logical-lines";
import { parseSpiceNumber } from "./spice-number";
import { type Word, wordsOf } from "./words";

export type SpiceTokenKind =
  | "title"
  | "comment"
  | "directive"
  | "device"
  | "node"
  | "model"
  | "number"
  | "keyword"
  | "parameter"
  | "expression"
  | "string";

export interface SpiceToken {
  readonly from: number;
  readonly to: number;
  readonly kind: SpiceTokenKind;
}

/** Knowledge that a line needs of those before it. */
export interface LineState {
  /** Start of the logical line that a "+" continues: a letter, or a directive with its point. */
  readonly head: string;
  /** Words of the logical line so far. */
  readonly count: number;
  readonly isTitle: boolean;
  readonly isControl: boolean;
}

export const FIRST_LINE: LineState = { head: "", count: 0, isTitle: true, isControl: false };

/** Nodes behind the name; ngspice manual, section "Device elements". An instance has any number. */
const NODES: Readonly<Record<string, number>> = {
  ...{ r: 2, c: 2, l: 2, v: 2, i: 2, b: 2, d: 2, f: 2, h: 2, w: 2, q: 3, j: 3, z: 3, u: 3, m: 4, s: 4, t: 4, o: 4 },
  ...{ e: 2, g: 2, x: Infinity },
};

/** Letters whose first word behind the nodes is a model. */
const WITH_MODEL = new Set(["d", "q", "m", "j", "z", "s", "u", "o"]);

const KEYWORD =
  /^(dc|ac|sin|sine|pulse|exp|pwl|sffm|am|trnoise|trrandom|dec|oct|lin|list|uic|param|params:?|table|value|poly|laplace|trig|targ|when|find|at|from|to|rise|fall|cross|max|min|avg|rms|pp|integ|deriv|on|off|temp)$/i;

/** Behind these the second word is a name that others refer to. */
const NAMING = /^\.(model|subckt|ends|func)$/;

const isAssigned = (line: string, { text, start }: Word): boolean => /^\s*=/.test(line.slice(start + text.length));

const isValue = (line: string, { start }: Word): boolean => line.slice(0, start).trimEnd().endsWith("=");

/** The kind of a word by its place; null for plain text. */
function kindOf(word: Word, place: number, head: string, line: string): SpiceTokenKind | null {
  const { text } = word;
  if (/^[{']/.test(text)) return "expression";
  if (text.startsWith('"')) return "string";
  if (text === "=") return null;
  if (place === 0) return head.startsWith(".") ? "directive" : "device";
  if (isAssigned(line, word)) return "parameter";
  if (isValue(line, word)) return parseSpiceNumber(text) === undefined ? null : "number";
  if (head.startsWith(".")) {
    if (place === 1 && NAMING.test(head)) return "model";
    if (head === ".subckt") return "node";
  } else {
    const nodes = NODES[head] ?? 0;
    if (place <= nodes && !(head === "x" && isLastName(word, line))) return "node";
    if (head === "x" || (place === nodes + 1 && WITH_MODEL.has(head))) return "model";
  }
  if (parseSpiceNumber(text) !== undefined) return "number";
  return KEYWORD.test(text) ? "keyword" : null;
}

/** The subcircuit of an instance stands last, before its parameters. */
function isLastName({ text, start }: Word, line: string): boolean {
  const rest = line.slice(start + text.length).replace(/^\s*params:/i, "");
  return /^\s*$|^\s*[\w.]+\s*=/.test(rest);
}

/** Tokens of one line from left to right, and the state for the next one. The places count from the start of the line. */
export function tokensOfLine(
  line: string,
  state: LineState,
): { readonly tokens: readonly SpiceToken[]; readonly state: LineState } {
  const whole = (kind: SpiceTokenKind): SpiceToken[] =>
    line.trim() === "" ? [] : [{ from: line.length - line.trimStart().length, to: line.trimEnd().length, kind }];
  if (state.isTitle) return { tokens: whole("title"), state: { ...state, isTitle: false } };
  const trimmed = line.trimStart();
  if (/^[*#]/.test(trimmed)) return { tokens: whole("comment"), state };
  const end = commentStart(line, state.isControl);
  const code = line.slice(0, end);
  const isContinued = trimmed.startsWith("+");
  const words = wordsOf(isContinued ? code.replace("+", " ") : code);
  const first = words[0]?.text.toLowerCase() ?? "";
  if (words.length === 0 && end === line.length) return { tokens: [], state };
  const isControl = first === ".control" || (state.isControl && first !== ".endc");
  const isCommand = state.isControl && isControl;
  const newHead = isCommand || first.startsWith(".") ? (isCommand ? `.${first}` : first) : first.slice(0, 1);
  const head = isContinued || words.length === 0 ? state.head : newHead;
  const before = isContinued ? state.count : 0;
  const tokens = words.flatMap((word, index): SpiceToken[] => {
    const kind = kindOf(word, before + index, head, code);
    return kind ? [{ from: word.start, to: word.start + word.text.length, kind }] : [];
  });
  const comment: SpiceToken[] = end < line.length ? [{ from: end, to: line.length, kind: "comment" }] : [];
  return {
    tokens: [...tokens, ...comment],
    state: { head, count: before + words.length, isTitle: false, isControl },
  };
}
