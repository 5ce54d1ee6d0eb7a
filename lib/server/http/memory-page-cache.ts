// The page cache within this process.

import { FRESH_MS, isCacheable, type PageCache, STALE_MS } from "@/lib/server/http/page-cache";
import type { RenderedPage } from "@/lib/server/http/page-render";

/** Addresses with a quote in them differ for everybody; the pages that many open at once are few. */
const MAX_PAGES = 64;

export function createMemoryPageCache(now: () => number = Date.now): PageCache {
  const pages = new Map<string, { page: RenderedPage; madeMs: number }>();
  return {
    find(key) {
      const cached = pages.get(key);
      if (!cached) return Promise.resolve(undefined);
      const ageMs = now() - cached.madeMs;
      if (ageMs < STALE_MS) return Promise.resolve({ page: cached.page, isFresh: ageMs < FRESH_MS });
      pages.delete(key);
      return Promise.resolve(undefined);
    },
    put(key, page) {
      pages.delete(key);
      if (!isCacheable(key, page)) return Promise.resolve();
      const [oldest] = pages.size >= MAX_PAGES ? pages.keys() : [];
      if (oldest !== undefined) pages.delete(oldest);
      pages.set(key, { page, madeMs: now() });
      return Promise.resolve();
    },
  };
}
