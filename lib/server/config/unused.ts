// Settings that are understood but do nothing yet: saying so is better than silently ignoring them.

import type { Environment } from "@/lib/server/config/environment";

/** One line for each group of variables that is set without an effect. */
export function unusedSettings(environment: Environment): string[] {
  const { redisUrl } = environment;
  const groups: [boolean, string][] = [[redisUrl !== undefined, "REDIS_URL: limits and sockets stay in this process"]];
  return groups.filter(([isUnused]) => isUnused).map(([, line]) => `not used by this version: ${line}`);
}
