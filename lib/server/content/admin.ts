// Content in the hands of staff: lists, drafts, publication, pictures and visitors' messages.

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { AppError } from "@/lib/contracts/errors";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import type {
  AdminContentRow,
  AdminContentView,
  closeVisitorMessage,
  getVisitorFile,
  listAdminContent,
  listVisitorMessages,
  previewAdminContent,
  saveAdminContent,
  viewAdminContent,
  withdrawAdminContent,
} from "@/lib/contracts/ops-content";
import { contentPath } from "@/lib/core/content/content-kind";
import { documentKey } from "@/lib/core/content/content-document";
import { fillTokens } from "@/lib/core/content/tokens";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { recordAct } from "@/lib/server/ops/records/audit";
import { findFiles } from "@/lib/server/order/care/message-rows";
import { currentBooks } from "@/lib/server/pricing/page-books";
import { cleanPicture } from "@/lib/server/storage/picture/clean-picture";
import * as adminRows from "./admin-rows";
import { problemsOf } from "./check-draft";
import { createFigureValues } from "./figure-values";
import { publishSiteChanged } from "@/lib/server/realtime/publish";
import { loadContent } from "./load";
import { type Action, saveVersion, withdraw as takeOff } from "./publish";
import * as rows from "./rows";
import { getContent } from "./snapshot";
import { type StoredContent, storedContent } from "./stored-content";

type Context = RequestContext<Viewer>;

export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminContent>) {
  const found = await adminRows.list(deps.db, filter);
  const each = found.rows.map(({ document, version, isPublished }): AdminContentRow => {
    const { texts, topic, slug } = storedContent.parse(version.content);
    return {
      documentId: document.id,
      kind: document.kind,
      slug,
      topic,
      title: { en: texts.en.title, zh: texts.zh.title },
      origin: document.origin,
      state: version.state,
      isPublished,
      updatedAt: document.updatedAt.toISOString(),
    };
  });
  return { rows: each, total: found.total };
}

export async function view(
  deps: Deps,
  { documentId, versionId }: ParsedInputOf<typeof viewAdminContent>,
): Promise<AdminContentView> {
  const document = await adminRows.findDocument(deps.db, documentId);
  const versions = document ? await adminRows.listVersions(deps.db, documentId) : [];
  const shown = versionId ? versions.find(({ version }) => version.id === versionId) : versions[0];
  if (!document || !shown) throw new AppError("NOT_FOUND");
  const content = storedContent.parse(shown.version.content);
  return {
    documentId,
    origin: document.origin,
    path: contentPath(document.kind, document.slug),
    versions: versions.map(({ version, author }) => ({
      versionId: version.id,
      number: version.number,
      state: version.state,
      publishAt: version.publishAt?.toISOString() ?? null,
      note: version.note,
      author: author ?? "",
      at: version.createdAt.toISOString(),
    })),
    versionId: shown.version.id,
    content: toDraft(content),
    files: content.texts.en.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    counters: await rows.countersOf(deps.db, documentKey(document)),
  };
}

function toDraft(content: StoredContent): AdminContentView["content"] {
  const { published: _published, updated: _updated, texts, ...shared } = content;
  const { files: _filesEn, ...en } = texts.en;
  const { files: _filesZh, ...zh } = texts.zh;
  return { ...shared, texts: { en, zh } };
}

export async function preview({ content, locale, area }: ParsedInputOf<typeof previewAdminContent>, { now }: Context) {
  const values = createFigureValues(locale, { area, ...currentBooks(area, now.getTime()) });
  const problems = problemsOf(content, await getContent(), now.getTime());
  return { body: fillTokens(content.texts[locale].body, values), problems };
}

export async function save(deps: Deps, input: ParsedInputOf<typeof saveAdminContent>, context: Context) {
  const { viewer, now, locale } = context;
  const action = actionOf(input, context);
  if (action.do !== "draft") {
    const problems = problemsOf(input.content, await getContent(), now.getTime());
    if (problems.length > 0) throw new AppError("CONTENT_PROBLEMS", { data: problems });
  }
  const { documentId, content: draft, note } = input;
  const saved = await withTransaction(deps.db, async (tx) => {
    const done = await saveVersion(tx, { documentId, draft, action, note, authorId: viewer.accountId, now });
    await recordAct(tx, context, {
      kind: `content-${input.action}`,
      accountId: null,
      subject: `content:${done.documentId}`,
      details: { kind: draft.kind, slug: draft.slug, version: done.number, title: draft.texts[locale].title },
    });
    return done;
  });
  if (action.do === "publish") await showNow(deps);
  return saved;
}

