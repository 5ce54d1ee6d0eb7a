// Installs the dependencies of package-lock.json if they are not installed yet.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, runNpm } from "./run.mjs";

const LOCK = path.join(ROOT, "package-lock.json");
const INSTALLED = path.join(ROOT, "node_modules", ".package-lock.json");
const STAMP = path.join(ROOT, "node_modules", ".boardwright-lock");

function lockHash() {
  return createHash("sha256").update(readFileSync(LOCK)).digest("hex");
}

/** By content after an installation by this script; by time if a person ran npm. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash()) return true;
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** Exits the process if the installation fails, because nothing could continue without it. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`Boardwright needs Node 20.9 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled()) {
    console.log("Installing what is missing (npm ci) ...");
    // Building and testing need the development packages regardless of NODE_ENV.
    const code = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"], { NODE_ENV: "development" });
    if (code !== 0) process.exit(code);
  }
  writeFileSync(STAMP, lockHash());
}
