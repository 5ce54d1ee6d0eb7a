// Published projects as the pages of this process read them: Next has modules of its own, so the reading is handed over.

import {
  type countPublications,
  listPublications,
  type listTags,
  type PublicationAuthor,
  type PublicationDetail,
  type PublicationFilter,
  type PublicationPage,
} from "@/lib/contracts/community";
import type { getPublishedBom } from "@/lib/contracts/community-file";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import type { Locale, MarketArea } from "@/lib/core/market/area";

export type PublishedBom = OutputOf<typeof getPublishedBom>;
export type PublicationCounts = OutputOf<typeof countPublications>;
export type TagCount = OutputOf<typeof listTags>["rows"][number];

export interface PageMarket {
  area: MarketArea;
  locale: Locale;
}

/** Address of a publication for the sitemap. */
export interface PublishedPath {
  projectId: string;
  /** ISO time of the last change. */
  updateTime: string;
}

/** Null where there is no such record. */
export interface CommunityReader {
  list: (input: ParsedInputOf<typeof listPublications>, market: PageMarket) => Promise<PublicationPage>;
  view: (projectId: string, market: PageMarket) => Promise<PublicationDetail | null>;
  bom: (projectId: string) => Promise<PublishedBom | null>;
  counts: () => Promise<PublicationCounts>;
  tags: (market: PageMarket) => Promise<readonly TagCount[]>;
  author: (authorId: string) => Promise<PublicationAuthor | null>;
  paths: () => Promise<readonly PublishedPath[]>;
  /** For the log: the page is shown without what could not be read. */
  onError: (error: unknown) => void;
}

const shared = globalThis as typeof globalThis & { boardwrightCommunity?: CommunityReader };

/** For the process's start, before its first page, and for tests. */
export function shareCommunityReader(reader: CommunityReader | undefined): void {
  shared.boardwrightCommunity = reader;
}

function reader(): CommunityReader {
  if (!shared.boardwrightCommunity) throw new Error("published projects cannot be read here");
  return shared.boardwrightCommunity;
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    // If nothing can be read at all, nobody has handed over a log either.
    shared.boardwrightCommunity?.onError(error);
    return null;
  }
}

/** Pages of the list; null where it cannot be read, which the page says. */
export function publicationsForPage(
  filters: readonly PublicationFilter[],
  market: PageMarket,
): Promise<readonly PublicationPage[] | null> {
  const inputs = filters.map((filter) => listPublications.input.parse(filter));
  return orNull(() => Promise.all(inputs.map((input) => reader().list(input, market))));
}

/** Null for what is not published. Rejects where it cannot be read. */
export const publicationForPage = async (projectId: string, market: PageMarket): Promise<PublicationDetail | null> =>
  reader().view(projectId, market);

/** Null for a publication without parts, and where they cannot be read. */
export const bomForPage = (projectId: string): Promise<PublishedBom | null> => orNull(() => reader().bom(projectId));

/** Null for an account that has published nothing. Rejects where it cannot be read. */
export const authorForPage = async (authorId: string): Promise<PublicationAuthor | null> => reader().author(authorId);

/** Numbers of the filters and the most used tags; the list works without them. */
export async function filtersForPage(
  market: PageMarket,
): Promise<{ counts: PublicationCounts | null; tags: readonly TagCount[] }> {
  const [counts, tags] = await Promise.all([orNull(() => reader().counts()), orNull(() => reader().tags(market))]);
  return { counts, tags: tags ?? [] };
}

/** Published projects for the sitemap; none where they cannot be read. */
export const publishedPaths = async (): Promise<readonly PublishedPath[]> =>
  (await orNull(() => reader().paths())) ?? [];
