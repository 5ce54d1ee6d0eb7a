// Published projects of the community as everybody reads them: list, page, tags and authors.

import * as z from "zod/mini";
import { MEGABYTE } from "@/lib/base/units";
import { LICENSE_IDS } from "@/lib/core/community/license";
import { endpoint } from "./endpoint";
import { MAX_FILE_MEGABYTES } from "./file-limits";
import { boardFacts } from "./gerber";
import { amountMicro, currency, id, integer, paging, text } from "./values";

/** Specification, sections 5 and 9. */
export const PUBLICATION_LIMITS = {
  title: 100,
  introduction: 1_000,
  tags: 3,
  tag: 30,
  links: 5,
  linkTitle: 60,
  linkUrl: 500,
  attachments: 8,
  attachmentBytes: MAX_FILE_MEGABYTES.forum * MEGABYTE,
  coverBytes: MAX_FILE_MEGABYTES.cover * MEGABYTE,
  versionName: 20,
  versionNote: 500,
  proposalMessage: 1_000,
} as const;

/** Cards on a page of the list. */
export const PUBLICATIONS_PER_PAGE = 12;
/** Boards that the prices of lists are for. */
export const LISTED_QUANTITY = 5;

export const license = z.enum(LICENSE_IDS);

/** `held`: hidden by staff. Only `published` is read by anybody but its author. */
export const PUBLICATION_STATES = ["draft", "published", "withdrawn", "held"] as const;
export const publicationState = z.enum(PUBLICATION_STATES);
export type PublicationState = z.infer<typeof publicationState>;

/** 0 schematic, 1 simulation, 2 a board without a drawing. */
export const publicationKind = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Parts of a publication, by which lists are filtered. */
export const PUBLICATION_CONTENTS = ["schematic", "board", "simulation", "bom", "completeBom"] as const;

/** Prices of `quantity` pieces in the area's currency; null where the publication cannot be ordered so. */
export const publicationPrice = z.object({
  quantity: z.int(),
  boardsMicro: z.nullable(amountMicro),
  assembledMicro: z.nullable(amountMicro),
  kitMicro: z.nullable(amountMicro),
  /** Lines whose part is out of stock and has a proposed alternative. */
  alternatives: z.int(),
  /** Lines whose part cannot be had and has none. */
  missing: z.int(),
  /** When it was computed. */
  priceTime: z.string(),
});
export type PublicationPrice = z.infer<typeof publicationPrice>;

export const publicationCard = z.object({
  projectId: id,
  title: z.string(),
  /** The introduction's first sentences as plain text, up to 160 characters. */
  summary: z.string(),
  /** Address of the cover picture: another one for another picture. */
  coverUrl: z.string(),
  authorId: id,
  author: z.string(),
  /** Name of the author's avatar (account-profile); empty without one. */
  authorAvatar: z.string(),
  projectType: publicationKind,
  license,
  tags: z.array(z.string()),
  contents: z.array(z.enum(PUBLICATION_CONTENTS)),
  likeCount: z.int(),
  favoriteCount: z.int(),
  visitCount: z.int(),
  copyCount: z.int(),
  orderCount: z.int(),
  commentCount: z.int(),
  /** Kinds of parts and parts in all of one board. */
  lineCount: z.int(),
  partCount: z.int(),
  board: z.nullable(
    z.object({ widthMm: z.nullable(z.number()), heightMm: z.nullable(z.number()), layers: z.nullable(z.int()) }),
  ),
  versionName: z.string(),
  publishTime: z.string(),
  updateTime: z.string(),
  /** Null until it was priced. */
  price: z.nullable(publicationPrice),
});
export type PublicationCard = z.infer<typeof publicationCard>;

/** A project on the home page. */
export type FeaturedProject = Pick<
  PublicationCard,
  "projectId" | "title" | "coverUrl" | "authorId" | "author" | "likeCount"
>;

export interface FeaturedProjects {
  readonly liked: readonly FeaturedProject[];
  /** None of `liked`. */
  readonly newest: readonly FeaturedProject[];
}

export const PUBLICATION_ORDERS = ["new", "liked", "ordered", "copied"] as const;
export type PublicationOrder = (typeof PUBLICATION_ORDERS)[number];

/** Licenses by what they have in common. */
export const LICENSE_FILTERS = ["commercial", "cern-ohl", "permissive", "cc", "cc0", "gpl"] as const;

/** A list as queries carry it: JSON, or values between commas. */
const queryList = z.transform((value: unknown): unknown => {
  if (typeof value !== "string") return value;
  if (!value.startsWith("[")) return value.split(",").filter((each) => each !== "");
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
});

const listInput = z.extend(paging, {
  keyword: z._default(text(0, 100), ""),
  tag: z._default(text(0, PUBLICATION_LIMITS.tag), ""),
  projectType: z.optional(z.pipe(integer, publicationKind)),
  /** All of these. */
  contents: z._default(
    z.pipe(queryList, z.array(z.enum(PUBLICATION_CONTENTS)).check(z.maxLength(PUBLICATION_CONTENTS.length))),
    [],
  ),
  license: z.optional(z.enum(LICENSE_FILTERS)),
  /** Copper layers: one or two, four, six and more. */
  layers: z.optional(z.enum(["2", "4", "6"])),
  authorId: z.optional(id),
  sort: z._default(z.enum(PUBLICATION_ORDERS), "new"),
  /** `nextCursor` of the page before; `pageNum` is not read then. */
  cursor: z.optional(text(1, 200)),
  pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(60))), PUBLICATIONS_PER_PAGE),
});

