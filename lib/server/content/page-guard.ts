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

/** Null for every other address. */
export function guardContent(request: IncomingMessage): Promise<void> | null {
  const [path = ""] = (request.url ?? "/").split("?");
  const [, folder, slug] = ADDRESS.exec(path) ?? [];
  if (folder === undefined) return null;
  return getContent().then((content) => {
    if (!hasPage(content, folder, slug)) leadToNoPage(request);
  });
}
