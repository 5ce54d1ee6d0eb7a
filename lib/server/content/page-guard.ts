// Addresses of content that is not published: answered as any missing page, before a page is looked for.

import type { IncomingMessage } from "node:http";
import { type ContentKind, isColumn } from "@/lib/core/content/content-kind";
import { leadToNoPage } from "@/lib/server/http/gate";
import { type ContentSnapshot, getContent } from "./snapshot";

const ADDRESS = /^(?:\/(?:en|zh))?\/(article|help|product|resources)(?:\/([^/]+))?\/?$/;

/** Product pages that are not content. */
const OWN_PRODUCTS: readonly string[] = ["free-dfm-check"];

const isIn = (content: ContentSnapshot, kind: ContentKind, slug: string) =>
  content.find(kind, slug, "en") !== null || content.redirect(kind, slug) !== null;

function hasPage(content: ContentSnapshot, folder: string, slug: string | undefined): boolean {
  if (folder === "resources") {
    if (slug === undefined) return content.list("article", "en").length > 0;
    return slug === "feed.xml" || (isColumn(slug) && content.list("article", "en").some(({ topic }) => topic === slug));
  }
  if (slug === undefined) return folder !== "article";
  if (folder === "product" && OWN_PRODUCTS.includes(slug)) return true;
  return isIn(content, folder as "article" | "help" | "product", slug);
}

/** Whether an address of content, with or without language prefix, has nothing published; false for every other one. */
export function isMissingContent(content: ContentSnapshot, href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  const [, folder, slug] = ADDRESS.exec(path) ?? [];
  return folder !== undefined && !hasPage(content, folder, slug);
}

/** Null for every other address. */
export function guardContent(request: IncomingMessage): Promise<void> | null {
  const url = request.url ?? "/";
  if (!ADDRESS.test(url.split("?")[0] ?? "")) return null;
  return getContent().then((content) => {
    if (isMissingContent(content, url)) leadToNoPage(request);
  });
}
