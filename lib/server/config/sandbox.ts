// Play money and the demo account are allowed only where nobody else can reach the server.

import type { Environment } from "@/lib/server/config/environment";
import { isLoopbackAuthority, isLoopbackHost } from "@/lib/server/config/loopback";

type Reach = Pick<Environment, "host" | "baseUrl" | "marketHosts" | "trustProxy" | "allowSandbox">;

/** True on loopback alone, in every way the server is listened to or addressed, or when asked for by `ALLOW_SANDBOX=1`. */
export function sandboxAllowed(environment: Reach): boolean {
  if (environment.allowSandbox) return true;
  return (
    isLoopbackHost(environment.host) &&
    isLoopbackHost(new URL(environment.baseUrl).hostname) &&
    Object.keys(environment.marketHosts).every((host) => isLoopbackAuthority(host)) &&
    environment.trustProxy === 0
  );
}

/** The same for one request: a `Host` header beyond loopback tells of a proxy that nobody configured. */
export function sandboxAllowedFor(environment: Reach, hostHeader: string | undefined): boolean {
  return environment.allowSandbox || (sandboxAllowed(environment) && isLoopbackAuthority(hostHeader));
}
