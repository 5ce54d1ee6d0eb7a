// Changes of a drawing by several people: checked, put in order, and told to everybody who has it open.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { MAX_DOCUMENT_BYTES } from "@/lib/contracts/project";
import type { changeDocument, listChanges } from "@/lib/contracts/project-change";
import type { RecordIndex } from "@/lib/core/schematic/format/record-index";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { publishDocumentChanged } from "@/lib/server/realtime/publish";
import { requireProject } from "./access";
import * as changeRows from "./change-rows";
import { RecordIndexes } from "./record-indexes";
import * as rows from "./rows";
import { keepBefore } from "./versions";

/** As many as the limits of a whole drawing allow, about. */
const MAX_RECORDS = 100_000;
/** The content takes over the changes when there are so many, or of so many bytes. */
const FOLD_AFTER = { count: 100, bytes: 512 * 1024 };
/** Changes before it are read as a whole drawing by those who were away so long. */
const KEPT_CHANGES = 2_000;

const indexes = new RecordIndexes();

async function indexAt(tx: Transaction, projectId: string, version: number): Promise<RecordIndex> {
  const held = indexes.find(projectId, version);
  if (held) return held;
  const document = await rows.findDocument(tx, projectId);
  if (!document) throw new AppError("NOT_FOUND");
  return indexes.hold(projectId, version, document.content);
}

function check(index: RecordIndex, change: SchematicChange): void {
  if (!index.apply(change) || index.size > MAX_RECORDS) throw new AppError("INVALID_INPUT", { data: [] });
}

async function fold(tx: Transaction, projectId: string, contentVersion: number): Promise<void> {
  const { count, bytes } = await changeRows.sizeSince(tx, projectId, contentVersion);
  if (count < FOLD_AFTER.count && bytes < FOLD_AFTER.bytes) return;
  const document = await rows.findDocument(tx, projectId);
  if (!document) return;
  if (Buffer.byteLength(JSON.stringify(document.content)) > MAX_DOCUMENT_BYTES) throw new AppError("BODY_TOO_LARGE");
  await changeRows.storeContent(tx, projectId, document);
  await changeRows.deleteChanges(tx, projectId, document.version - KEPT_CHANGES);
}

export async function change(
  deps: Deps,
  input: ParsedInputOf<typeof changeDocument>,
  { viewer, now }: RequestContext<Viewer>,
): Promise<{ version: number }> {
  const { projectId, changeId, change: records } = input;
  const size = Buffer.byteLength(JSON.stringify(records));
  const made = await withTransaction(deps.db, async (tx) => {
    await requireProject(tx, viewer, input, "edit");
    const latest = await changeRows.lockDocument(tx, projectId);
    if (!latest) throw new AppError("NOT_FOUND");
    const known = await changeRows.findMade(tx, projectId, changeId);
    if (known !== null) return { version: known, isNew: false };
    if (latest.version !== input.version) throw new AppError("STALE_VERSION");
    await keepBefore(tx, { projectId, version: latest.version, accountId: viewer.accountId, now });
    check(await indexAt(tx, projectId, latest.version), records);
    const version = latest.version + 1;
    await changeRows.insertChange(tx, { projectId, version, changeId, change: records, size, createdAt: now });
    await fold(tx, projectId, latest.contentVersion);
    await rows.changeProject(tx, projectId, { updatedAt: now });
    return { version, isNew: true };
  }).catch((error: unknown) => {
    // The index may have taken what the database has not.
    indexes.forget(projectId);
    throw error;
  });
  const { version } = made;
  if (made.isNew) {
    indexes.advance(projectId, version);
    publishDocumentChanged(deps, { projectId, version, changeId, change: records, size });
  }
  return { version };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listChanges>, { viewer }: RequestContext) {
  const { project } = await requireProject(deps.db, viewer, input, "view");
  const version = await changeRows.findVersion(deps.db, project.id);
  if (version === null) throw new AppError("NOT_FOUND");
  const found = await changeRows.findChanges(deps.db, project.id, input.since);
  const latest = found.at(-1)?.version ?? Math.max(version, input.since);
  const isWhole = input.since <= version && found.length === latest - input.since;
  const changes = found.flatMap(({ version: made, changeId, change: records }) =>
    records === null ? [] : [{ version: made, changeId, change: records }],
  );
  // A drawing that was replaced is not a sequence of changes.
  return { version: latest, changes: isWhole && changes.length === found.length ? changes : null };
}
