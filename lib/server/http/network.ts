// The network that a request comes from: what limits count as one caller.

import { isIP } from "node:net";

/** Forwarded addresses count only behind as many proxies as the configuration says stand in front. */
export function clientAddress(
  { forwardedFor, remote }: { forwardedFor: string | undefined; remote: string | undefined },
  trustedProxies: number,
): string {
  if (trustedProxies > 0) {
    const hops = (forwardedFor ?? "")
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean);
    const hop = hops.at(-trustedProxies);
    if (hop) return hop.slice(0, 64);
  }
  return remote ?? "unknown";
}

/**
 * An IPv4 address as it is; of an IPv6 address the first 64 bits, which is the least that a provider gives to one
 * customer (RFC 6177). What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain.toLowerCase());
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 255]).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of a valid IPv6 address; the last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const [start = "", tail] = address.split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").flatMap(groupOf));
  const [first, last] = [read(start), read(tail ?? "")];
  return [...first, ...new Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last];
}

function groupOf(text: string): number[] {
  if (!text.includes(".")) return [parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}
