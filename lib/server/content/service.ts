// Reading content over the API, votes on answers, and messages from visitors.

import { MEGABYTE } from "@/lib/base/units";
import { AppError } from "@/lib/contracts/errors";
import type {
  ContentSummary,
  listArticles,
  listLabels,
  searchContent as searchContract,
  sendContact,
  sendFeedback,
  viewArticle,
  viewStatistics,
  voteOnAnswer,
} from "@/lib/contracts/content";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { COLUMNS, contentPath } from "@/lib/core/content/content-kind";
import { type ContentDocument, documentKey } from "@/lib/core/content/content-document";
import { isContact } from "@/lib/core/market/contact";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { columnTitle, fieldMessage } from "@/lib/server/http/translate";
import * as fileRows from "@/lib/server/file/rows";
import { countSources } from "@/lib/server/part/rows";
import { countLabels } from "./count-labels";
import { searchContent } from "./search/content-search";
import { listContent, readContent } from "./read-page";
import type { MessageFile } from "@/lib/server/db/tables/content";
import * as rows from "./rows";
import { getContent } from "./snapshot";

const MAX_HITS = 50;

function toSummary(document: ContentDocument): ContentSummary {
  const { kind, slug, title, description, topic, labels, published, updated } = document;
  return {
    kind,
    slug,
    path: contentPath(kind, slug) ?? "/",
    title,
    description,
    topic,
    labels: [...labels],
    published,
    updated,
  };
}

export async function view({ type, slug }: ParsedInputOf<typeof viewArticle>, context: RequestContext) {
  const page = await readContent(type, slug, context);
  if (!page) throw new AppError("NOT_FOUND");
  const { document, related } = page;
  return {
    ...toSummary(document),
    body: document.body,
    sources: [...document.sources],
    related: related.map(toSummary),
  };
}

export async function columns(context: RequestContext) {
  const articles = await listContent("article", context);
  return COLUMNS.flatMap((column) => {
    const count = articles.filter(({ topic }) => topic === column).length;
    return count > 0 ? [{ seoUnique: column, title: columnTitle(context.locale, column), count }] : [];
  });
}

export async function labels({ columnSeoUnique }: ParsedInputOf<typeof listLabels>, context: RequestContext) {
  const articles = await listContent("article", context);
  return countLabels(articles.filter(({ topic }) => !columnSeoUnique || topic === columnSeoUnique));
}

export async function articles(asked: ParsedInputOf<typeof listArticles>, context: RequestContext) {
  const { columnSeoUnique, keyWord, pageNum, pageSize } = asked;
  const wanted = asked.labels
    .split(",")
    .map((label) => label.trim())
    .filter(Boolean);
  const all =
    keyWord === ""
      ? await listContent("article", context)
      : (await searchContent(keyWord, context, MAX_HITS))
          .map(({ document }) => document)
          .filter(({ kind }) => kind === "article");
  const found = all.filter(
    ({ topic, labels: each }) =>
      (!columnSeoUnique || topic === columnSeoUnique) &&
      (wanted.length === 0 || wanted.some((label) => each.includes(label))),
  );
  const start = (pageNum - 1) * pageSize;
  return { rows: found.slice(start, start + pageSize).map(toSummary), total: found.length };
}

export async function search({ keyword, type }: ParsedInputOf<typeof searchContract>, context: RequestContext) {
  const hits = await searchContent(keyword, context, MAX_HITS);
  const found = hits.filter(({ document }) => !type || document.kind === type);
  const each = found.map(({ document, passage, matches }) => ({ ...toSummary(document), passage, matches }));
  return { rows: each, total: each.length };
}

export async function products(context: RequestContext) {
  return (await listContent("product", context)).map(toSummary);
}

export async function statistics(deps: Deps, { type }: ParsedInputOf<typeof viewStatistics>) {
  if (type === "parts") {
    const { imported, sample } = await countSources(deps.db);
    return { count: imported + sample };
  }
  return { count: (await getContent()).list(type === "articles" ? "article" : "help", "en").length };
}

export async function vote(deps: Deps, { slug, isUseful }: ParsedInputOf<typeof voteOnAnswer>) {
  const answer = (await getContent()).find("help", slug, "en");
  if (!answer) throw new AppError("NOT_FOUND");
  await rows.countUp(deps.db, documentKey(answer), isUseful ? "useful" : "notUseful");
  return {};
}

/** Files that the sender uploaded. NOT_FOUND for another's, FILE_TOO_LARGE above the limit of the form. */
async function ownFiles(
  deps: Deps,
  { handles, purpose }: { handles: readonly string[]; purpose: "contact" | "feedback" },
  context: RequestContext,
): Promise<MessageFile[]> {
  if (handles.length === 0) return [];
  const owner = context.owner();
  const limit = MAX_FILE_MEGABYTES[purpose];
  return Promise.all(
    handles.map(async (handle) => {
      const file = await fileRows.findOwned(deps.db, owner, handle);
      if (!file) throw new AppError("NOT_FOUND");
      if (file.size > limit * MEGABYTE) throw new AppError("FILE_TOO_LARGE", { values: { limit } });
      return { fileUrl: file.id, fileName: file.name, size: file.size };
    }),
  );
}

/** The address in the form that answers are sent to. */
function requireContact(value: string, { area, locale }: RequestContext, field: string): string {
  const contact = value.normalize("NFKC").trim();
  if (!isContact(contact.toLowerCase(), area)) {
    const key = area === "zh-CN" ? "contact.mailboxOrMobile" : "contact.mailbox";
    throw new AppError("INVALID_INPUT", { data: [{ field, message: fieldMessage(locale, key) }] });
  }
  return contact;
}

export async function contact(deps: Deps, input: ParsedInputOf<typeof sendContact>, context: RequestContext) {
  const { area, locale, now } = context;
  await rows.insertMessage(deps.db, {
    kind: "contact",
    area,
    locale,
    contact: requireContact(input.email, context, "email"),
    category: input.category,
    title: "",
    text: input.questions,
    files: await ownFiles(deps, { handles: input.files, purpose: "contact" }, context),
    accountId: context.viewer?.accountId ?? null,
    createdAt: now,
  });
  return {};
}

export async function feedback(deps: Deps, input: ParsedInputOf<typeof sendFeedback>, context: RequestContext) {
  const { area, locale, now } = context;
  await rows.insertMessage(deps.db, {
    kind: "feedback",
    area,
    locale,
    contact: input.contact,
    category: `${input.range}/${input.type}`,
    title: input.title,
    text: input.description,
    files: await ownFiles(deps, { handles: input.files, purpose: "feedback" }, context),
    accountId: context.viewer?.accountId ?? null,
    createdAt: now,
  });
  return {};
}
