// The customer's answers to what the reading of a board's files asks, kept with the facts that they were given for.

import type { Board, confirmQuestions, withdrawConfirmation } from "@/lib/contracts/gerber";
import { boardFacts } from "@/lib/contracts/gerber";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type ConfirmedQuestion, isConfirmable } from "@/lib/core/board/questions";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { Owner, RequestContext } from "@/lib/server/http/context";
import * as rows from "./rows";
import { wasOrdered } from "./submitted-rows";
import { toBoard } from "./to-board";

async function lockBoard(tx: Transaction, owner: Owner, projectId: string) {
  const project = await rows.lockOwned(tx, owner, projectId);
  const facts = boardFacts.safeParse(project?.facts).data;
  if (!project || !facts) throw new AppError("NOT_FOUND");
  return { project, facts };
}

export async function confirm(
  deps: Deps,
  { projectId, codes }: ParsedInputOf<typeof confirmQuestions>,
  context: RequestContext,
): Promise<Board> {
  const owner = context.owner();
  return withTransaction(deps.db, async (tx) => {
    const { project, facts } = await lockBoard(tx, owner, projectId);
    if (project.fileId === null) throw new AppError("NOT_FOUND");
    const file = await fileRows.findOwned(tx, owner, project.fileId);
    if (!file) throw new AppError("NOT_FOUND");
    if (!codes.every((code) => facts.questions.includes(code) && isConfirmable(code)))
      throw new AppError("QUESTION_NOT_CONFIRMABLE");
    const confirmed = [...(facts.confirmed ?? [])];
    for (const code of new Set(codes)) {
      if (confirmed.some((known) => known.code === code)) continue;
      confirmed.push({ code, sha256: file.sha256, confirmedAt: context.now.toISOString() });
    }
    const answered = { ...facts, confirmed };
    await rows.setFacts(tx, projectId, answered);
    return toBoard({ ...project, facts: answered });
  });
}

/** Confirmations of a board that was ordered stay. */
export async function withdraw(
  deps: Deps,
  { projectId, code }: ParsedInputOf<typeof withdrawConfirmation>,
  context: RequestContext,
): Promise<Board> {
  const owner = context.owner();
  return withTransaction(deps.db, async (tx) => {
    const { project, facts } = await lockBoard(tx, owner, projectId);
    if (await wasOrdered(tx, projectId)) throw new AppError("CONFIRMATION_ORDERED");
    const left = { ...facts, confirmed: (facts.confirmed ?? []).filter((answer) => answer.code !== code) };
    await rows.setFacts(tx, projectId, left);
    return toBoard({ ...project, facts: left });
  });
}

/** Earlier confirmations for the same file, as far as they are still asked. */
export async function confirmedBefore(
  db: Database,
  owner: Owner,
  { fileId, sha256, questions }: { fileId: string; sha256: string; questions: readonly string[] },
): Promise<ConfirmedQuestion[]> {
  const previous = await rows.findByFile(db, owner, fileId);
  const confirmed = boardFacts.safeParse(previous?.facts).data?.confirmed ?? [];
  return confirmed.filter((answer) => answer.sha256 === sha256 && questions.includes(answer.code));
}
