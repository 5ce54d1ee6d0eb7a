// Builds are kept in .builds/<id>/, each with `next` and `server`, so that a build never overwrites the files of a
// running server. `.builds/current` names the one that the next start uses.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isProcessAlive } from "./lock.mjs";
import { ROOT } from "./run.mjs";

export const BUILDS = path.join(ROOT, ".builds");
/** Written last: an interrupted build has none. */
const COMPLETE = "complete";

/**
 * Everything that a build reads. public/wasm is excluded, because it is copied from node_modules, which the lock file
 * determines.
 */
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "scripts/build.mjs",
  "scripts/inline-scripts.ts",
  "scripts/tasks",
  "scripts/wasm-assets.mjs",
  "stores",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "server.ts",
  "tsconfig.json",
];
const GENERATED = new Set(["public/wasm"]);

function entriesOf(full) {
  try {
    return readdirSync(full);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

function* filesUnder(root, name) {
  const full = path.join(root, name);
  if (GENERATED.has(name) || !existsSync(full)) return;
  const entries = entriesOf(full);
  if (entries === null) yield name;
  else for (const entry of entries.toSorted()) yield* filesUnder(root, `${name}/${entry}`);
}

/** Hash of the sources and the Node version, 16 hexadecimal digits: the id of their build. */
export function sourceId(root = ROOT) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of filesUnder(root, source)) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Path of a build relative to the project's root, as required by Next's `distDir`. */
export function buildPath(id, ...parts) {
  return path.join(".builds", id, ...parts);
}

export function isComplete(id, builds = BUILDS) {
  return existsSync(path.join(builds, id, COMPLETE));
}

/** The id of the build that the next start uses, or null if there is none. */
export function currentBuild(builds = BUILDS) {
  const file = path.join(builds, "current");
  if (!existsSync(file)) return null;
  const id = readFileSync(file, "utf8").trim();
  return isComplete(id, builds) ? id : null;
}

/** Marks a build as complete and switches to it in one rename. */
export function switchTo(id, builds = BUILDS) {
  writeFileSync(path.join(builds, id, COMPLETE), "");
  const next = path.join(builds, `current.${process.pid}`);
  writeFileSync(next, id);
  renameSync(next, path.join(builds, "current"));
}

/** Records that this process runs from a build, so that no later build removes it; a read-only disk needs no record. */
export function claimBuild(id, builds = BUILDS) {
  const users = path.join(builds, id, "users");
  const mark = path.join(users, String(process.pid));
  try {
    mkdirSync(users, { recursive: true });
    writeFileSync(mark, "");
  } catch (error) {
    if (error.code === "EROFS" || error.code === "EACCES") return;
    throw error;
  }
  process.once("exit", () => rmSync(mark, { force: true }));
}

function isInUse(id, builds) {
  const users = path.join(builds, id, "users");
  return existsSync(users) && readdirSync(users).some((pid) => isProcessAlive(Number(pid)));
}

/** Removes the builds that are neither current nor in use by a running server. */
export function removeOldBuilds(builds = BUILDS) {
  if (!existsSync(builds)) return;
  const current = currentBuild(builds);
  const directories = readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of directories) {
    if (name !== current && !isInUse(name, builds)) rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}
