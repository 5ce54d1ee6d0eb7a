// Peak memory of this process.

import { readFileSync } from "node:fs";

const STATUS = "/proc/self/status";

/** In MB. The peak that Node reports includes the parent's at the start, so it is read from Linux's own count. */
export function peakMemoryMb(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, "utf8"))?.[1];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Not on Linux, so Node's value is used.
  }
  return process.resourceUsage().maxRSS / 1024;
}
