// Whether what was built is still what the sources say, by their content.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

const STAMP = path.join(ROOT, ".cache", "build-stamp");
/** All that a build reads. */
const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "stores",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "scripts/build.mjs",
  "scripts/inline-scripts.ts",
  "server.ts",
  "tsconfig.json",
];
/** What it leaves. */
const RESULTS = [
  ".next/BUILD_ID",
  "dist/server.mjs",
  "dist/main.mjs",
  "dist/db-worker.mjs",
  "dist/board-worker.mjs",
  "dist/dfm-worker.mjs",
  "dist/inline-scripts.json",
];

function* filesUnder(name) {
  const full = path.join(ROOT, name);
  if (!existsSync(full)) return;
  const entries = readdirSyncOrSelf(full);
  if (entries === null) yield name;
  else for (const entry of entries.toSorted()) yield* filesUnder(`${name}/${entry}`);
}

/** Null for a file. */
function readdirSyncOrSelf(full) {
  try {
    return readdirSync(full);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

export function sourceHash() {
  const hash = createHash("sha256").update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

export function isBuilt() {
  const isWhole = RESULTS.every((file) => existsSync(path.join(ROOT, file)));
  return isWhole && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourceHash();
}

/** Before a build: one that is broken off must not be taken for whole. */
export function dropStamp() {
  rmSync(STAMP, { force: true });
}

/** `hash` is of the sources as they were before the build, so that what changed meanwhile is built again. */
export function writeStamp(hash) {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}
