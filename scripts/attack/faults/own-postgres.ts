// A separate PostgreSQL cluster for a case, which may stop it at any time.

import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NotApplicable } from "../attack-case";
import { freePort } from "@/scripts/tasks/free-port";

export type OwnPostgres = {
  url: string;
  start: () => void;
  /** `immediate` stops it like a crash. */
  stop: (mode: "fast" | "immediate") => void;
};

/** The tools refuse to run as root, so the system's postgres user runs them. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new NotApplicable("PostgreSQL does not run as root, and there is no user postgres");
  }
}

export async function withPostgres(work: (postgres: OwnPostgres) => Promise<void>): Promise<void> {
  const user = postgresUser();
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-postgres-"));
  chmodSync(directory, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = path.join(directory, "data");
  const run = (tool: string, args: string[]) =>
    execFileSync(tool, args, { ...user, cwd: directory, stdio: "ignore", timeout: 60_000 });
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -c fsync=off`;
  const start = () => run("pg_ctl", ["-D", data, "-w", "-l", path.join(directory, "log"), "-o", options, "start"]);
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", ["-D", data, "-w", "-m", mode, "stop"]);
  try {
    try {
      run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-N"]);
    } catch {
      throw new NotApplicable("initdb is not installed, or makes no cluster");
    }
    start();
    await work({ url: `postgres://postgres@127.0.0.1:${port}/postgres`, start, stop });
  } finally {
    try {
      stop("immediate");
    } catch {
      // The case has already stopped it.
    }
    rmSync(directory, { recursive: true, force: true });
  }
}
