// A lock between processes of one machine: a file that names its holder. A lock whose holder has exited is released.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const POLL_MS = 250;

/** Signal 0 tests if a process exists; EPERM means that it does but belongs to another user. */
export function isProcessAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Links a complete file, so that the lock never exists without its holder's process id. */
function tryLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Another process may have taken over the lock since its holder was read: a live one is restored. */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (isProcessAlive(holderOf(aside))) linkSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs `work` while holding the lock `file`. Waits for a live holder, calling `onWait` once; takes over from a dead
 * one.
 */
export async function withLock(file, work, onWait = () => undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasWaited = false;
  while (!tryLock(file)) {
    const holder = holderOf(file);
    if (holder !== null && !isProcessAlive(holder)) {
      removeStale(file);
      continue;
    }
    if (!hasWaited) onWait(holder);
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
}
