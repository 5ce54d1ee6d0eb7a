// Reads s-expressions, the nested lists in which KiCad writes its files: one pass, no recursion, everything capped.

import { err, ok, type Result } from "@/lib/base/result";

/** A list with the line (from 1) on which it opens. Its first item is usually an atom that names its kind. */
export type SList = { items: SItem[]; line: number };
export type SItem = string | SList;

/** UNEXPECTED: `read` was found in place of a list; UNFINISHED: the text ends within a list or a string. */
export type SExpressionCode = "UNEXPECTED" | "UNFINISHED" | "TOO_DEEP" | "TOO_LARGE";

export type SExpressionLimits = {
  maxDepth: number;
  /** Lists and atoms together. */
  maxItems: number;
  /** Lists of these names are skipped. */
  skip: ReadonlySet<string>;
  /** Atoms that begin a list even where its opening parenthesis is missing. */
  opening: ReadonlySet<string>;
  /**
   * Takes each list directly within the root as soon as it ends; the root does not keep it, so that a large file is
   * never in memory as lists all at once.
   */
  onRecord: ((record: SList) => void) | undefined;
};

const NONE: ReadonlySet<string> = new Set();
const DEFAULT_LIMITS: SExpressionLimits = {
  maxDepth: 200,
  maxItems: 20_000_000,
  skip: NONE,
  opening: NONE,
  onRecord: undefined,
};

const [QUOTE, OPEN, CLOSE, BACKSLASH, NEWLINE, SPACE, HASH] = [34, 40, 41, 92, 10, 32, 35];
const [MINUS, ZERO, NINE] = [45, 48, 57];
/** Length of the quoted text in a failure. */
const MAX_READ = 40;

/** Parses a text that consists of one list. Failures give `line` and `read`, the text that was found there. */
export function parseSExpression(
  text: string,
  limits: Partial<SExpressionLimits> = {},
): Result<SList, SExpressionCode> {
  const { maxDepth, maxItems, skip, opening, onRecord } = { ...DEFAULT_LIMITS, ...limits };
  const open: SList[] = [];
  const known = new Map<string, string>();
  let root: SList | undefined;
  let line = 1;
  let items = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const fail = (code: SExpressionCode, from = at) =>
    err(code, { line, read: text.slice(from, from + MAX_READ).split("\n", 1)[0] ?? "" });

  /** The innermost open list. */
  let list: SList | undefined;

  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) {
      if (code === NEWLINE) line++;
      at++;
      continue;
    }
    if (code === HASH && isLineStart(text, at)) {
      const end = text.indexOf("\n", at);
      at = end < 0 ? text.length : end;
      continue;
    }
    if (++items > maxItems) return fail("TOO_LARGE");
    if (code === OPEN) {
      if (open.length >= maxDepth) return fail("TOO_DEEP");
      if (!list && root) return fail("UNEXPECTED");
      const child: SList = { items: [], line };
      if (list) list.items.push(child);
      else root = child;
      open.push(child);
      list = child;
      at++;
    } else if (!list) return fail("UNEXPECTED");
    else if (code === CLOSE) {
      open.pop();
      const outer = open.at(-1);
      if (skip.size > 0 && skip.has(listName(list))) outer?.items.pop();
      else if (onRecord && open.length === 1) {
        outer?.items.pop();
        onRecord(list);
      }
      list = outer;
      at++;
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      if (end < 0) return fail("UNFINISHED");
      const body = text.slice(at + 1, end);
      for (let k = body.indexOf("\n"); k >= 0; k = body.indexOf("\n", k + 1)) line++;
      list.items.push(body.includes("\\") ? unescaped(body) : shared(known, body));
      at = end + 1;
    } else {
      const end = endOfWord(text, at);
      const word = text.slice(at, end);
      if (isNumeric(code)) list.items.push(word);
      else if (opening.has(word) && list.items.length > 0) {
        if (open.length >= maxDepth) return fail("TOO_DEEP");
        const child: SList = { items: [word], line };
        list.items.push(child);
        open.push(child);
        list = child;
      } else list.items.push(shared(known, word));
      at = end;
    }
  }
  return open.length > 0 || !root ? fail("UNFINISHED", Math.max(0, text.length - MAX_READ)) : ok(root);
}

