// Published projects for readers: lists, pages, tags, authors.

import type {
  countPublications,
  listPublications,
  listTags,
  PublicationCard,
  PublicationDetail,
  PublicationPage,
} from "@/lib/contracts/community";
import type { listFavorites } from "@/lib/contracts/community-count";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { boardFacts } from "@/lib/contracts/gerber";
import { LICENSES } from "@/lib/core/community/license";
import { currencyOf } from "@/lib/core/market/area";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { decodeCursor, encodeCursor } from "./cursor";
import { filterCounts, popularTags } from "./filter-counts";
import * as listRows from "./list-rows";
import { findOriginOf, toOrigin } from "./origin-rows";
import { withCurrentPrices } from "./prices";
import * as rows from "./rows";
import { avatarOf, textsOf, toAttachment, toCard, toVersion } from "./to-card";

/** The part of a request's context that pages rendered on the server have. */
export type Reader = Pick<RequestContext, "area" | "locale" | "now">;

async function toCards(
  deps: Deps,
  found: readonly listRows.ListedPublication[],
  reader: Reader,
): Promise<PublicationCard[]> {
  const priced = await withCurrentPrices(deps, found, reader);
  return priced.map((each) => toCard(each, reader.locale));
}

type ListInput = ParsedInputOf<typeof listPublications>;

function cursorIn({ cursor, sort }: ListInput, { locale }: Reader): listRows.Cursor | null {
  if (cursor === undefined) return null;
  const read = decodeCursor(cursor, sort);
  if (read) return read;
  throw new AppError("INVALID_INPUT", { data: [{ field: "cursor", message: fieldMessage(locale, "common.invalid") }] });
}

export async function list(deps: Deps, input: ListInput, reader: Reader): Promise<PublicationPage> {
  const query = { ...input, after: cursorIn(input, reader) };
  const { rows: found, total } = await listRows.list(deps.db, query, reader.area);
  const page = found.slice(0, input.pageSize);
  const last = found.length > input.pageSize ? page.at(-1) : undefined;
  return {
    rows: await toCards(deps, page, reader),
    total,
    nextCursor: last ? encodeCursor(input.sort, listRows.cursorOf(input.sort, last.publication)) : null,
    currency: currencyOf(reader.area),
  };
}

export async function favorites(
  deps: Deps,
  page: ParsedInputOf<typeof listFavorites>,
  context: RequestContext<Viewer>,
): Promise<PublicationPage> {
  const { accountId } = context.viewer;
  const found = await listRows.listFavorites(deps.db, accountId, { ...page, area: context.area });
  const shown = await toCards(deps, found.rows, context);
  return { rows: shown, total: found.total, nextCursor: null, currency: currencyOf(context.area) };
}

export async function view(deps: Deps, projectId: string, reader: Reader): Promise<PublicationDetail> {
  const found = await listRows.findCard(deps.db, projectId, reader.area);
  if (!found) throw new AppError("NOT_FOUND");
  const { publication } = found;
  const [card] = await toCards(deps, [found], reader);
  if (!card) throw new AppError("NOT_FOUND");
  const versions = await rows.listVersions(deps.db, projectId);
  const latest = await rows.findVersion(deps.db, projectId, publication.version);
  const origin = await findOriginOf(deps.db, projectId);
  return {
    ...card,
    introduction: textsOf(publication, reader.locale).introduction,
    links: publication.links,
    attachments: (await rows.listAttachments(deps.db, projectId)).map(toAttachment),
    versions: versions.map(toVersion),
    version: publication.version,
    facts: latest?.fileKey ? boardFacts.parse(latest.facts) : null,
    dfm: latest?.dfm ?? null,
    origin: origin && toOrigin(origin),
    mayCopy: LICENSES[publication.license].mayCopy && card.contents.includes("schematic"),
    currency: currencyOf(reader.area),
  };
}

export async function tags(
  { db }: Pick<Deps, "db">,
  { prefix }: ParsedInputOf<typeof listTags>,
  { locale, now }: Pick<Reader, "locale" | "now">,
) {
  return { rows: await popularTags(db, { locale, prefix, now }) };
}

export const counts = (
  { db }: Pick<Deps, "db">,
  { now }: Pick<Reader, "now">,
): Promise<OutputOf<typeof countPublications>> => filterCounts(db, now);

export async function author({ db }: Pick<Deps, "db">, authorId: string) {
  const found = await rows.findAuthor(db, authorId);
  if (!found) throw new AppError("NOT_FOUND");
  const { projectCount, likeCount, copyCount, orderCount, firstPublishedAt } = found;
  return {
    ...{ authorId: found.id, author: found.username, authorAvatar: avatarOf(found) },
    ...{ projectCount, likeCount, copyCount, orderCount, firstPublishTime: firstPublishedAt.toISOString() },
  };
}
