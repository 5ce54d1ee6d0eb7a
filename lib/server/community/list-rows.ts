// Lists of published projects: filters, search, order, and pages that begin after a card.

import { and, arrayContains, count, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { LICENSE_FILTERS, listPublications, PublicationOrder } from "@/lib/contracts/community";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { LICENSE_IDS, type LicenseId, LICENSES } from "@/lib/core/community/license";
import { wantedWords } from "@/lib/core/community/search-words";
import type { MarketArea } from "@/lib/core/market/area";
import type { Queryable } from "@/lib/server/db/client";
import { accounts } from "@/lib/server/db/tables/account";
import { publicationFavorites, publicationPrices, publications } from "@/lib/server/db/tables/community";
import { discussionComments } from "@/lib/server/db/tables/discussion";
import { type AuthorRow, PUBLICATION_COLUMNS, type PublicationRow } from "./rows";

export type ListQuery = Omit<ParsedInputOf<typeof listPublications>, "cursor"> & { after: Cursor | null };
/** The last card of the page before. */
export type Cursor = { value: string; projectId: string };

export type ListedPublication = {
  publication: PublicationRow;
  author: AuthorRow;
  price: typeof publicationPrices.$inferSelect | null;
  /** Comments that are read. */
  commentCount: number;
};

const isPublished = eq(publications.state, "published");

const LICENSES_OF = {
  commercial: LICENSE_IDS.filter((id) => LICENSES[id].mayUseCommercially),
  "cern-ohl": ["CERN-OHL-S-2.0", "CERN-OHL-W-2.0", "CERN-OHL-P-2.0"],
  permissive: ["MIT", "Apache-2.0"],
  cc: ["CC-BY-4.0", "CC-BY-SA-4.0"],
  cc0: ["CC0-1.0"],
  gpl: ["GPL-3.0-or-later"],
} as const satisfies Record<(typeof LICENSE_FILTERS)[number], readonly LicenseId[]>;

const LAYERS_OF = {
  "2": lte(publications.layers, 2),
  "4": eq(publications.layers, 4),
  "6": gte(publications.layers, 6),
} as const;

/** Words are letters and digits alone, so that none of them is read as an operator. */
function isFoundBy(keyword: string): SQL | undefined {
  const wanted = wantedWords(keyword);
  if (wanted.length === 0) return keyword.trim() === "" ? undefined : sql`false`;
  const query = wanted.map(({ word, isPrefix }) => (isPrefix ? `${word}:*` : word)).join(" & ");
  return sql`${publications.search} @@ to_tsquery('simple', ${query})`;
}

function passes({ keyword, tag, projectType, contents, license, layers, authorId }: ListQuery): SQL | undefined {
  return and(
    isPublished,
    isFoundBy(keyword),
    tag === "" ? undefined : or(arrayContains(publications.tags, [tag]), arrayContains(publications.tagsZh, [tag])),
    projectType === undefined ? undefined : eq(publications.projectType, projectType),
    contents.length === 0 ? undefined : arrayContains(publications.contents, [...contents]),
    license === undefined ? undefined : inArray(publications.license, [...LICENSES_OF[license]]),
    layers === undefined ? undefined : LAYERS_OF[layers],
    authorId === undefined ? undefined : eq(publications.accountId, authorId),
  );
}

const COLUMNS = {
  new: publications.publishedAt,
  liked: publications.likeCount,
  ordered: publications.orderCount,
  copied: publications.copyCount,
} as const satisfies Record<PublicationOrder, unknown>;

/** Written as the indexes are. */
const orderedBy = (sort: PublicationOrder): SQL[] => [
  sql`${COLUMNS[sort]} desc nulls last`,
  sql`${publications.projectId} desc nulls last`,
];

function comesAfter(sort: PublicationOrder, { value, projectId }: Cursor): SQL {
  const typed = sort === "new" ? sql`${value}::timestamptz` : sql`${value}::int`;
  return sql`(${COLUMNS[sort]}, ${publications.projectId}) < (${typed}, ${projectId})`;
}

export function cursorOf(sort: PublicationOrder, publication: PublicationRow): Cursor {
  const { publishedAt, likeCount, orderCount, copyCount, projectId } = publication;
  const values = { new: (publishedAt ?? publication.createdAt).toISOString(), liked: likeCount };
  const value = { ...values, ordered: orderCount, copied: copyCount }[sort];
  return { value: String(value), projectId };
}

const AUTHOR = { id: accounts.id, username: accounts.username, avatarKey: accounts.avatarKey };

/** Asked for with the cards: each question of its own is a way to the database and back. */
const commentCount = sql<number>`(
  select count(*) from ${discussionComments}
  where ${discussionComments.projectId} = ${publications.projectId}
    and ${discussionComments.state} = 'visible' and ${discussionComments.deletedAt} is null
)`.mapWith(Number);

const CARD = { publication: PUBLICATION_COLUMNS, author: AUTHOR, price: publicationPrices, commentCount };

const cards = <T extends Record<string, SQL.Aliased<number>>>(db: Queryable, area: MarketArea, more: T) =>
  db
    .select({ ...CARD, ...more })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.accountId))
    .leftJoin(
      publicationPrices,
      and(eq(publicationPrices.projectId, publications.projectId), eq(publicationPrices.area, area)),
    );

