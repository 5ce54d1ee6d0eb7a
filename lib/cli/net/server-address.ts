// Addresses that a key may be sent to.

import { usage } from "@/lib/cli/failure";
import { isLoopbackName } from "@/lib/cli/net/loopback-name";

/**
 * Origin without a slash at the end. Refused as usage: what is no address, has more than an origin, or would carry a
 * key in clear text to another machine.
 */
export function serverAddress(text: string): string {
  if (!URL.canParse(text)) throw usage("addressInvalid", { address: text });
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") throw usage("addressInvalid", { address: text });
  const isBare = pathname === "/" && search + hash + username + password === "";
  if (!isBare) throw usage("addressNotBare", { address: origin });
  if (protocol === "http:" && !isLoopbackName(hostname)) throw usage("addressNotSecret", { address: origin });
  return origin;
}
