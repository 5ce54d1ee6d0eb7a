// The blanks of an ICU message, read through the branches of its plurals and selects.

/** Names of the arguments, sorted; words inside a branch are text unless they stand in braces of their own. */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  readText(message, 0, names);
  return [...names].sort();
}

/** Reads text up to its closing brace; returns the brace's position. */
function readText(message: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < message.length && message[at] !== "}")
    at = message[at] === "{" ? readArgument(message, at + 1, names) : at + 1;
  return at;
}

/** Reads `name`, `name, number` or `name, plural, one {…} other {…}`; answers what follows its closing brace. */
function readArgument(message: string, from: number, names: Set<string>): number {
  const name = /^\s*(\w+)\s*/.exec(message.slice(from));
  if (!name) throw new Error(`no argument at ${from}: ${message}`);
  names.add(name[1] ?? "");
  let at = from + name[0].length;
  while (at < message.length && message[at] !== "}") {
    at = message[at] === "{" ? readText(message, at + 1, names) + 1 : at + 1;
  }
  return at + 1;
}

export function tagsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/<\/?([a-zA-Z]\w*)>/g)].map(([, name = ""]) => name))].sort();
}

/** Arguments that choose a plural's form: a language without plurals may do without them. */
export function pluralsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\s*(\w+)\s*,\s*plural/g)].map(([, name = ""]) => name))];
}
