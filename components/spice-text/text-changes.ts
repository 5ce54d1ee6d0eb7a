// Changes of a text that is edited here and, at the same time, elsewhere.
import { ChangeSet, Text } from "@codemirror/state";

const LINE_END = /\r\n|\r|\n/;

/** One line end for all: CodeMirror counts each as one character. */
export const withPlainLineEnds = (text: string): string => text.split(LINE_END).join("\n");

export const textOf = (text: string): Text => Text.of(text.split(LINE_END));

/** The change from one text to another: what lies between their common start and end. Both have plain line ends. */
export function changeBetween(before: string, after: string): ChangeSet {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const [from, to] = [start, before.length - end];
  const insert = textOf(after.slice(start, after.length - end));
  return ChangeSet.of(from === to && insert.length === 0 ? [] : { from, to, insert }, before.length);
}

/** A text that others know, with the changes that were typed since. */
export class TextBase {
  #known: string;
  #typed: ChangeSet;

  constructor(known: string) {
    this.#known = known;
    this.#typed = ChangeSet.empty(known.length);
  }

  get isChanged(): boolean {
    return !this.#typed.empty;
  }

  type(changes: ChangeSet): void {
    this.#typed = this.#typed.compose(changes);
  }

  /** The whole text is known now. */
  know(text: string): void {
    this.#known = text;
    this.#typed = ChangeSet.empty(text.length);
  }

  /** The changes of the edited text that another known text brings; what was typed stays. */
  receive(text: string): ChangeSet {
    const theirs = changeBetween(this.#known, text);
    const changes = theirs.map(this.#typed);
    this.#typed = this.#typed.map(theirs, true);
    this.#known = text;
    return changes;
  }
}
