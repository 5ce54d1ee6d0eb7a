// Results of simulations that are kept with a project: taken from an upload, listed, opened, removed.

import { MEGABYTE } from "@/lib/base/units";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import {
  type deleteSimulationResults,
  type getSimulationResults,
  type keepSimulationResults,
  type KeptResultRow,
  type listSimulationResults,
  MAX_KEPT_RESULTS,
  MAX_RESULT_MEGABYTES,
  UNNAMED_RESULT_DAYS,
} from "@/lib/contracts/simulation-result";
import { type Database, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { isNamed } from "@/lib/server/file/named";
import * as fileRows from "@/lib/server/file/rows";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import type { FileStore } from "@/lib/server/storage/file-store";
import { requireProject } from "./access";
import * as imageRows from "./image-rows";
import * as resultRows from "./result-rows";

type Context = RequestContext<Viewer>;

const MAX_BYTES = MAX_RESULT_MEGABYTES * MEGABYTE;
/** Uploads that became results count for no quota of uploads any more, so their sum has a limit of its own. */
const MAX_ACCOUNT_BYTES = 2 * 1024 ** 3;
const KEPT_MS = UNNAMED_RESULT_DAYS * 86_400_000;
const ZIP = "application/zip";

const toRow = ({ id, name, summary, size, createdAt, author }: resultRows.ListedResult): KeptResultRow => ({
  ...{ id, name, summary, size, createTime: createdAt.toISOString(), author: author ?? "" },
  expireTime: name === null ? new Date(createdAt.getTime() + KEPT_MS).toISOString() : null,
});

export async function list(
  deps: Deps,
  input: ParsedInputOf<typeof listSimulationResults>,
  { viewer }: Context,
): Promise<OutputOf<typeof listSimulationResults>> {
  const { project } = await requireProject(deps.db, viewer, input, "edit");
  return { rows: (await resultRows.list(deps.db, project.id)).map(toRow) };
}

async function requireUpload(deps: Deps, fileUrl: string, context: Context): Promise<fileRows.FileRow> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.general) throw new AppError("NOT_FOUND");
  if (file.mime !== ZIP) throw new AppError("WRONG_FILE_FORMAT");
  if (file.size > MAX_BYTES) throw new AppError("FILE_TOO_LARGE", { values: { limit: MAX_RESULT_MEGABYTES } });
  return file;
}

/** The upload is gone afterwards, unless a message or a complaint shows it. */
async function letGo(deps: Deps, file: fileRows.FileRow, accountId: string): Promise<void> {
  if (await isNamed(deps.db, accountId, file.id)) return;
  await fileRows.deleteFile(deps.db, file.id);
  await deps.store.remove(file.storageKey);
}

export async function keep(
  deps: Deps,
  input: ParsedInputOf<typeof keepSimulationResults>,
  context: Context,
): Promise<KeptResultRow> {
  const { viewer, now } = context;
  const { fileUrl, name = null, summary } = input;
  await requireProject(deps.db, viewer, input, "edit");
  const file = await requireUpload(deps, fileUrl, context);
  const stored = await deps.store.put(await deps.store.open(file.storageKey, file.size), { maxBytes: MAX_BYTES });
  try {
    const row = await withTransaction(deps.db, async (tx) => {
      const { project, version } = await requireProject(tx, viewer, input, "edit");
      if (version === null || project.accountId === null) throw new AppError("NOT_FOUND");
      await imageRows.lockProject(tx, project.id);
      if ((await resultRows.countOf(tx, project.id)) >= MAX_KEPT_RESULTS)
        throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_KEPT_RESULTS } });
      if ((await resultRows.bytesOfAccount(tx, project.accountId)) + stored.size > MAX_ACCOUNT_BYTES)
        throw new AppError("UPLOAD_QUOTA");
      const made = { id: newId(), projectId: project.id, name, summary, accountId: viewer.accountId, createdAt: now };
      await resultRows.insert(tx, { ...made, storageKey: stored.key, size: stored.size });
      return resultRows.find(tx, project.id, made.id);
    });
    if (!row) throw new Error("results that were kept were not found");
    await letGo(deps, file, viewer.accountId);
    return toRow(row);
  } catch (error) {
    await deps.store.remove(stored.key);
    throw error;
  }
}

export async function get(
  deps: Deps,
  input: ParsedInputOf<typeof getSimulationResults>,
  { viewer }: Context,
): Promise<FileAnswer> {
  const { project } = await requireProject(deps.db, viewer, input, "edit");
  const result = await resultRows.find(deps.db, project.id, input.id);
  if (!result) throw new AppError("NOT_FOUND");
  const { storageKey, size } = result;
  return storedAnswer(deps, { storageKey, size, name: "simulation-results.zip", mime: ZIP });
}

export async function remove(
  deps: Deps,
  input: ParsedInputOf<typeof deleteSimulationResults>,
  { viewer }: Context,
): Promise<Record<string, never>> {
  const key = await withTransaction(deps.db, async (tx) => {
    const { project } = await requireProject(tx, viewer, input, "edit");
    return resultRows.remove(tx, project.id, input.id);
  });
  if (key === null) throw new AppError("NOT_FOUND");
  await deps.store.remove(key);
  return {};
}

const BATCH = 200;

/** Those without a name after 30 days. The records go first: a crash leaves orphans, never a record without its file. */
export async function expireResults({ db, store }: { db: Database; store: FileStore }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (;;) {
    const keys = await withTransaction(db, (tx) => resultRows.removeExpired(tx, before, BATCH));
    for (const key of keys) await store.remove(key);
    if (keys.length < BATCH) return;
  }
}
