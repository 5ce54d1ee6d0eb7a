// Addresses of published content for the sitemap. Downloads have one page, and policies are listed by name.

import { COLUMNS, type ContentKind, contentPath } from "@/lib/core/content/content-kind";
import { getContent } from "./snapshot";

export interface ContentPath {
  /** Without language prefix. */
  path: string;
  /** ISO day of the last change. */
  lastModified: string;
}

const LISTED: readonly ContentKind[] = ["article", "help", "product"];

export async function contentPaths(): Promise<ContentPath[]> {
  const content = await getContent();
  const documents = LISTED.flatMap((kind) => content.list(kind, "en")).flatMap(({ kind, slug, updated }) => {
    const path = contentPath(kind, slug);
    return path === null ? [] : [{ path, lastModified: updated }];
  });
  const columns = COLUMNS.flatMap((column) => {
    const days = content
      .list("article", "en")
      .filter(({ topic }) => topic === column)
      .map(({ updated }) => updated)
      .sort();
    const newest = days.at(-1);
    return newest === undefined ? [] : [{ path: `/resources/${column}`, lastModified: newest }];
  });
  return [...columns, ...documents];
}