/** Numbers rarely repeat: looking them up takes longer than storing them. */
function isNumeric(code: number): boolean {
  return code === MINUS || (code >= ZERO && code <= NINE);
}

/** Comments take a whole line; elsewhere a # belongs to a word. */
function isLineStart(text: string, at: number): boolean {
  for (let k = at - 1; k >= 0; k--) {
    const code = text.charCodeAt(k);
    if (code === NEWLINE) return true;
    if (code > SPACE) return false;
  }
  return true;
}

function endOfWord(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= SPACE || code === OPEN || code === CLOSE || code === QUOTE) return at > from ? at : from + 1;
  }
  return text.length;
}

/** The closing quote; -1 without one. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return -1;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

function unescaped(body: string): string {
  return body.replace(/\\([^])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const LONGEST_SHARED = 24;
const MAX_SHARED = 100_000;

/** Repeated words share one string; long words and the numbers of huge files are not worth the lookup. */
function shared(known: Map<string, string>, atom: string): string {
  if (atom.length > LONGEST_SHARED) return atom;
  const first = known.get(atom);
  if (first !== undefined) return first;
  if (known.size < MAX_SHARED) known.set(atom, atom);
  return atom;
}

// The readers below are called for each record of a file: they loop and allocate nothing else.
const NO_LIST: Pick<SList, "items"> = { items: [] };

/** The first atom of a list, which names its kind: "layer" of (layer "F.Cu"); empty if there is none. */
export function listName({ items }: SList): string {
  const [first] = items;
  return typeof first === "string" ? first : "";
}

export function isList(item: SItem | undefined): item is SList {
  return typeof item === "object";
}

/** The lists within, all of them or those of one name. */
export function listsIn(list: SList, name?: string): SList[] {
  const found: SList[] = [];
  for (const item of list.items) if (isList(item) && (name === undefined || listName(item) === name)) found.push(item);
  return found;
}

/** The first list of this name within. */
export function findList(list: SList | undefined, name: string): SList | undefined {
  if (list) for (const item of list.items) if (typeof item === "object" && item.items[0] === name) return item;
  return undefined;
}

/** The atoms after the name; empty if there is no list. */
export function atoms(list: SList | undefined): string[] {
  const found: string[] = [];
  if (list)
    for (let at = 1; at < list.items.length; at++) {
      const item = list.items[at];
      if (typeof item === "string") found.push(item);
    }
  return found;
}

/** The first atom of the list `name` within: "F.Cu" of (layer "F.Cu"). */
export function findAtom(list: SList | undefined, name: string): string | undefined {
  const { items } = findList(list, name) ?? NO_LIST;
  for (let at = 1; at < items.length; at++) {
    const item = items[at];
    if (typeof item === "string") return item;
  }
  return undefined;
}

/** The atoms after the name as numbers; NaN for anything else. */
export function numericAtoms(list: SList | undefined): number[] {
  return atoms(list).map(toNumber);
}

/** The item at a place, 0 for the name, as a number; NaN if it is none. */
export function numberAt({ items }: SList, at: number): number {
  const item = items[at];
  return typeof item === "string" ? toNumber(item) : NaN;
}

/** The first number of the list `name` within; undefined if there is none. */
export function findNumber(list: SList | undefined, name: string): number | undefined {
  const atom = findAtom(list, name);
  const value = atom === undefined ? NaN : toNumber(atom);
  return Number.isFinite(value) ? value : undefined;
}

function toNumber(atom: string): number {
  return atom === "" ? NaN : Number(atom);
}

/**
 * True for a bare atom in the list, for (name yes) and for (name); false for (name no) and for a missing atom. `from` is
 * the place of the first item that may be a flag: before it stand the name of the list and its own text.
 */
export function hasFlag(list: SList | undefined, name: string, from = 1): boolean {
  if (!list) return false;
  if (list.items.includes(name, from)) return true;
  const found = findList(list, name);
  if (!found) return false;
  const [atom = "yes"] = atoms(found);
  return atom !== "no" && atom !== "false";
}
