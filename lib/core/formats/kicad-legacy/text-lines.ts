// Lines of a KiCad file before version 6, and their words.

import { decodeText } from "@/lib/base/text-encoding";

export type LegacyCode = "UNEXPECTED" | "UNFINISHED" | "TOO_LARGE";

const MAX_LINES = 2_000_000;
const MAX_WORDS = 5_000;

/** Reads line by line; `line` is the number of the last one that was read, from 1. */
export class TextLines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.#lines = decodeText(bytes).text.split(/\r\n|\r|\n/, MAX_LINES + 1);
  }

  get line(): number {
    return this.#next;
  }

  get isTooLarge(): boolean {
    return this.#lines.length > MAX_LINES;
  }

  /** Undefined at the end. */
  next(): string | undefined {
    const text = this.#lines[this.#next];
    if (text !== undefined) this.#next++;
    return text;
  }

  peek(): string | undefined {
    return this.#lines[this.#next];
  }
}

/** Words between blanks; those in double quotes may have blanks, and quotes after a backslash. */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [word, quoted] of line.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/gs)) {
    if (words.length >= MAX_WORDS) break;
    words.push(quoted === undefined ? word : quoted.replace(/\\(["\\])/g, "$1"));
  }
  return words;
}

/** NaN for a word that is missing or no number. */
export const numberAt = (words: readonly string[], at: number): number => {
  const word = words[at];
  return word === undefined || word === "" ? NaN : Number(word);
};