export const publicationPage = z.object({
  rows: z.array(publicationCard),
  total: z.int(),
  /** Null on the last page. Nothing is shown twice or left out if projects are published meanwhile. */
  nextCursor: z.nullable(z.string()),
  currency,
});
export type PublicationPage = z.infer<typeof publicationPage>;

/** INVALID_INPUT for a cursor of another order. */
export const listPublications = endpoint({
  method: "GET",
  path: "/api/eda/index/share/list",
  access: "public",
  summary: "Published projects, with filters, order and search",
  limit: { perMinute: 240 },
  input: listInput,
  output: publicationPage,
});
export type PublicationFilter = z.input<typeof listInput>;

export const publicationLink = z.object({ title: z.string(), url: z.string() });

export const publicationAttachment = z.object({
  attachmentId: id,
  name: z.string(),
  size: z.int(),
  /** Address of the download. */
  url: z.string(),
});

export const publicationVersion = z.object({
  /** Counted from 1. */
  version: z.int(),
  name: z.string(),
  note: z.string(),
  createTime: z.string(),
  /** Objects of the drawing against the version before it; null for the first, and without a drawing. */
  changes: z.nullable(z.object({ added: z.int(), removed: z.int(), changed: z.int() })),
  /** True if other fabrication files came with it. */
  isBoardChanged: z.boolean(),
});
export type PublicationVersion = z.infer<typeof publicationVersion>;

/** Project that a copy was made of. */
export const projectOrigin = z.object({
  projectId: id,
  title: z.string(),
  author: z.string(),
  license,
  version: z.int(),
  /** False once it can no longer be read. */
  isPublished: z.boolean(),
});
export type ProjectOrigin = z.infer<typeof projectOrigin>;

export const publicationDetail = z.extend(publicationCard, {
  /** Markdown; addresses are shown with rel="nofollow ugc". */
  introduction: z.string(),
  links: z.array(publicationLink),
  attachments: z.array(publicationAttachment),
  versions: z.array(publicationVersion),
  /** The latest one: what is read, copied and ordered. */
  version: z.int(),
  /** Measured facts of the board; null without one. */
  facts: z.nullable(boardFacts),
  /** Findings of the design check by severity, as its author last had it checked; null without a check. */
  dfm: z.nullable(z.object({ risk: z.int(), warning: z.int(), notice: z.int() })),
  origin: z.nullable(projectOrigin),
  /** A license that forbids it refuses copies. */
  mayCopy: z.boolean(),
  currency,
});
export type PublicationDetail = z.infer<typeof publicationDetail>;

/** NOT_FOUND also for one that is withdrawn or held. */
export const viewPublication = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}",
  access: "public",
  summary: "A published project",
  limit: { perMinute: 240 },
  input: z.object({ projectId: id }),
  output: publicationDetail,
});

export const listTags = endpoint({
  method: "GET",
  path: "/api/eda/forum/tag/list",
  access: "public",
  summary: "Tags of published projects with their number, most used first",
  limit: { perMinute: 120 },
  input: z.object({
    /** Tags that begin with it. */
    prefix: z._default(text(0, PUBLICATION_LIMITS.tag), ""),
  }),
  output: z.object({ rows: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

/** Number of published projects that each filter would leave, over all of them. */
export const countPublications = endpoint({
  method: "GET",
  path: "/api/eda/forum/count",
  access: "public",
  summary: "Published projects by contents, layers and license",
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    total: z.int(),
    contents: z.record(z.string(), z.int()),
    layers: z.record(z.string(), z.int()),
    licenses: z.record(z.string(), z.int()),
  }),
});

/** NOT_FOUND for an account that has published nothing. */
export const viewAuthor = endpoint({
  method: "GET",
  path: "/api/eda/forum/author/{authorId}",
  access: "public",
  summary: "The author of published projects; the projects are listed by `authorId`",
  limit: { perMinute: 120 },
  input: z.object({ authorId: id }),
  output: z.object({
    authorId: id,
    author: z.string(),
    authorAvatar: z.string(),
    projectCount: z.int(),
    likeCount: z.int(),
    copyCount: z.int(),
    orderCount: z.int(),
    firstPublishTime: z.string(),
  }),
});
export type PublicationAuthor = z.infer<typeof viewAuthor.output>;

export const bomOfVersion = z.object({
  designators: z.array(z.string()),
  quantity: z.int(),
  value: z.string(),
  footprint: z.string(),
  manufacturer: z.string(),
  mpn: z.string(),
});

/** Ids of several projects. */
export const projectIdList = z.pipe(queryList, z.array(id).check(z.minLength(1), z.maxLength(100)));
