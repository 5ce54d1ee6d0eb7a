// SPICE netlists: elements with their nodes, subcircuits, and everything else as lines.
import { err, ok, type Result } from "@/lib/base/result";
import { decodeText } from "@/lib/base/text-encoding";
import { nodeCount } from "./node-count";

export type SpiceFailure = "DAMAGED" | "TOO_LARGE" | "TOO_DEEP";

export interface SpiceElement {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  /** First letter of the name, a capital. */
  readonly letter: string;
  readonly nodes: readonly string[];
  /** Value, model and parameters. */
  readonly rest: string;
}

export interface SpiceText {
  readonly line: number;
  /** Lines that continue others follow line feeds. */
  readonly text: string;
}

export interface SpiceCircuit {
  readonly line: number;
  /** Empty for the whole circuit. */
  readonly name: string;
  readonly ports: readonly string[];
  readonly elements: readonly SpiceElement[];
}

export interface SpiceNetlist {
  readonly title: string;
  readonly top: SpiceCircuit;
  readonly subcircuits: readonly SpiceCircuit[];
  readonly directives: readonly SpiceText[];
  readonly comments: readonly SpiceText[];
  /** Lines of ".control" blocks, which are commands of ngspice rather than parts of the circuit. */
  readonly commands: readonly SpiceText[];
  /** Nodes that are one in all subcircuits. */
  readonly globals: readonly string[];
  /** Elements whose nodes are missing or that no simulator knows. */
  readonly unknown: readonly SpiceText[];
}

const MAX_LINES = 200_000;
const MAX_NESTING = 100;

interface LogicalLine {
  readonly line: number;
  /** In one line, without the comment at its end. */
  readonly text: string;
  readonly full: string;
}

const withoutComment = (text: string): string => text.replace(/\s*(?:;|\s\$\s).*$/s, "").trim();

/** Lines that begin with "+" continue the one before, over comments between them. */
function logicalLines(lines: readonly string[]): { lines: LogicalLine[]; comments: SpiceText[] } {
  const joined: { line: number; parts: string[] }[] = [];
  const comments: SpiceText[] = [];
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    const line = index + 1;
    if (text === "") continue;
    if (text.startsWith("*") || text.startsWith("#")) comments.push({ line, text: text.slice(1).trim() });
    else if (text.startsWith("+") && joined.length > 0) joined.at(-1)?.parts.push(text.slice(1).trim());
    else joined.push({ line, parts: [text] });
  }
  return {
    comments,
    lines: joined.map(({ line, parts }) => ({
      ...{ line, text: parts.map(withoutComment).join(" ").trim(), full: parts.join("\n+ ") },
    })),
  };
}

interface SpiceWord {
  readonly text: string;
  /** Position behind it. */
  readonly end: number;
}

/** Words between spaces, commas and parentheses; text in quotes is one. The line has no spaces around "=". */
function wordsOf(line: string): SpiceWord[] {
  return [...line.matchAll(/"[^"]*"|'[^']*'|[^\s,()]+/g)].map((match) => ({
    ...{ text: match[0], end: match.index + match[0].length },
  }));
}

const tight = (text: string): string =>
  text
    .split("=")
    .map((part) => part.trim())
    .join("=");

export const spiceWords = (text: string): string[] => wordsOf(tight(text)).map((word) => word.text);

interface OpenCircuit {
  readonly line: number;
  readonly name: string;
  readonly ports: readonly string[];
  readonly elements: SpiceElement[];
}

function openSubcircuit({ line, text }: LogicalLine): OpenCircuit {
  const [, name = "", ...words] = spiceWords(text);
  const end = words.findIndex((word) => word.includes("=") || /^params:?$/i.test(word));
  return { line, name, ports: end < 0 ? words : words.slice(0, end), elements: [] };
}

/** Names of all models, in small letters, by which the number of a transistor's nodes is told. */
const modelNames = (lines: readonly LogicalLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ text }) => {
      const [, name] = /^\.model\s+(\S+)/i.exec(text) ?? [];
      return name === undefined ? [] : [name.toLowerCase()];
    }),
  );

