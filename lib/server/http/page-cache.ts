// Pages that were just made, answered again for a moment without being made again.

import type { RenderedPage } from "@/lib/server/http/page-render";

/** Within this time a page is answered as it is. */
export const FRESH_MS = 5_000;
/** Until this age a page is answered while it is made anew for one request. */
export const STALE_MS = 30_000;
/** Addresses with a quote in them differ for everybody; the pages that many open at once are few. */
const MAX_PAGES = 64;
const MAX_KEY_LENGTH = 512;
const MAX_PAGE_BYTES = 512 * 1024;

export type CachedPage = { page: RenderedPage; isFresh: boolean };

/** Keeps what was found and sets no cookie: pages are made from host and address alone. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, { page: RenderedPage; madeMs: number }>();

  return {
    find(key: string): CachedPage | undefined {
      const cached = pages.get(key);
      if (!cached) return undefined;
      const ageMs = now() - cached.madeMs;
      if (ageMs < STALE_MS) return { page: cached.page, isFresh: ageMs < FRESH_MS };
      pages.delete(key);
      return undefined;
    },

    keep(key: string, page: RenderedPage): void {
      pages.delete(key);
      if (page.status !== 200 || page.headers.some(([name]) => name === "set-cookie")) return;
      if (key.length > MAX_KEY_LENGTH || page.body.length > MAX_PAGE_BYTES) return;
      const [oldest] = pages.size >= MAX_PAGES ? pages.keys() : [];
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(key, { page, madeMs: now() });
    },
  };
}
