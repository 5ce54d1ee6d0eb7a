// The most memory that this process has held.

import { readFileSync } from "node:fs";

const STATUS = "/proc/self/status";

/** In MB. What the system counts as a process's most includes its parent's at the start, so that Linux is asked for its own. */
export function peakMemoryMb(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, "utf8"))?.[1];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Not on Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}
