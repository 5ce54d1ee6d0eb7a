// Boards that the engine does not price: asked about, priced by a person, ordered at the offered price.

import type { inquireBoard } from "@/lib/contracts/bom";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { currencyOf } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { Contradiction } from "@/lib/core/pcb/contradictions";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { measuredContradictions } from "@/lib/server/pcb/measured";
import { publishQuoteChanged } from "@/lib/server/realtime/publish";
import { mailStarted } from "./mails";
import { moveQuote } from "./move";
import type { NewQuote } from "./offer";
import { ownProject } from "./own-project";
import * as rows from "./rows";

type Made = OutputOf<typeof inquireBoard> & { reasons: string[] };
export type NewInquiry = Pick<
  NewQuote,
  "owner" | "projectId" | "projectName" | "remark" | "sourceId" | "now" | "startedBy"
> & {
  specification: PcbSpecification;
  /** Between it and the files that came with it. */
  contradictions?: readonly Contradiction[];
};

/** Reasons for a manual review: broken rules, contradictions of the files, or a request of the customer or staff. */
function reasonsFor({ specification, contradictions = [], startedBy }: NewInquiry): string[] {
  const reasons = new Set([
    ...checkSpecification(specification).map(({ rule }) => rule),
    ...contradictions.map(({ code }) => code),
  ]);
  return reasons.size > 0 ? [...reasons] : [startedBy === "staff" ? "staff" : "asked"];
}

export async function makeInquiry(deps: Pick<Deps, "environment">, tx: Transaction, made: NewInquiry): Promise<Made> {
  const { owner, specification, projectId, projectName, remark, sourceId, now, startedBy: actor } = made;
  const quote = {
    id: newId(),
    quoteNumber: newNumber("BQ", now),
    ...owner,
    kind: "pcb",
    reasons: reasonsFor(made),
    currency: currencyOf(owner.area),
    status: "Initial" as const,
    ...{ projectId, projectName, remark, sourceId, specification },
    quantity: specification.quantity,
    totalMicro: null,
    createdAt: now,
  };
  await rows.insertQuote(tx, quote);
  await rows.insertEvent(tx, quote.id, { from: null, to: "Initial", actor, at: now });
  await moveQuote(tx, quote, { to: "Inquiry Received", actor, at: now, position: 1 });
  await mailStarted(deps, tx, quote, actor);
  const { id: quoteId, quoteNumber, reasons } = quote;
  return { quoteId, quoteNumber, status: "Inquiry Received", expiresAt: null, reasons };
}

export async function inquire(
  deps: Deps,
  input: ParsedInputOf<typeof inquireBoard>,
  context: RequestContext<Viewer>,
): Promise<Made> {
  const { accountId } = context.viewer;
  const { area, now } = context;
  const { projectId, projectName, remark, ...options } = input;
  const project = await ownProject(deps, projectId, context);
  const specification = completeSpecification(options as Partial<PcbSpecification>);
  const request = {
    accountId,
    key: context.idempotencyKey,
    operation: "quote.inquire",
    input: { ...input, area },
  };
  const made = await once(deps.db, request, (tx) =>
    makeInquiry(deps, tx, {
      owner: { accountId, area },
      specification,
      projectId: project?.id ?? null,
      contradictions: measuredContradictions(specification, project),
      projectName: projectName || (project?.name ?? ""),
      remark,
      sourceId: null,
      startedBy: "customer",
      now,
    }),
  );
  publishQuoteChanged(deps, { id: made.quoteId, accountId });
  return made;
}
