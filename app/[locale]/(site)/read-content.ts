// A document for its page: a former address leads to the present one, and an unknown one to the 404 page.

import { notFound, permanentRedirect } from "next/navigation";
import type { ContentKind } from "@/lib/core/content/content-kind";
import { linkPrefix } from "@/lib/core/market/area";
import { type ContentPage, formerPath, readContent, type Reader } from "@/lib/server/content/read-page";

/** Ends the rendering where there is no such document; requests for unknown addresses rarely come this far. */
export async function readOrLeave(kind: ContentKind, slug: string, reader: Reader): Promise<ContentPage> {
  const page = await readContent(kind, slug, reader);
  if (page) return page;
  const path = await formerPath(kind, slug);
  if (path === null) notFound();
  permanentRedirect(linkPrefix(reader.area, reader.locale) + path);
}