function readElement({ line, text }: LogicalLine, models: ReadonlySet<string>): SpiceElement | null {
  const plain = tight(text);
  const [first, ...words] = wordsOf(plain);
  const name = first?.text ?? "";
  const letter = name.charAt(0).toUpperCase();
  const count = nodeCount(
    letter,
    words.map((word) => word.text),
    models,
  );
  if (count === null || count > words.length) return null;
  const nodes = words.slice(0, count).map((word) => word.text);
  const last = count > 0 ? words[count - 1] : first;
  const rest = plain.slice(last?.end ?? 0).replace(/^[\s,)]+/, "");
  return { line, name, letter, nodes: nodes.filter((node) => node !== "[" && node !== "]"), rest };
}

class NetlistReader {
  readonly top: OpenCircuit = { line: 1, name: "", ports: [], elements: [] };
  readonly subcircuits: OpenCircuit[] = [];
  readonly directives: SpiceText[] = [];
  readonly commands: SpiceText[] = [];
  readonly globals: string[] = [];
  readonly unknown: SpiceText[] = [];
  title = "";
  readonly #models: ReadonlySet<string>;
  readonly #open: OpenCircuit[] = [];
  #isControl = false;

  constructor(models: ReadonlySet<string>) {
    this.#models = models;
  }

  /** False where subcircuits are nested too deeply. */
  add(item: LogicalLine): boolean {
    const { line, text, full } = item;
    const [keyword = ""] = text.toLowerCase().split(/\s/, 1);
    if (this.#isControl) {
      if (keyword === ".endc") this.#isControl = false;
      else this.commands.push({ line, text: full });
    } else if (keyword === ".control") this.#isControl = true;
    else if (keyword === ".subckt") {
      const circuit = openSubcircuit(item);
      this.subcircuits.push(circuit);
      this.#open.push(circuit);
      return this.#open.length <= MAX_NESTING;
    } else if (keyword === ".ends") this.#open.pop();
    else if (keyword === ".title") this.title = text.slice(6).trim();
    else if (keyword === ".global") this.globals.push(...spiceWords(text).slice(1));
    else if (keyword.startsWith(".")) {
      if (keyword !== ".end") this.directives.push({ line, text: full });
    } else if (text !== "") this.#addElement(item);
    return true;
  }

  #addElement(item: LogicalLine): void {
    const element = readElement(item, this.#models);
    if (element) (this.#open.at(-1) ?? this.top).elements.push(element);
    else this.unknown.push({ line: item.line, text: item.full });
  }
}

export const parseSpiceNetlist = (bytes: Uint8Array): Result<SpiceNetlist, SpiceFailure> =>
  parseSpiceLines(
    decodeText(bytes)
      .text.replace(/^\ufeff/, "")
      .split(/\r\n|\n|\r/),
  );

/** The first line is the title, whatever it says; nothing counts behind ".end". */
export function parseSpiceLines(all: readonly string[]): Result<SpiceNetlist, SpiceFailure> {
  if (all.length > MAX_LINES) return err("TOO_LARGE", { line: MAX_LINES });
  const end = all.findIndex((line) => /^\s*\.end\s*$/i.test(line));
  const [first = "", ...rest] = end < 0 ? all : all.slice(0, end);
  // Some files have no title, and begin with a directive or a comment.
  const isTitled = !/^\s*[.+]/.test(first);
  const { lines, comments } = logicalLines([isTitled ? "" : first, ...rest]);
  const reader = new NetlistReader(modelNames(lines));
  for (const item of lines)
    if (!reader.add(item)) return err("TOO_DEEP", { line: item.line, read: item.text.slice(0, 80) });
  const { top, subcircuits, directives, commands, globals, unknown } = reader;
  const written = reader.title || (isTitled ? first.replace(/^[\s*]+/, "").trim() : "");
  // A ruler of signs is no title.
  const title = /[\p{L}\p{N}]/u.test(written) ? written : "";
  return ok({ title, top, subcircuits, directives, comments, commands, globals, unknown });
}
