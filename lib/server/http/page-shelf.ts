// Pages that were just sent, answered again for a moment without being made again.

import type { IncomingMessage, OutgoingHttpHeader } from "node:http";

/** How long a page may be behind what would be made now; short enough that nobody takes an old page for a new one. */
export const SHELF_LIFE_MS = 5_000;
/** Addresses with a quote in them differ for everybody; the pages that many open at once are few. */
const MAX_PAGES = 64;
const MAX_URL_LENGTH = 256;
const MAX_PAGE_BYTES = 512 * 1024;

export type Encoding = "br" | "gzip" | "identity";

export type ShelvedPage = {
  headers: [string, OutgoingHttpHeader][];
  etag: string | undefined;
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
};

/** Set anew on each answer, or of that one answer alone. */
const OWN_TO_EACH = new Set([
  "content-length",
  "content-encoding",
  "date",
  "connection",
  "keep-alive",
  "x-nextjs-cache",
]);

export type Answer = {
  request: IncomingMessage;
  status: number;
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>;
  bytes: number;
  bodyIn: ShelvedPage["bodyIn"];
};

/**
 * A page is made from its host and its address alone: who somebody is stands in a header that only the API reads. What
 * sets a cookie, is refused or leads elsewhere is nobody's page and is not kept.
 */
export function createPageShelf(now: () => number) {
  const pages = new Map<string, ShelvedPage & { untilMs: number }>();
  const keyOf = ({ headers, url = "" }: IncomingMessage) => `${headers.host ?? ""} ${url}`;

  return {
    find(request: IncomingMessage): ShelvedPage | undefined {
      if (request.method !== "GET") return undefined;
      const key = keyOf(request);
      const page = pages.get(key);
      if (page && page.untilMs > now()) return page;
      pages.delete(key);
      return undefined;
    },

    keep({ request, status, headers, bytes, bodyIn }: Answer): void {
      if (request.method !== "GET" || status !== 200 || headers["set-cookie"] !== undefined) return;
      if ((request.url ?? "").length > MAX_URL_LENGTH || bytes > MAX_PAGE_BYTES) return;
      const [oldest] = pages.size >= MAX_PAGES ? pages.keys() : [];
      if (oldest !== undefined) pages.delete(oldest);
      const kept = Object.entries(headers).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
        value === undefined || OWN_TO_EACH.has(name.toLowerCase()) ? [] : [[name, value]],
      );
      const etag = headers.etag === undefined ? undefined : String(headers.etag);
      pages.set(keyOf(request), { headers: kept, etag, bodyIn, untilMs: now() + SHELF_LIFE_MS });
    },
  };
}
