// One process per data directory: the embedded database itself would open twice and lose writes.

import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { processStart } from "@/lib/server/db/process-start";

export type LockHolder = { pid: number; processStart: string; host: string; socketDirectory: string };

export type Lock = { release: () => void };

/** Another process has the directory; its message is the one line a person reads. */
export class LockedError extends Error {
  constructor(
    readonly holder: LockHolder,
    dataDir: string,
  ) {
    super(
      `Boardwright already runs on ${dataDir} (process ${holder.pid} on ${holder.host}). Stop it first, or set DATA_DIR to another directory.`,
    );
    this.name = "LockedError";
  }
}

const HEARTBEAT_MS = 5_000;
/** A holder on another host (a container on a shared volume) cannot be looked up, so only silence tells that it died. */
const SILENCE_MS = 30_000;
const TAKEOVER_MS = 10_000;

/** Takes the lock of a data directory. Throws LockedError while its holder lives; a dead one's lock is taken over. */
export function takeLock(dataDir: string, socketDirectory: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = lockFile(dataDir);
  const mine: LockHolder = {
    pid: process.pid,
    processStart: processStart(process.pid) ?? "",
    host: os.hostname(),
    socketDirectory,
  };
  if (!create(file, mine)) {
    removeStale(file, dataDir);
    if (!create(file, mine)) throw new LockedError(readLock(dataDir) ?? mine, dataDir);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      const holder = readLock(dataDir);
      if (holder?.pid === mine.pid && holder.processStart === mine.processStart) rmSync(file, { force: true });
    },
  };
}

/** The process that holds the directory, dead or alive; undefined when there is no readable lock. */
export function readLock(dataDir: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(lockFile(dataDir), "utf8")) as LockHolder;
  } catch {
    return undefined;
  }
}

/** The holder that is alive, if any: the way for command-line tools to a running server's data. */
export function liveHolder(dataDir: string): LockHolder | undefined {
  const holder = readLock(dataDir);
  return holder && isAlive(holder, lockFile(dataDir)) ? holder : undefined;
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, "db.lock");
}

/** The file appears whole or not at all: `link` fails when the name exists, and nobody ever reads a half-written lock. */
function create(file: string, holder: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Only who holds the takeover mark may remove a lock, so that two starters cannot remove each other's fresh one. */
function removeStale(file: string, dataDir: string): void {
  const mark = `${file}.takeover`;
  if (ageMs(mark) > TAKEOVER_MS) rmSync(mark, { force: true });
  try {
    writeFileSync(mark, "", { flag: "wx" });
  } catch {
    return;
  }
  try {
    const holder = readLock(dataDir);
    if (holder && isAlive(holder, file)) throw new LockedError(holder, dataDir);
    rmSync(file, { force: true });
  } finally {
    rmSync(mark, { force: true });
  }
}

function isAlive(holder: LockHolder, file: string): boolean {
  if (holder.host !== os.hostname()) return ageMs(file) < SILENCE_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const start = processStart(holder.pid);
  return start === undefined || start === holder.processStart;
}

/** Negative infinity where there is no such file. */
function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The directory was removed under a running server; the next write will say so better than a heartbeat.
  }
}
