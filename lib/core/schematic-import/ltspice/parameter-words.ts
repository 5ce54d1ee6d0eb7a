// Parameters in LTspice's texts: those that a block gives to its sheet, and where a sheet's texts name them.

export interface BlockParameter {
  readonly name: string;
  readonly value: string;
}

const MAX_TEXT = 2_000;
const ASSIGNMENT =
  /([A-Za-z_]\w{0,63})\s{0,8}=\s{0,8}(\{[^{}]{0,500}\}|'[^']{0,500}'|"[^"]{0,500}"|[^\s,={}'"]{1,500})/g;

/** "PARAMS: f=1k gain={2*k}"; `rest` is what is no assignment. */
export function readParameters(text: string): {
  readonly parameters: readonly BlockParameter[];
  readonly rest: string;
} {
  const words = text.slice(0, MAX_TEXT).replace(/^\s*params:/i, "");
  const parameters = [...words.matchAll(ASSIGNMENT)].map(([, name = "", value = ""]) => ({ name, value }));
  const rest = words.replaceAll(ASSIGNMENT, " ").replaceAll(/[\s,]+/g, " ");
  return { parameters, rest: rest.trim() };
}

/** Names by which a directive defines parameters, in small letters. */
export function definedNames(directive: string): string[] {
  return directive.split("\n").flatMap((line) => {
    if (!/^\s*\.params?\b/i.test(line)) return [];
    return readParameters(line.replace(/^\s*\.params?\s/i, "")).parameters.map(({ name }) => name.toLowerCase());
  });
}

/** Directives whose expressions need no braces. */
const EXPRESSIONS = /^\s*\.(?:params?|func|step|meas|measure)\b/i;

/** `renamed` has the new names by the old ones in small letters. */
export type Renaming = ReadonlyMap<string, string>;

const renameAll = (text: string, renamed: Renaming): string =>
  text.replaceAll(/[A-Za-z_]\w*/g, (word, at: number) => {
    // Letters behind a digit are a unit.
    const isUnit = at > 0 && /[\d.]/.test(text[at - 1] ?? "");
    return isUnit ? word : (renamed.get(word.toLowerCase()) ?? word);
  });

/** Renames in braces and quotes alone, where values have expressions. */
export const renameInValue = (text: string, renamed: Renaming): string =>
  text.replaceAll(/\{[^{}]*\}|'[^']*'/g, (expression) => renameAll(expression, renamed));

export const renameInDirective = (text: string, renamed: Renaming): string =>
  text
    .split("\n")
    .map((line) => (EXPRESSIONS.test(line) ? renameAll(line, renamed) : renameInValue(line, renamed)))
    .join("\n");
