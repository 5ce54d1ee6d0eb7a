// Requests that are refused or stripped before any other code reads them.

import type { IncomingMessage } from "node:http";

export type GateRefusal = { status: 400 | 405 | 414; message: string; allow?: string };

/** Tells the middleware that a request is to be answered as an address without a page. */
export const NO_PAGE_HEADER = "x-no-page";
/** An address that no page will ever have. */
const NO_PAGE = "/-";

/** The answer is that of any missing page; the address stays, so that its language and its redirects do too. */
export function leadToNoPage(request: IncomingMessage): void {
  request.headers[NO_PAGE_HEADER] = "1";
  const [path = ""] = (request.url ?? "/").split("?");
  // A path with a dot is a file to the middleware, which does not see it.
  if (path.includes(".") || isOddPath(path)) request.url = NO_PAGE;
}

type Settings = { trustProxy: number; isDevelopment: boolean };

const MAX_URL_LENGTH = 8 * 1024;
const API_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE"]);
const PAGE_METHODS = new Set(["GET", "HEAD"]);
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i;
/** Only a proxy that we were told of may say these; anyone else would be believed about who they are. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-port", "x-real-ip"];
/** The framework's own words between its parts; from outside they have skipped middleware and poisoned caches before. */
const INTERNAL = ["x-matched-path", "x-now-route-matches", NO_PAGE_HEADER];
const INTERNAL_PREFIXES = ["x-invoke-", "x-middleware-", "x-nextjs-"];

export function isApiPath(url: string): boolean {
  return url.startsWith("/api/") || url.startsWith("/import/") || /^\/mcp(?:[/?]|$)/.test(url);
}

/** Removes headers that nobody outside may set, and says what is wrong with the rest, if anything. */
export function passGate(request: IncomingMessage, { trustProxy, isDevelopment }: Settings): GateRefusal | undefined {
  const { headers, url = "", method = "" } = request;
  const names = Object.keys(headers).filter((name) => INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix)));
  // A proxy passes the name on in Host; a second one beside it is only ever a way to poison a cache.
  for (const name of [...INTERNAL, ...names, "x-forwarded-host", ...(trustProxy === 0 ? FORWARDED : [])])
    delete headers[name];
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: "the address is too long" };
  if (!isPlainPath(url)) return { status: 400, message: "the address is malformed" };
  if (countOf(request, "host") > 1) return { status: 400, message: "there is more than one host" };
  if (headers.host === undefined || !HOST.test(headers.host)) return { status: 400, message: "the host is malformed" };
  if (headers["next-action"] !== undefined) return { status: 400, message: "there are no server actions" };
  const allowed = isApiPath(url) || isDevelopment ? API_METHODS : PAGE_METHODS;
  if (!allowed.has(method)) return { status: 405, message: "method not allowed", allow: [...allowed].join(", ") };
  return undefined;
}

/** Occurrences of a header; of two `host` headers Node silently reads the first. */
function countOf({ rawHeaders }: IncomingMessage, wanted: string): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === wanted).length;
}

/**
 * True for a page's path that is spelled as no link of ours is: dot segments, doubled slashes, percent signs within percent
 * signs. Such a spelling could mean one address to us and another to what comes after us.
 */
export function isOddPath(url: string): boolean {
  const [path = ""] = url.split("?");
  const plain = decodeAll(path);
  return plain === null || /\/\/|\/\.{1,2}(?:\/|$)/.test(plain);
}

/** Null for what is still encoded after being decoded twice. */
function decodeAll(path: string): string | null {
  try {
    const plain = decodeURIComponent(decodeURIComponent(path));
    return /%[0-9a-f]{2}/i.test(plain) ? null : plain;
  } catch {
    // A lone percent sign after the first decoding belongs to a name.
    return decodeURIComponent(path);
  }
}

/** A path of our own: no other server's address, no second slash or backslash that a redirect could turn into one. */
function isPlainPath(url: string): boolean {
  if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
  try {
    const path = decodeURIComponent(url.split("?")[0] ?? "");
    return !path.startsWith("//") && !path.includes("\\") && !path.includes("\0");
  } catch {
    return false;
  }
}
