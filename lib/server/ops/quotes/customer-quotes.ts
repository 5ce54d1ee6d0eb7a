// Quotes that staff start for a customer: priced and offered like an inquiry, accepted and paid by the customer alone.

import type { copyCustomerQuote, startCustomerQuote } from "@/lib/contracts/admin-quote";
import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { makeInquiry } from "@/lib/server/bom/inquiry";
import { moveQuote } from "@/lib/server/bom/move";
import { repeatQuote } from "@/lib/server/bom/repeat";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { publishQuoteChanged } from "@/lib/server/realtime/publish";
import { type Details, recordAct } from "../records/audit";
import * as customerRows from "../records/customer-rows";
import * as rows from "./quote-rows";
import { quoteSubject } from "./quotes";
import { upsertOwner } from "../records/record-rows";

type Context = RequestContext<Viewer>;
type Started = OutputOf<typeof startCustomerQuote>;
type Made = Started & { accountId: string; from?: string };

/** Whoever starts a quote prices it: it is taken and owned from the first moment. */
async function begin(
  deps: Deps,
  context: Context,
  request: { operation: string; input: object },
  work: (tx: Transaction) => Promise<Made>,
) {
  const { viewer, now } = context;
  const sent = { ...request, accountId: viewer.accountId, key: context.idempotencyKey };
  let customer: string | null = null;
  const answer = await once(deps.db, sent, async (tx): Promise<Started> => {
    const { quoteId, quoteNumber, accountId, from } = await work(tx);
    const subject = quoteSubject(quoteId);
    const quote = { id: quoteId, status: "Inquiry Received" as const };
    await moveQuote(tx, quote, { to: "Quoting", actor: "staff", at: now, position: 2 });
    await upsertOwner(tx, subject, { accountId: viewer.accountId, since: now });
    const details: Details = from === undefined ? {} : { copyOf: from };
    await recordAct(tx, context, { kind: "quote-started", accountId, subject, details });
    customer = accountId;
    return { quoteId, quoteNumber };
  });
  if (customer !== null) publishQuoteChanged(deps, { id: answer.quoteId, accountId: customer });
  return answer;
}

export function start(deps: Deps, input: ParsedInputOf<typeof startCustomerQuote>, context: Context) {
  const { accountId, area, projectName, remark, board } = input;
  return begin(deps, context, { operation: "ops.customer.quote", input }, async (tx) => {
    if (!(await customerRows.isOpen(tx, accountId))) throw new AppError("NOT_FOUND");
    const made = await makeInquiry(deps, tx, {
      ...{ owner: { accountId, area }, projectName, remark, projectId: null, sourceId: null },
      specification: completeSpecification(board as Partial<PcbSpecification>),
      startedBy: "staff",
      now: context.now,
    });
    return { ...made, accountId };
  });
}

export function copy(deps: Deps, input: ParsedInputOf<typeof copyCustomerQuote>, context: Context) {
  return begin(deps, context, { operation: "ops.quote.copy", input }, async (tx) => {
    const source = await rows.lock(tx, input.id);
    if (!source || !(await customerRows.isOpen(tx, source.accountId))) throw new AppError("NOT_FOUND");
    const made = await repeatQuote(deps, tx, source, { startedBy: "staff", context });
    return { ...made, accountId: source.accountId, from: source.quoteNumber };
  });
}
