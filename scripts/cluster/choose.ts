// The process that a request goes to.

import { createHash } from "node:crypto";

interface Candidate {
  readonly name: string;
}

/** Takes turns; a request that failed at `tried` goes to another process where there is one. */
export function createTurns<T extends Candidate>(): (up: readonly T[], tried?: T) => T | undefined {
  let next = 0;
  return (up, tried) => {
    const others = up.filter((candidate) => candidate !== tried);
    return others[next++ % others.length];
  };
}

const weight = (key: string, name: string): string => createHash("sha256").update(`${key} ${name}`).digest("hex");

/**
 * The same process for the same key as long as it is up, by rendezvous hashing: the end of one process moves only the
 * keys that it had. The polling transport of a socket needs all its requests at one process.
 */
export function stickyChoice<T extends Candidate>(up: readonly T[], key: string): T | undefined {
  return up.reduce<T | undefined>(
    (best, each) => (best === undefined || weight(key, each.name) > weight(key, best.name) ? each : best),
    undefined,
  );
}
