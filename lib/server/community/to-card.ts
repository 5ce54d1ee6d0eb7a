// Publications as lists and pages show them.

import type {
  PUBLICATION_CONTENTS,
  PublicationCard,
  PublicationDetail,
  PublicationPrice,
  PublicationVersion,
} from "@/lib/contracts/community";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import { type Block, type Inline, plainText } from "@/lib/core/content/markdown";
import type { Locale } from "@/lib/core/market/area";
import type { StoredPrice } from "@/lib/server/db/tables/community";
import type { AttachmentRow, AuthorRow, ListedVersion, PublicationRow } from "./rows";

const MAX_SUMMARY = 160;

const inlinesOf = (block: Block): readonly Inline[] =>
  "children" in block && block.type !== "quote" ? block.children : [];

/** The first paragraph as plain text, cut after a word. */
export function summaryOf(introduction: string): string {
  const text = parseUserMarkdown(introduction)
    .map((block) => plainText(inlinesOf(block)).trim())
    .filter((paragraph) => paragraph !== "")
    .join(" ")
    .replaceAll(/\s+/g, " ");
  const signs = [...text];
  if (signs.length <= MAX_SUMMARY) return text;
  const cut = signs.slice(0, MAX_SUMMARY - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > MAX_SUMMARY / 2 ? cut.slice(0, space) : cut}…`;
}

export const coverUrlOf = ({ projectId, coverName }: Pick<PublicationRow, "projectId" | "coverName">): string =>
  `/api/eda/forum/${projectId}/cover-picture/${coverName}`;

export const avatarOf = ({ avatarKey }: Pick<AuthorRow, "avatarKey">): string =>
  avatarKey === null ? "" : `/api/eda/user/avatar/${avatarKey}`;

const fromUm = (um: number | null): number | null => (um === null ? null : um / 1_000);

const toPrice = ({ pricedAt, quantity, boardsMicro, assembledMicro, kitMicro, alternatives, missing }: StoredPrice) => {
  const amounts = { quantity, boardsMicro, assembledMicro, kitMicro };
  return { ...amounts, alternatives, missing, priceTime: pricedAt.toISOString() } satisfies PublicationPrice;
};

export interface CardParts {
  readonly publication: PublicationRow;
  readonly author: AuthorRow;
  readonly price: StoredPrice | null;
  readonly commentCount: number;
}

export const textsOf = ({ title, introduction, summary, translations }: PublicationRow, locale: Locale) =>
  translations[locale] ?? { title, introduction, summary };

type Content = (typeof PUBLICATION_CONTENTS)[number];

export function toCard({ publication, author, price, commentCount }: CardParts, locale: Locale): PublicationCard {
  const { projectId, license, likeCount, favoriteCount, visitCount, copyCount, orderCount } = publication;
  const { lineCount, partCount, layers, widthUm, heightUm, versionName, publishedAt, updatedAt } = publication;
  const { title, summary } = textsOf(publication, locale);
  const contents = publication.contents as Content[];
  return {
    ...{ projectId, title, summary, coverUrl: coverUrlOf(publication) },
    ...{ authorId: author.id, author: author.username, authorAvatar: avatarOf(author) },
    ...{ projectType: publication.projectType as PublicationCard["projectType"], license, contents },
    tags: locale === "zh" ? publication.tagsZh : publication.tags,
    ...{ likeCount, favoriteCount, visitCount, copyCount, orderCount, commentCount, lineCount, partCount },
    board: contents.includes("board") ? { widthMm: fromUm(widthUm), heightMm: fromUm(heightUm), layers } : null,
    ...{ versionName, publishTime: (publishedAt ?? publication.createdAt).toISOString() },
    ...{ updateTime: updatedAt.toISOString(), price: price && toPrice(price) },
  };
}

export const toAttachment = ({
  id,
  projectId,
  name,
  size,
}: AttachmentRow): PublicationDetail["attachments"][number] => ({
  ...{ attachmentId: id, name, size, url: `/api/eda/forum/${projectId}/attachment/${id}` },
});

export const toVersion = (row: ListedVersion): PublicationVersion => ({
  ...{ version: row.version, name: row.name, note: row.note, createTime: row.createdAt.toISOString() },
  ...{ changes: row.changes, isBoardChanged: row.isBoardChanged },
});
