// The port of the page cache: pages that were just made, answered again for a moment without being made again.

import type { RenderedPage } from "@/lib/server/http/page-render";

/** Within this time a page is answered as it is. */
export const FRESH_MS = 5_000;
/** Until this age a page is answered while it is made anew for one request. */
export const STALE_MS = 30_000;
const MAX_KEY_LENGTH = 512;
const MAX_PAGE_BYTES = 512 * 1024;

export type CachedPage = { page: RenderedPage; isFresh: boolean };

/** Neither call rejects: a cache that cannot be reached has nothing and keeps nothing. */
export type PageCache = {
  /** Undefined where there is none, or none younger than STALE_MS. */
  find: (key: string) => Promise<CachedPage | undefined>;
  /** Replaces the page of a key, or removes it where the new one is not cacheable. */
  put: (key: string, page: RenderedPage) => Promise<void>;
};

/** Pages are made from host and address alone; what was not found, leads elsewhere or sets a cookie is not kept. */
export function isCacheable(key: string, page: RenderedPage): boolean {
  if (page.status !== 200 || page.headers.some(([name]) => name === "set-cookie")) return false;
  return key.length <= MAX_KEY_LENGTH && page.body.length <= MAX_PAGE_BYTES;
}
