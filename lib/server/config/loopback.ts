// Host names and addresses of the loopback interface.

const LOOPBACK_NAMES = new Set(["localhost", "ip6-localhost", "::1", "[::1]"]);

/** A host without its port: `localhost`, `127.x.y.z`, `::1`, and names under `.localhost` (RFC 6761). */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return LOOPBACK_NAMES.has(name) || name.endsWith(".localhost") || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Takes the address of a socket, where IPv4 may be written inside IPv6. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && isLoopbackHost(address.replace(/^::ffff:/i, ""));
}

/** A `Host` header, which may carry a port. */
export function isLoopbackAuthority(authority: string | undefined): boolean {
  if (authority === undefined) return false;
  const match = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(authority.trim());
  return match?.[1] !== undefined && isLoopbackHost(match[1]);
}
