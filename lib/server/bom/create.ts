// A new quote of assembled boards: by a parts list, by numbers that were typed, or by files that engineers read.

import type { createBomQuote } from "@/lib/contracts/bom";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { publishQuoteChanged } from "@/lib/server/realtime/publish";
import { boardSources, unreadBoard } from "./board-sources";
import { type RequestedBoards, type ListedBoard, type MadeOfList, makeQuote } from "./offer";
import { ownProject } from "./own-project";
import { filesOfBoards } from "./quote-files";

type Input = ParsedInputOf<typeof createBomQuote>;

async function boardsOf(deps: Deps, input: Input, context: RequestContext<Viewer>): Promise<RequestedBoards> {
  const { skipParse, lines, others } = input;
  const each = [{ ...input, lines }, ...others];
  const isListed = skipParse !== 1 && lines !== undefined;
  const named: ListedBoard[] = [];
  for (const board of each) {
    const read = isListed ? await boardSources(deps, board, context) : await unreadBoard(deps, board, context);
    named.push({ boardName: board.boardName, ...read, lines: [] });
  }
  if (!isListed) return { unlisted: named };
  return { listed: named.map((board, at) => ({ ...board, lines: each[at]?.lines ?? [] })) };
}

export async function create(deps: Deps, input: Input, context: RequestContext<Viewer>): Promise<MadeOfList> {
  const { accountId } = context.viewer;
  const { area, now } = context;
  const project = await ownProject(deps, input.projectId, context);
  const files = await filesOfBoards(deps, input, context);
  const request = {
    accountId,
    key: context.idempotencyKey,
    operation: "bom.create",
    input: { ...input, area },
  };
  const boards = await boardsOf(deps, input, context);
  const made = await once(deps.db, request, (tx) =>
    makeQuote(deps, tx, {
      owner: { accountId, area },
      boards,
      isConfirmed: input.unassociatedConfirmed === 1,
      files,
      projectId: project?.id ?? null,
      projectName: input.projectName || (project?.name ?? ""),
      remark: input.remark,
      sourceId: null,
      startedBy: "customer",
      isAsked: input.ask === 1,
      isSkipped: input.skipParse === 1,
      now,
      context,
    }),
  );
  publishQuoteChanged(deps, { id: made.quoteId, accountId });
  return made;
}
