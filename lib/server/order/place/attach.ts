// The files of an order's line, given after it was placed: they may come, or be others, until an engineer has reviewed them.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { attachBoard } from "@/lib/contracts/order";
import type { FileDifference } from "@/lib/core/order/file-check";
import type { FileNote } from "@/lib/core/order/notes";
import { mayAddFiles } from "@/lib/core/order/states";
import { ownerOf } from "@/lib/server/cart/service";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { dfmOfLine } from "@/lib/server/dfm/order-line";
import * as projectRows from "@/lib/server/gerber/rows";
import { findUnused } from "@/lib/server/gerber/board3d-snapshot";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { enqueue } from "@/lib/server/jobs/queue";
import { publishOrderChanged } from "@/lib/server/realtime/publish";
import { boardsOfLine, orderedBoard } from "./boards";
import { ORDER_CHECK_JOB } from "../change/check";
import { differencesOfProject } from "../change/differences";
import { addNote } from "../care/notes";
import * as rows from "../rows";

type Input = ParsedInputOf<typeof attachBoard>;
type Context = RequestContext<Viewer>;

async function takeLine(tx: Transaction, { orderId, position, board }: Input) {
  const line = (await rows.findLines(tx, orderId))[position];
  const previous = line && boardsOfLine(line)[board];
  if (!line || !previous) throw new AppError("NOT_FOUND");
  return { line, previous };
}

async function takeProject(tx: Transaction, { projectId }: Input, context: Context): Promise<projectRows.ProjectRow> {
  const project = await projectRows.findOwned(tx, context.owner(), projectId);
  if (!project || project.fileId === null) throw new AppError("NOT_FOUND");
  return project;
}

/**
 * The first board's files are the line's own, with its pictures and its check. Answers the key of a picture that nothing
 * shows any more.
 */
async function setFiles(tx: Transaction, line: rows.OrderLineRow, at: number, project: projectRows.ProjectRow) {
  const { id: projectId, name: projectName, fileId, topPictureKey } = project;
  if (at > 0) {
    await rows.setBoardFile(tx, line, { board: at, fileId: fileId ?? "" });
    return null;
  }
  const dfm = await dfmOfLine(tx, { ...line, projectId });
  const board3dSnapshotKey = await projectRows.reserveBoard3dSnapshot(tx, projectId);
  await rows.setFiles(tx, line.id, { projectId, projectName, fileId, topPictureKey, board3dSnapshotKey, dfm });
  return findUnused(tx, line.board3dSnapshotKey);
}

export async function attach(deps: Deps, input: Input, context: Context): Promise<{ differences: FileDifference[] }> {
  const { orderId } = input;
  const { differences, unused } = await withTransaction(deps.db, async (tx) => {
    const order = await rows.lockOwned(tx, ownerOf(context), orderId);
    if (!order) throw new AppError("NOT_FOUND");
    const status = order.status;
    if (!mayAddFiles(status)) throw new AppError("MOVE_NOT_ALLOWED");
    const { line, previous } = await takeLine(tx, input);
    const project = await takeProject(tx, input, context);
    const unused = await setFiles(tx, line, input.board, project);
    const note: FileNote = previous.fileId === null ? "filesAdded" : "filesReplaced";
    await addNote(tx, order, { actor: "customer", note, at: context.now });
    if (status === "Queued" || status === "Order Received")
      await enqueue(tx, { kind: ORDER_CHECK_JOB, payload: { orderId } });
    const ordered = orderedBoard(line, input.board);
    // Only boards have files that can be compared with what was ordered.
    return { differences: ordered ? differencesOfProject(ordered, project) : [], unused };
  });
  if (unused !== null) await deps.store.remove(unused);
  publishOrderChanged(deps, { id: orderId, accountId: context.viewer.accountId });
  return { differences };
}
