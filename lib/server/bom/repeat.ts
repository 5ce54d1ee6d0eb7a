// A quote made anew from an earlier one: the same boards, files and parts list at the prices of today.

import { AppError } from "@/lib/contracts/errors";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { boardsOf, type KeptBoards } from "@/lib/core/pcba/quoted-boards";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { type MeasuredProject, measuredContradictions } from "@/lib/server/pcb/measured";
import { makeInquiry } from "./inquiry";
import { isConfirmedOf, toQuoteLine } from "./line-rows";
import { type RequestedBoards, type MadeOfList, makeQuote, type NewQuote } from "./offer";
import type { QuoteFile } from "./quote-files";
import { projectsOf } from "./quote-projects";
import { mayRepeat } from "./repeatable";
import * as rows from "./rows";

function askedOf(
  kept: KeptBoards,
  lines: readonly rows.BomLineRow[],
  projects: readonly (MeasuredProject | null)[],
): RequestedBoards {
  const named = boardsOf(kept).map((board, at) => ({
    options: board,
    boardName: kept.boards?.[at]?.boardName ?? "",
    project: projects[at] ?? null,
  }));
  if (lines.length === 0) return { unlisted: named };
  const linesOf = (at: number) => lines.filter(({ board }) => board === at).map(toQuoteLine);
  return { listed: named.map((board, at) => ({ ...board, lines: linesOf(at) })) };
}

type Repeat = Pick<NewQuote, "startedBy"> & { context: RequestContext };

/** For its own customer and area. The caller holds the source; MOVE_NOT_ALLOWED while that waits for its price. */
export async function repeatQuote(
  deps: Deps,
  tx: Transaction,
  source: rows.BomQuoteRow,
  { startedBy, context }: Repeat,
): Promise<MadeOfList> {
  if (!mayRepeat(source.status)) throw new AppError("MOVE_NOT_ALLOWED");
  const { projectId, projectName, remark, accountId } = source;
  const owner = { accountId, area: source.area };
  const same = { projectId, projectName, remark, sourceId: source.id, owner, startedBy, now: context.now };
  const projects = await projectsOf(tx, source);
  if (source.kind === "pcb") {
    const board = completeSpecification(source.specification as Partial<PcbSpecification>);
    const contradictions = measuredContradictions(board, projects[0] ?? null);
    const made = await makeInquiry(deps, tx, { ...same, specification: board, contradictions });
    return { ...made, openLines: [] };
  }
  const lines = await rows.findLines(tx, source.id);
  return makeQuote(deps, tx, {
    ...same,
    boards: askedOf(source.specification, lines, projects),
    isConfirmed: isConfirmedOf(lines),
    files: source.files as QuoteFile[],
    isAsked: false,
    isSkipped: source.reasons.includes("parsingSkipped"),
    context: { ...context, area: owner.area },
  });
}
