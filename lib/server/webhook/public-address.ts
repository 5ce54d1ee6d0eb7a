// Addresses of the public internet. Everything else leads into a network, ours or a provider's, and is never called.

import { BlockList, isIP } from "node:net";

/** IANA IPv4 Special-Purpose Address Registry, multicast and reserved space; beside them Azure's wire server. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Within 2000::/3, which alone is given to networks of the internet: protocol assignments, documentation, 6to4. */
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED_V4) closed.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, "ipv6");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** False for a private, local, shared, mapped, reserved or multicast address, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // A zone names an interface of this machine.
  if (family === 0 || address.includes("%")) return false;
  if (family === 4) return !closed.check(address, "ipv4");
  return global6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !address.includes("%") && loopback.check(address, family === 4 ? "ipv4" : "ipv6");
}
