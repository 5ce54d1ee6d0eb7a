// Lines of a netlist with those of the project's own files that ".include" and ".lib" name in their place.
import { decodeText } from "@/lib/base/text-encoding";
import type { SourceFile } from "@/lib/core/board/source-file";

const MAX_LINES = 200_000;
const MAX_DEPTH = 20;

export interface LineSource {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface IncludedLines {
  readonly lines: readonly string[];
  /** File and line of each of the lines. */
  readonly sources: readonly LineSource[];
  /** Files that are not among the project's; their lines stay as they are. */
  readonly missing: readonly (LineSource & { readonly name: string })[];
  readonly readNames: ReadonlySet<string>;
}

export const linesOf = (bytes: Uint8Array): string[] =>
  decodeText(bytes)
    .text.replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/);

interface Wanted {
  readonly name: string;
  /** Part of a library between ".lib section" and ".endl". */
  readonly section: string | null;
}

/** `.lib name` within a library begins a section, which has no file's name. */
function wantedBy(line: string): Wanted | null {
  const [keyword = "", ...words] = line.trim().match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const [name = "", section = null] = words.map((word) => word.replace(/^["']|["']$/g, ""));
  if (name === "") return null;
  if (/^\.inc(?:lude)?$/i.test(keyword)) return { name, section: null };
  return /^\.lib$/i.test(keyword) && (section !== null || /[./\\]/.test(name)) ? { name, section } : null;
}

const slashed = (name: string): string => name.replaceAll("\\", "/").toLowerCase();
const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/** By its path from the folder of the file that names it, or by its name alone. */
function findFile(name: string, from: string, files: readonly SourceFile[]): SourceFile | undefined {
  const folder = slashed(from).replace(/[^/]*$/, "");
  const parts: string[] = [];
  for (const part of `${folder}${slashed(name)}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  const path = parts.join("/");
  return (
    files.find((file) => slashed(file.name) === path) ??
    files.find((file) => baseName(slashed(file.name)) === baseName(path))
  );
}

/** First line of a section and the one behind its last; all lines without a section. */
function rangeOf(lines: readonly string[], section: string | null): readonly [from: number, to: number] {
  if (section === null) return [0, lines.length];
  const isStart = (line: string): boolean => {
    const [keyword = "", name = ""] = line.trim().toLowerCase().split(/\s+/, 2);
    return keyword === ".lib" && name === section.toLowerCase();
  };
  const from = lines.findIndex(isStart);
  const to = lines.findIndex((line, at) => at > from && /^\s*\.endl\b/i.test(line));
  return from < 0 ? [0, 0] : [from + 1, to < 0 ? lines.length : to];
}

/** Names of the files that a file leads to, itself among them; each file is read once. */
export function includedNames(root: SourceFile, files: readonly SourceFile[]): ReadonlySet<string> {
  const found = new Map([[root.name, root]]);
  // A map's iteration meets what is added meanwhile.
  for (const file of found.values())
    for (const line of linesOf(file.bytes)) {
      const wanted = wantedBy(line);
      const target = wanted && findFile(wanted.name, file.name, files);
      if (target && !found.has(target.name)) found.set(target.name, target);
    }
  return new Set(found.keys());
}

/** Null beyond the limits. A file that includes itself is left out there. */
export function includedLines(root: SourceFile, files: readonly SourceFile[]): IncludedLines | null {
  const [lines, sources]: [string[], LineSource[]] = [[], []];
  const missing: (LineSource & { name: string })[] = [];
  const readNames = new Set<string>();
  const read = new Map<SourceFile, readonly string[]>();
  function linesOnce(file: SourceFile): readonly string[] {
    const known = read.get(file) ?? linesOf(file.bytes);
    read.set(file, known);
    return known;
  }
  function add(file: SourceFile, section: string | null, above: readonly SourceFile[]): boolean {
    readNames.add(file.name);
    const all = linesOnce(file);
    const [from, to] = rangeOf(all, section);
    for (const [index, line] of all.slice(from, to).entries()) {
      const source = { file: file.name, line: from + index + 1 };
      const wanted = wantedBy(line);
      const target = wanted && findFile(wanted.name, file.name, files);
      if (wanted && !target) missing.push({ ...source, name: wanted.name });
      // Nothing counts behind the end of the first file alone.
      const isEnd = above.length > 0 && /^\s*\.end\s*$/i.test(line);
      lines.push(target || isEnd ? "" : line);
      sources.push(source);
      if (lines.length > MAX_LINES) return false;
      const chain = [...above, file];
      if (!wanted || !target || chain.includes(target)) continue;
      if (chain.length > MAX_DEPTH || !add(target, wanted.section, chain)) return false;
    }
    return true;
  }
  return add(root, null, []) ? { lines, sources, missing, readNames } : null;
}
