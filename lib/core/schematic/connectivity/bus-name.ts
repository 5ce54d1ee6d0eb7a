// Names of buses and their members, by KiCad's rules: "D[0..7]" is a vector, "USB{DP DM}" a group.

export type BusName =
  /** Members prefix + number + suffix, counted from the lowest number. */
  | { readonly form: "vector"; readonly members: readonly string[] }
  | { readonly form: "group"; readonly prefix: string; readonly members: readonly string[] };

export type BusAliases = ReadonlyMap<string, readonly string[]>;

/** Members of a larger vector are a mistake, and would make a short name cost seconds. */
const MAX_MEMBERS = 1024;
const MAX_NESTING = 8;

/** A suffix is the polarity of a differential pair, or closes the braces of formatting. */
const VECTOR = /^([^\s[\]{}]+)\[(\d{1,6})\.\.(\d{1,6})\]([+\-PN}]*)$/;
/** Braces after these characters format the text: overbar, super- and subscript, variable. */
const GROUP = /^((?:[^\s[\]{}]*[^\s[\]{}$~^_])?)\{(.*)\}$/s;

function readVector(text: string): readonly string[] | null {
  const [, prefix, first, last, suffix] = VECTOR.exec(text) ?? [];
  if (prefix === undefined) return null;
  const [low, high] = [Number(first), Number(last)].toSorted((a, b) => a - b) as [number, number];
  // A range of one number is the name of a plain net.
  if (low === high || high - low >= MAX_MEMBERS) return null;
  return Array.from({ length: high - low + 1 }, (_, at) => `${prefix}${low + at}${suffix}`);
}

/** Items between spaces; "\ " is a space within an item, and braces keep a nested group together. */
function splitItems(text: string): string[] {
  const items: string[] = [];
  let item = "";
  let depth = 0;
  for (const [char] of text.matchAll(/\\ |./gsu)) {
    if (char === "\\ ") {
      item += " ";
    } else if ((char === " " || char === ",") && depth === 0) {
      if (item !== "") items.push(item);
      item = "";
    } else {
      if (char === "{") depth++;
      if (char === "}") depth--;
      item += char;
    }
  }
  if (item !== "") items.push(item);
  return items;
}

function expandItem(item: string, aliases: BusAliases, nesting: number): readonly string[] {
  if (nesting > MAX_NESTING) return [item];
  const alias = aliases.get(item);
  if (alias) return alias.flatMap((member) => expandItem(member, aliases, nesting + 1));
  const bus = readBus(item, aliases, nesting + 1);
  return bus ? bus.members : [item];
}

function readGroup(text: string, aliases: BusAliases, nesting: number): BusName | null {
  const [, prefix, inner] = GROUP.exec(text) ?? [];
  if (prefix === undefined || inner === undefined) return null;
  const names = splitItems(inner).flatMap((item) => expandItem(item, aliases, nesting));
  if (names.length === 0 || names.length > MAX_MEMBERS) return null;
  return { form: "group", prefix, members: prefix === "" ? names : names.map((name) => `${prefix}.${name}`) };
}

function readBus(text: string, aliases: BusAliases, nesting: number): BusName | null {
  const members = readVector(text);
  return members ? { form: "vector", members } : readGroup(text, aliases, nesting);
}

/** The bus that a label names; null for the name of a single net. */
export const readBusName = (text: string, aliases: BusAliases): BusName | null => readBus(text, aliases, 0);

/**
 * Members of two buses that are one net where the buses meet: vectors by position from their lowest number, groups by
 * name and, when no name is common, by position.
 */
export function matchMembers(a: BusName, b: BusName): [string, string][] {
  const byPosition = (): [string, string][] =>
    b.members.flatMap((other, at): [string, string][] => {
      const member = a.members[at];
      return member === undefined ? [] : [[member, other]];
    });
  if (a.form === "vector" || b.form === "vector") return byPosition();
  const plain = ({ prefix, members }: { prefix: string; members: readonly string[] }) =>
    members.map((member): [string, string] => [prefix === "" ? member : member.slice(prefix.length + 1), member]);
  const others = new Map(plain(b));
  const common = plain(a).flatMap(([name, member]): [string, string][] => {
    const other = others.get(name);
    return other === undefined ? [] : [[member, other]];
  });
  return common.length > 0 ? common : byPosition();
}