export interface ListedPage {
  /** One more than a page has, if there are more. */
  readonly rows: ListedPublication[];
  readonly total: number;
}

/** A page and the number of all in one question. Rows before the page are passed over without being read whole. */
export async function list(db: Queryable, query: ListQuery, area: MarketArea): Promise<ListedPage> {
  const { after, sort, pageNum, pageSize } = query;
  const page = db
    .select({ id: publications.projectId })
    .from(publications)
    .where(and(passes(query), after ? comesAfter(sort, after) : undefined))
    .orderBy(...orderedBy(sort))
    .limit(pageSize + 1)
    .offset(after ? 0 : (pageNum - 1) * pageSize)
    .as("page");
  const counted = db.select({ total: count() }).from(publications).where(passes(query));
  const rows = await cards(db, area, { total: sql<number>`(${counted})`.mapWith(Number).as("total") })
    .innerJoin(page, eq(page.id, publications.projectId))
    .orderBy(...orderedBy(sort));
  // Behind the last page there is no row that could say it.
  return { rows, total: rows[0]?.total ?? (await counted)[0]?.total ?? 0 };
}

/** Null for what is not published. */
export async function findCard(db: Queryable, projectId: string, area: MarketArea): Promise<ListedPublication | null> {
  const [row] = await cards(db, area, {}).where(and(eq(publications.projectId, projectId), isPublished));
  return row ?? null;
}

export async function listFavorites(
  db: Queryable,
  accountId: string,
  { pageNum, pageSize, area }: { pageNum: number; pageSize: number; area: MarketArea },
): Promise<{ rows: ListedPublication[]; total: number }> {
  const isOwn = and(eq(publicationFavorites.accountId, accountId), isPublished);
  const isKept = eq(publicationFavorites.projectId, publications.projectId);
  const rows = await cards(db, area, {})
    .innerJoin(publicationFavorites, isKept)
    .where(isOwn)
    .orderBy(sql`${publicationFavorites.createdAt} desc`, sql`${publications.projectId} desc`)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [found] = await db
    .select({ total: count() })
    .from(publicationFavorites)
    .innerJoin(publications, isKept)
    .where(isOwn);
  return { rows, total: found?.total ?? 0 };
}

/** More than a community has; a bound for the memory of those who keep them. */
const MAX_TAGS = 10_000;

/** The most used first. Reads every published project: for those who keep the answer. */
export async function listTags(db: Queryable, column: "tags" | "tagsZh") {
  const tags = db
    .select({ tag: sql<string>`unnest(${publications[column]})`.as("tag") })
    .from(publications)
    .where(isPublished)
    .as("each");
  return db
    .select({ tag: tags.tag, count: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(sql`count(*) desc`, tags.tag)
    .limit(MAX_TAGS);
}

/** Figures of the filters, over all published projects. */
export async function countAll(db: Queryable) {
  const where = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const has = (content: string) => where(arrayContains(publications.contents, [content]));
  const under = (license: keyof typeof LICENSES_OF) => where(inArray(publications.license, [...LICENSES_OF[license]]));
  const [row] = await db
    .select({
      ...{ total: count(), schematic: has("schematic"), board: has("board"), simulation: has("simulation") },
      ...{ bom: has("bom"), completeBom: has("completeBom") },
      ...{ two: where(LAYERS_OF["2"]), four: where(LAYERS_OF["4"]), six: where(LAYERS_OF["6"]) },
      ...{ commercial: under("commercial"), cernOhl: under("cern-ohl"), permissive: under("permissive") },
      ...{ cc: under("cc"), cc0: under("cc0"), gpl: under("gpl") },
    })
    .from(publications)
    .where(isPublished);
  return row;
}
