// A new quote of assembled boards: by a parts list, by numbers that were typed, or by files that engineers read.

import type { createBomQuote } from "@/lib/contracts/bom";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { GivenPcba } from "@/lib/core/pcba/specification";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { tellOfQuote } from "@/lib/server/realtime/publish";
import { type AskedBoards, type MadeOfList, makeQuote } from "./offer";
import { ownProject } from "./own-project";
import { filesOfBoards } from "./quote-files";

type Input = ParsedInputOf<typeof createBomQuote>;
type Board = Pick<Input, "board" | "assembly" | "coordinateFile">;

/** Coordinates that come along are coordinates, whatever else is said. */
function givenOf({ board, assembly, coordinateFile }: Board): GivenPcba {
  const coordinates = coordinateFile.length > 0 ? { coordinates: true } : {};
  return { board, assembly: { ...assembly, ...coordinates } } as GivenPcba;
}

function boardsOf(input: Input): AskedBoards {
  const { skipParse, lines, others } = input;
  const each = [{ ...input, lines }, ...others];
  const named = each.map((board) => ({ boardName: board.boardName, given: givenOf(board) }));
  if (skipParse === 1 || lines === undefined) return { unlisted: named };
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
  const made = await once(deps.db, request, (tx) =>
    makeQuote(deps, tx, {
      owner: { accountId, area },
      boards: boardsOf(input),
      isConfirmed: input.unassociatedConfirmed === 1,
      files,
      projectId: project?.id ?? null,
      projectName: input.projectName || (project?.name ?? ""),
      remark: input.remark,
      sourceId: null,
      isAsked: input.ask === 1,
      isSkipped: input.skipParse === 1,
      now,
      context,
    }),
  );
  tellOfQuote(deps, { id: made.quoteId, accountId });
  return made;
}
