// Addresses that a webhook may have, as far as they tell without a name server.

import { isIP } from "node:net";
import { MAX_WEBHOOK_URL } from "@/lib/contracts/webhook";
import { isLoopbackAddress, isPublicAddress } from "./public-address";

export interface TargetRules {
  /** Ports that may be called. */
  readonly ports: readonly number[];
  /** Loopback, also without TLS and at any port: for development and tests. */
  readonly allowsLoopback: boolean;
}

export interface Target {
  readonly url: URL;
  /** Name or address, without the brackets of IPv6. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
}

const isLocalName = (host: string) => host === "localhost" || host.endsWith(".localhost");

/** True if an address may be connected to. */
export const mayConnect = (address: string, { allowsLoopback }: TargetRules): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

/**
 * The target of an address as its owner wrote it; null for one that is never called: not https, with a user or
 * password, at another port, an address of a closed network, or a name without a domain.
 */
export function readTarget(text: string, rules: TargetRules): Target | null {
  if (text.length > MAX_WEBHOOK_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = "";
  const isSecure = url.protocol === "https:";
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const isLocal = rules.allowsLoopback && (isLocalName(host) || isLoopbackAddress(host));
  if (url.username !== "" || url.password !== "" || host === "") return null;
  if (!isSecure && !(isLocal && url.protocol === "http:")) return null;
  const port = url.port === "" ? (isSecure ? 443 : 80) : Number(url.port);
  if (isLocal) return { url, host, port, isSecure };
  if (!rules.ports.includes(port)) return null;
  const mayBeCalled = isIP(host) === 0 ? host.includes(".") && !isLocalName(host) : isPublicAddress(host);
  return mayBeCalled ? { url, host, port, isSecure } : null;
}
