// Files by patterns: `*` and `?` within a name, `**` over folders. Node 20 has no glob of its own.

import { readdir } from "node:fs/promises";
import path from "node:path";

const MAX_DEPTH = 12;
const MAX_FILES = 20_000;
const SKIPPED: readonly string[] = [".git", "node_modules"];

const escaped = (text: string) => text.replace(/[.+^$()|[\]{}\\]/g, "\\$&");

/** Matches whole paths with slashes. */
export function patternOf(glob: string): RegExp {
  const parts = glob.split("/").filter((part) => part !== "" && part !== ".");
  const source = parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    if (part === "**") return isLast ? ".*" : "(?:[^/]+/)*";
    // Two stars within a name mean no more than one, and would make the pattern slow.
    const own = escaped(part).replace(/\*+/g, "[^/]*").replaceAll("?", "[^/]");
    return isLast ? own : `${own}/`;
  });
  return new RegExp(`^${source.join("")}$`);
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
  const patterns = globs.map(patternOf);
  return found.filter((file) => patterns.some((pattern) => pattern.test(file))).sort();
}