/** The pages of this process show it with the answer, those of others as soon as they hear of it. */
async function showNow(deps: Deps): Promise<void> {
  await loadContent(deps.db);
  await deps.refreshPages();
  publishSiteChanged(deps);
}

function actionOf({ action, publishAt }: ParsedInputOf<typeof saveAdminContent>, context: Context): Action {
  if (action !== "schedule") return { do: action };
  const at = new Date(publishAt ?? "");
  if (!(at.getTime() > context.now.getTime())) {
    const message = fieldMessage(context.locale, "common.invalid");
    throw new AppError("INVALID_INPUT", { data: [{ field: "publishAt", message }] });
  }
  return { do: "schedule", at };
}

export async function withdraw(deps: Deps, input: ParsedInputOf<typeof withdrawAdminContent>, context: Context) {
  await withTransaction(deps.db, async (tx) => {
    await takeOff(tx, input.documentId, context.now);
    const subject = `content:${input.documentId}`;
    await recordAct(tx, context, {
      kind: "content-withdrawn",
      accountId: null,
      subject,
      details: { note: input.note },
    });
  });
  await showNow(deps);
  return {};
}

/** NOT_FOUND for what is not one's own upload of this kind, WRONG_FILE_FORMAT for what is no whole picture. */
export async function addPicture(deps: Deps, { fileUrl }: { fileUrl: string }, context: Context) {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.image) throw new AppError("NOT_FOUND");
  const picture = cleanPicture(await buffer(await deps.store.open(file.storageKey)));
  await fileRows.deleteFile(deps.db, file.id);
  await deps.store.remove(file.storageKey);
  if (!picture) throw new AppError("WRONG_FILE_FORMAT");
  const { width, height } = picture.size;
  const stored = await deps.store.put(Readable.from([picture.bytes]), {
    maxBytes: MAX_FILE_BYTES[FILE_TYPES.image] ?? 0,
  });
  await adminRows.insertPicture(deps.db, { storageKey: stored.key, mime: picture.mime, width, height });
  const ending = picture.mime === "image/jpeg" ? "jpg" : "png";
  const name = `${
    file.name
      .replace(/\.[^.]*$/, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "picture"
  }.${ending}`;
  return { name, href: `/api/content/picture/${stored.key}`, width, height };
}

export async function getPicture(deps: Deps, key: string): Promise<FileAnswer> {
  const picture = await adminRows.findPicture(deps.db, key);
  if (!picture) throw new AppError("NOT_FOUND");
  const body = await buffer(await deps.store.openCached(picture.storageKey));
  const name = picture.mime === "image/jpeg" ? "picture.jpg" : "picture.png";
  return { body, name, mime: picture.mime, size: body.length, disposition: "inline", isPublic: true };
}

export async function messages(deps: Deps, filter: ParsedInputOf<typeof listVisitorMessages>) {
  const { isDone, ...rest } = filter;
  const found = await adminRows.listMessages(deps.db, { ...rest, ...(isDone ? { isDone: isDone === "1" } : {}) });
  const each = found.rows.map(({ id, createdAt, doneAt, accountId: _accountId, doneBy: _doneBy, ...message }) => ({
    ...message,
    messageId: id,
    at: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return { rows: each, total: found.total };
}

export async function closeMessage(deps: Deps, input: ParsedInputOf<typeof closeVisitorMessage>, context: Context) {
  await withTransaction(deps.db, async (tx) => {
    if (!(await adminRows.findMessage(tx, input.messageId))) throw new AppError("NOT_FOUND");
    if (!(await adminRows.closeMessage(tx, input.messageId, context.viewer.accountId, context.now))) return;
    const subject = `message:${input.messageId}`;
    await recordAct(tx, context, { kind: "message-closed", accountId: null, subject });
  });
  return {};
}

/** NOT_FOUND for a file that did not come with the message. */
export async function messageFile(deps: Deps, input: ParsedInputOf<typeof getVisitorFile>): Promise<FileAnswer> {
  const message = await adminRows.findMessage(deps.db, input.messageId);
  const isAttached = message?.files.some(({ fileUrl }) => fileUrl === input.fileUrl);
  const file = isAttached ? (await findFiles(deps.db, [input.fileUrl])).get(input.fileUrl) : undefined;
  if (!file) throw new AppError("NOT_FOUND");
  return storedAnswer(deps, file);
}
