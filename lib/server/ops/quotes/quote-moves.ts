// Actions of staff on a quote: start quoting an inquiry, send an offer, or decline.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { countAdminQuote, refuseAdminQuote, takeAdminQuote } from "@/lib/contracts/ops-quote";
import type { QuoteStatus } from "@/lib/core/order/states";
import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { type AssemblySpecification, type PcbaInput } from "@/lib/core/pcba/specification";
import { mailedQuote } from "@/lib/server/bom/mails";
import { updateJoints } from "@/lib/server/bom/line-rows";
import { moveQuote } from "@/lib/server/bom/move";
import { type BomQuoteRow, findLines } from "@/lib/server/bom/rows";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { fieldMessage } from "@/lib/server/http/translate";
import { mailCancelledByUs, mailOrder } from "@/lib/server/order/mails";
import { endWithQuote } from "@/lib/server/order/place/offer";
import { publishOrderChanged, publishQuoteChanged } from "@/lib/server/realtime/publish";
import { type Details, recordAct } from "../records/audit";
import { readThing } from "./proposal";
import * as rows from "./quote-rows";
import { quoteSubject } from "./quotes";

type Context = RequestContext<Viewer>;
type Seen = { id: string; from: QuoteStatus };

/** The quote, held, where the staff member saw it. */
async function holdSeen(tx: Transaction, { id, from }: Seen): Promise<BomQuoteRow> {
  const quote = await rows.lock(tx, id);
  if (!quote) throw new AppError("NOT_FOUND");
  if (quote.status !== from) throw new AppError("STALE_VERSION", { data: { status: quote.status } });
  return quote;
}

type Act<T> = { kind: string; to: QuoteStatus; answer: T; details?: Details };

/** The customer's pages of the quote, and of the order that lives by it. */
function tell(
  deps: Pick<Deps, "eventBus">,
  quoteId: string,
  { accountId, orderId }: Pick<BomQuoteRow, "accountId" | "orderId">,
): void {
  publishQuoteChanged(deps, { id: quoteId, accountId });
  if (orderId !== null) publishOrderChanged(deps, { id: orderId, accountId });
}

/** Runs an act once for its key, logs it, and publishes the change once it is committed. */
export async function act<T>(
  deps: Deps,
  context: Context,
  { operation, input, lockFirst }: { operation: string; input: Seen; lockFirst?: (tx: Transaction) => Promise<void> },
  work: (tx: Transaction, quote: BomQuoteRow) => Promise<Act<T>>,
): Promise<T> {
  const request = { accountId: context.viewer.accountId, key: context.idempotencyKey, operation, input };
  let told: Pick<BomQuoteRow, "accountId" | "orderId"> | null = null;
  const answer = await once(deps.db, request, async (tx) => {
    await lockFirst?.(tx);
    const quote = await holdSeen(tx, input);
    const { kind, to, details, answer: done } = await work(tx, quote);
    told = quote;
    const { accountId } = quote;
    const facts = { from: input.from, to, ...details };
    await recordAct(tx, context, { kind, accountId, subject: quoteSubject(quote.id), details: facts });
    return done;
  });
  if (told !== null) tell(deps, input.id, told);
  return answer;
}

export function take(deps: Deps, input: ParsedInputOf<typeof takeAdminQuote>, context: Context) {
  const to = "Quoting" as const;
  return act(deps, context, { operation: "ops.quote.take", input }, async (tx, quote) => {
    await moveQuote(tx, quote, { to, actor: "staff", at: context.now });
    return { kind: "quote-taken", to, answer: { status: to } };
  });
}

export function refuseField(field: string, { locale }: Context): never {
  throw new AppError("INVALID_INPUT", { data: [{ field, message: fieldMessage(locale, "common.invalid") }] });
}

/** Sets the counts of the board at `at`; those of the first board are also at the top. */
function withCounts(specification: Record<string, unknown>, at: number, counts: AssemblyCounts) {
  const { boards }: KeptBoards = specification;
  const counted = ({ assembly }: PcbaInput) => ({ assembly: { ...assembly, ...counts }, isCounted: true });
  return {
    ...specification,
    ...(at === 0 ? counted(specification) : {}),
    ...(boards ? { boards: boards.map((kept, place) => (place === at ? { ...kept, ...counted(kept) } : kept)) } : {}),
  };
}

type AssemblyCounts = Pick<AssemblySpecification, "bomLines" | "smtJoints" | "thtJoints">;

/** Lines of that board alone, each once. */
async function updateLines(
  tx: Transaction,
  { id }: BomQuoteRow,
  { board, lines }: Pick<ParsedInputOf<typeof countAdminQuote>, "board" | "lines">,
  context: Context,
): Promise<void> {
  if (lines.length === 0) return;
  const known = new Set((await findLines(tx, id)).flatMap((line) => (line.board === board ? [line.position] : [])));
  const positions = lines.map(({ position }) => position);
  const isTheirs = positions.every((position) => known.has(position)) && new Set(positions).size === positions.length;
  if (!isTheirs) refuseField("lines", context);
  await updateJoints(tx, id, lines);
}

export function count(deps: Deps, input: ParsedInputOf<typeof countAdminQuote>, context: Context) {
  const { board, bomLines, smtJoints, thtJoints, lines } = input;
  return act(deps, context, { operation: "ops.quote.count", input }, async (tx, quote) => {
    if (!rows.isWaiting(quote.status)) throw new AppError("MOVE_NOT_ALLOWED");
    const thing = readThing(quote);
    if (thing.kind === "pcb" || board >= thing.boards.length) refuseField("board", context);
    const counts = { bomLines, smtJoints, thtJoints };
    await updateLines(tx, quote, { board, lines }, context);
    await rows.setSpecification(tx, quote.id, withCounts(quote.specification, board, counts));
    return { kind: "quote-counted", to: input.from, answer: { status: input.from }, details: { board, ...counts } };
  });
}

export function refuse(deps: Deps, input: ParsedInputOf<typeof refuseAdminQuote>, context: Context) {
  const { reason } = input;
  const to = "Invalid" as const;
  return act(deps, context, { operation: "ops.quote.refuse", input }, async (tx, quote) => {
    const { now: at } = context;
    await moveQuote(tx, quote, { to, actor: "staff", at, note: reason });
    const ended = await endWithQuote(tx, quote, { actor: "staff", note: reason, at });
    if (ended) await mailCancelledByUs(deps, tx, ended, { reason, refundMicro: 0 });
    else {
      const { link, ...order } = await mailedQuote(deps, tx, quote);
      await mailOrder(deps, tx, order, { kind: "quoteRefused", values: { link, reason } });
    }
    return { kind: "quote-refused", to, answer: { status: to }, details: { reason } };
  });
}
