// Words of a line: groups in braces and quotes stay whole, "name = value" becomes one word.

export interface Word {
  readonly text: string;
  readonly start: number;
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "'": "'", '"': '"' };

/** Whitespace, commas and parentheses separate; braces and quotes group, also behind "=". */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    if (/[\s,()]/.test(line[at] ?? "")) {
      at++;
      continue;
    }
    const start = at;
    while (at < line.length && !/[\s,()=]/.test(line[at] ?? "")) {
      const closing = CLOSING[line[at] ?? ""];
      const end = closing === undefined ? -1 : line.indexOf(closing, at + 1);
      at = end < 0 ? at + 1 : end + 1;
    }
    if (at === start) at++;
    words.push({ text: line.slice(start, at), start });
  }
  return words;
}

/** "a=1 b = {x + 1}" as pairs; names in small letters, values without braces and quotes. */
export function assignmentsOf(text: string): { readonly name: string; readonly expression: string }[] {
  const found = text.matchAll(/([\w.]+)\s*=\s*(\{[^}]*\}|'[^']*'|"[^"]*"|[^\s,()=]+(?:\([^)]*\))?)/g);
  return [...found].map(([, name = "", value = ""]) => ({ name: name.toLowerCase(), expression: unquoted(value) }));
}

export const unquoted = (text: string): string => /^(?:\{(.*)\}|'(.*)'|"(.*)")$/s.exec(text)?.slice(1).join("") ?? text;
