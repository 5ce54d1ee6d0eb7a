// Internal notes and owners: added, handed over, and read with the record that they belong to.

import type { AdminNote, addAdminNote, setRecordOwner, StaffMember } from "@/lib/contracts/admin-record";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type Queryable, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { fieldMessage } from "@/lib/server/http/translate";
import { newId } from "@/lib/server/ids";
import { publishAdminChange } from "@/lib/server/realtime/publish";
import { recordAct } from "./audit";
import * as rows from "./record-rows";

type Context = RequestContext<Viewer>;

const changeOf = (record: "order" | "quote" | "account", id: string) => ({ [`${record}Id`]: id });

export async function notesOf(db: Queryable, subject: string): Promise<AdminNote[]> {
  const found = await rows.listNotes(db, subject);
  return found.map(({ id: noteId, author, text, createdAt }) => ({
    noteId,
    author,
    text,
    at: createdAt.toISOString(),
  }));
}

export async function ownerOf(db: Queryable, subject: string, { viewer }: Context): Promise<StaffMember | null> {
  const owner = await rows.findOwner(db, subject);
  return owner && { ...owner, isMe: owner.accountId === viewer.accountId };
}

/** NOT_FOUND where there is no such record. That a note was written is logged, its text is not. */
export async function addNote(deps: Deps, input: ParsedInputOf<typeof addAdminNote>, context: Context) {
  const { viewer, now: createdAt } = context;
  const { record, id, text } = input;
  const request = { accountId: viewer.accountId, key: context.idempotencyKey, operation: "ops.note", input };
  const answer = await once(deps.db, request, async (tx) => {
    const accountId = await rows.findRecordAccount(tx, record, id);
    if (accountId === null) throw new AppError("NOT_FOUND");
    const subject = `${record}:${id}`;
    const noteId = newId();
    await rows.insertNote(tx, { id: noteId, subject, authorId: viewer.accountId, text, createdAt });
    await recordAct(tx, context, { kind: "note-added", accountId, subject });
    return { noteId };
  });
  publishAdminChange(deps, changeOf(record, id));
  return answer;
}

export async function setOwner(deps: Deps, input: ParsedInputOf<typeof setRecordOwner>, context: Context) {
  const { record, id, ownerId, from } = input;
  await withTransaction(deps.db, async (tx) => {
    const accountId = await rows.lockRecord(tx, record, id);
    if (accountId === null) throw new AppError("NOT_FOUND");
    const subject = `${record}:${id}`;
    const owner = await rows.findOwner(tx, subject);
    if ((owner?.accountId ?? "") !== from) throw new AppError("STALE_VERSION");
    if (ownerId === "") await rows.deleteOwner(tx, subject);
    else {
      if (!(await rows.isStaff(tx, ownerId))) {
        const message = fieldMessage(context.locale, "common.invalid");
        throw new AppError("INVALID_INPUT", { data: [{ field: "ownerId", message }] });
      }
      await rows.upsertOwner(tx, subject, { accountId: ownerId, since: context.now });
    }
    const next = ownerId === "" ? null : await rows.findOwner(tx, subject);
    const details = { ownerBefore: owner?.name ?? null, owner: next?.name ?? null };
    await recordAct(tx, context, { kind: "owner-changed", accountId, subject, details });
  });
  publishAdminChange(deps, changeOf(record, id));
  return {};
}

export async function staff(deps: Deps, { viewer }: Context) {
  const found = await rows.listStaff(deps.db);
  return { rows: found.map((row) => ({ ...row, isMe: row.accountId === viewer.accountId })) };
}
