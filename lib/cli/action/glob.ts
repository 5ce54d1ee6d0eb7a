// Files by patterns: `*` and `?` within a name, `**` over folders. Node 20 has no glob of its own.

import { readdir } from "node:fs/promises";
import path from "node:path";

const MAX_DEPTH = 12;
const MAX_FILES = 20_000;
const SKIPPED: readonly string[] = [".git", "node_modules"];

/** By the last star alone can a match go on, so that this takes no more than the product of both lengths. */
function matchesName(pattern: string, name: string): boolean {
  let [at, on, star, resumed] = [0, 0, -1, 0];
  while (on < name.length) {
    if (pattern[at] === "*") {
      star = at++;
      resumed = on;
    } else if (pattern[at] === "?" || pattern[at] === name[on]) {
      at++;
      on++;
    } else if (star >= 0) {
      at = star + 1;
      on = ++resumed;
    } else return false;
  }
  while (pattern[at] === "*") at++;
  return at === pattern.length;
}

function matchesParts(pattern: readonly string[], parts: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return parts.length === 0;
  if (first !== "**")
    return parts.length > 0 && matchesName(first, parts[0] ?? "") && matchesParts(rest, parts.slice(1));
  // At the end it stands for files at any depth, elsewhere for any folders, none too.
  if (rest.length === 0) return parts.length > 0;
  return parts.some((_, at) => matchesParts(rest, parts.slice(at)));
}

const MAX_WILD_FOLDERS = 4;

/** Whole paths with slashes. Of several `**` in a row one counts; a pattern with more than four of them matches nothing. */
export function matchesGlob(glob: string, file: string): boolean {
  const parts = glob
    .split("/")
    .filter((part, at, all) => part !== "" && part !== "." && !(part === "**" && all[at - 1] === "**"));
  if (parts.filter((part) => part === "**").length > MAX_WILD_FOLDERS) return false;
  return matchesParts(parts, file.split("/"));
}

async function walk(folder: string, prefix: string, depth: number, found: string[]): Promise<void> {
  if (depth > MAX_DEPTH || found.length > MAX_FILES) return;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (SKIPPED.includes(entry.name)) continue;
    const name = `${prefix}${entry.name}`;
    // Links may lead out of the workspace.
    if (entry.isFile()) found.push(name);
    else if (entry.isDirectory()) await walk(path.join(folder, entry.name), `${name}/`, depth + 1, found);
  }
}

/** Paths below `folder` with slashes, sorted; of each pattern that matches one. */
export async function filesOf(folder: string, globs: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await walk(folder, "", 0, found);
  return found.filter((file) => globs.some((glob) => matchesGlob(glob, file))).sort();
}
