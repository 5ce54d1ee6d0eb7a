// Published documents as they are searched in a market: those that have a page, with the market's figures in their texts.

import type { ContentDocument } from "@/lib/core/content/content-document";
import { contentPath } from "@/lib/core/content/content-kind";
import type { SearchedDocument } from "@/lib/core/content/search";
import type { MarketArea } from "@/lib/core/market/area";
import { currentBooks, pageMadeAt } from "@/lib/server/pricing/page-books";
import { fillFor } from "../read-page";
import type { ContentSnapshot } from "../snapshot";

/** Plain data, which is sent to a thread. */
export interface AreaDocument extends SearchedDocument {
  area: MarketArea;
  path: string;
  /** With figures, as passages name it; `title` has the tokens. */
  filledTitle: string;
}

/** Changes with every publication, and when another price book takes effect in one of the markets. */
export function searchedVersion(areas: Iterable<MarketArea>, { revision }: ContentSnapshot): string {
  const books = [...areas].flatMap((area) => Object.values(currentBooks(area, pageMadeAt())));
  return [revision, ...books.map(({ version }) => version)].join(" ");
}

export function* areaDocuments(area: MarketArea, documents: readonly ContentDocument[]): Generator<AreaDocument> {
  const fills = { en: fillFor({ area, locale: "en" }), zh: fillFor({ area, locale: "zh" }) };
  for (const { kind, slug, locale, title, description, body, labels } of documents) {
    const path = contentPath(kind, slug);
    if (path === null) continue;
    const fill = fills[locale];
    yield { area, path, kind, slug, locale, title, filledTitle: fill(title), description, body: fill(body), labels };
  }
}
