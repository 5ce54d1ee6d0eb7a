// When a process was started: with its id it names one process for good, ids alone are given out again.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** An opaque text that no later process of the same id has; undefined where the system does not tell. */
export function processStart(pid: number): string | undefined {
  try {
    return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** Field 22 of /proc/<pid>/stat, in clock ticks since boot (proc(5)); the name in field 2 may hold blanks and brackets. */
function fromProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return ticks === undefined ? undefined : `${boot}:${ticks}`;
}

function fromPs(pid: number): string {
  return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
}
