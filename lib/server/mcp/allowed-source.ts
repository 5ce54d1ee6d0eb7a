// Hosts and origins that may reach the MCP server: our own and this machine's, so that a page whose host name was pointed
// at this machine (DNS rebinding) reaches nothing.

import type { Environment } from "@/lib/server/config/environment";
import { isLoopbackAuthority } from "@/lib/server/config/loopback";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export function isAllowedSource({ headers }: Request, environment: Environment): boolean {
  const own = [hostOf(environment.baseUrl), ...Object.keys(environment.marketHosts)];
  const isOurs = (host: string | null) => host !== null && (own.includes(host) || isLoopbackAuthority(host));
  const origin = headers.get("origin");
  if (!isOurs(headers.get("host"))) return false;
  // Programs send none; a page's must be ours.
  return origin === null || isOurs(hostOf(origin));
}
