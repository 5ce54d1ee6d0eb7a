// A new quote of assembled boards: by a parts list, by numbers that were typed, or by files that engineers read.

import type { createBomQuote } from "@/lib/contracts/bom";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { GivenPcba } from "@/lib/core/pcba/specification";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { type MadeOfList, makeQuote } from "./offer";
import { ownProject } from "./own-project";
import { ownFiles } from "./quote-files";

type Input = ParsedInputOf<typeof createBomQuote>;

/** Coordinates that come along are coordinates, whatever else is said. */
function givenOf({ board, assembly, coordinateFile }: Input): GivenPcba {
  const coordinates = coordinateFile.length > 0 ? { coordinates: true } : {};
  return { board, assembly: { ...assembly, ...coordinates } } as GivenPcba;
}

export async function create(deps: Deps, input: Input, context: RequestContext<Viewer>): Promise<MadeOfList> {
  const { accountId } = context.viewer;
  const { area, now } = context;
  const project = await ownProject(deps, input.projectId, context);
  const files = await ownFiles(deps, input, context);
  const request = {
    accountId,
    key: context.idempotencyKey,
    operation: "bom.create",
    input: { ...input, area },
  };
  const made = await once(deps.db, request, (tx) =>
    makeQuote(deps, tx, {
      owner: { accountId, area },
      given: givenOf(input),
      lines: input.skipParse === 1 ? null : (input.lines ?? null),
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
  const { quoteId } = made;
  deps.news.publish({ kind: "event", accountId, event: SERVER_EVENTS.quoteChanged, data: { quoteId } });
  return made;
}
