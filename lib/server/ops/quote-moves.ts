// What staff do to a quote: take an inquiry in hand, offer it at a price of their own, or say that it cannot be.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type {
  countDeskQuote,
  OfferedLine,
  offerDeskQuote,
  PricedPart,
  refuseDeskQuote,
  takeDeskQuote,
} from "@/lib/contracts/ops-quote";
import type { MarketArea } from "@/lib/core/market/area";
import { quoteExpiresAt } from "@/lib/core/order/quote-validity";
import type { QuoteStatus } from "@/lib/core/order/states";
import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { type AssemblySpecification, assembledPieces, type GivenPcba } from "@/lib/core/pcba/specification";
import { priceByHand, SECTION_KEYS, sectionsOf } from "@/lib/core/pricing/assembly/hand-price";
import type { PcbaLine, PcbaPrice } from "@/lib/core/pricing/assembly/price";
import { type BoardsPrice, sumPrices } from "@/lib/core/pricing/assembly/price-boards";
import { countedBoards } from "@/lib/server/bom/counted";
import { mailedQuote } from "@/lib/server/bom/mails";
import { priceLines, tellJoints } from "@/lib/server/bom/line-rows";
import { moveQuote } from "@/lib/server/bom/move";
import { type BomQuoteRow, findLines } from "@/lib/server/bom/rows";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { fieldMessage } from "@/lib/server/http/translate";
import { amountText, dateText, mailCancelledByUs, mailOrder } from "@/lib/server/order/mails";
import { endWithQuote, offerOrder } from "@/lib/server/order/offer";
import { tellOfOrder, tellOfQuote } from "@/lib/server/realtime/publish";
import { type Details, recordAct } from "./audit";
import { arePricedParts, type DeskParts, readParts } from "./quote-parts";
import { propose, type QuotedThing, readThing, versionInForce } from "./proposal";
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
  deps: Pick<Deps, "news">,
  quoteId: string,
  { accountId, orderId }: Pick<BomQuoteRow, "accountId" | "orderId">,
): void {
  tellOfQuote(deps, { id: quoteId, accountId });
  if (orderId !== null) tellOfOrder(deps, { id: orderId, accountId });
}

async function act<T>(
  deps: Deps,
  context: Context,
  { operation, input }: { operation: string; input: Seen },
  work: (tx: Transaction, quote: BomQuoteRow) => Promise<Act<T>>,
): Promise<T> {
  const request = { accountId: context.viewer.accountId, key: context.idempotencyKey, operation, input };
  let told: Pick<BomQuoteRow, "accountId" | "orderId"> | null = null;
  const answer = await once(deps.db, request, async (tx) => {
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

export function take(deps: Deps, input: ParsedInputOf<typeof takeDeskQuote>, context: Context) {
  const to = "Quoting" as const;
  return act(deps, context, { operation: "ops.quote.take", input }, async (tx, quote) => {
    await moveQuote(tx, quote, { to, actor: "staff", at: context.now });
    return { kind: "quote-taken", to, answer: { status: to } };
  });
}

function refuseField(field: string, { locale }: Context): never {
  throw new AppError("INVALID_INPUT", { data: [{ field, message: fieldMessage(locale, "common.invalid") }] });
}

/** Each with how many there are of its line's board. */
function ofPieces(parts: readonly PricedPart[], lines: DeskParts["rows"], thing: QuotedThing) {
  const pieces = thing.kind === "pcb" ? [] : thing.boards.map(({ board }) => assembledPieces(board));
  const boards = new Map(lines.map(({ position, board }) => [position, board]));
  return parts.map((part) => ({ ...part, pieces: pieces[boards.get(part.position) ?? 0] ?? 0 }));
}

type Bills = readonly [readonly OfferedLine[], ...(readonly OfferedLine[])[]];

/** One for each board. */
function requireBills(thing: QuotedThing, bills: Bills, context: Context): void {
  if (bills.length !== (thing.kind === "pcb" ? 1 : thing.boards.length)) refuseField("others", context);
  const known = sectionsOf(thing.kind).flatMap((section) => SECTION_KEYS[section]);
  for (const [at, lines] of bills.entries()) {
    const keys = lines.map(({ key }) => key);
    const isBill = keys.every((key) => known.includes(key)) && new Set(keys).size === keys.length;
    if (!isBill || lines.every(({ amountMicro }) => amountMicro === 0))
      refuseField(at === 0 ? "lines" : `others.${at - 1}.lines`, context);
  }
}

/** What stands as the engine proposed it keeps the engine's reason, and is on the bill also where it costs nothing. */
function priceOf(
  lines: readonly OfferedLine[],
  proposal: PcbaPrice | null,
  bill: Parameters<typeof priceByHand>[1],
): PcbaPrice {
  const worded = lines.flatMap((line): PcbaLine[] => {
    const proposed = proposal?.lines.find(({ key }) => key === line.key);
    if (proposed?.amountMicro === line.amountMicro) return [proposed];
    return line.amountMicro === 0 ? [] : [{ ...line, rule: { key: "byHand", args: {} } }];
  });
  return priceByHand(worded, bill);
}

const piecesOf = (thing: QuotedThing, quote: BomQuoteRow): number[] =>
  thing.kind === "pcb" ? [quote.quantity] : thing.boards.map(({ board }) => assembledPieces(board));

type Bill = Omit<Parameters<typeof priceByHand>[1], "pieces">;

/** Of several boards each by itself, and all of them as one bill. */
function priceOfBoards(
  [first, ...others]: Bills,
  proposal: BoardsPrice | null,
  { pieces, ...bill }: Bill & { pieces: readonly number[] },
): BoardsPrice {
  const priced = (lines: readonly OfferedLine[], at: number) =>
    priceOf(lines, proposal?.boards?.[at] ?? proposal, { ...bill, pieces: pieces[at] ?? 1 });
  const whole = priced(first, 0);
  if (others.length === 0) return whole;
  const boards: [PcbaPrice, ...PcbaPrice[]] = [whole, ...others.map((lines, at) => priced(lines, at + 1))];
  const sum = sumPrices(
    boards,
    pieces.reduce((all, each) => all + each, 0),
  );
  return { ...sum, boards };
}

export function offer(deps: Deps, input: ParsedInputOf<typeof offerDeskQuote>, context: Context) {
  const { lines, others, parts, note } = input;
  const bills: Bills = [lines, ...others.map((other) => other.lines)];
  const { now } = context;
  const to = "Quoted" as const;
  return act(deps, context, { operation: "ops.quote.offer", input }, async (tx, quote) => {
    const thing = readThing(quote);
    requireBills(thing, bills, context);
    const listed = await readParts(deps, tx, quote, context);
    if (!arePricedParts(parts, listed.rows)) refuseField("parts", context);
    await priceLines(tx, quote.id, ofPieces(parts, listed.rows, thing));
    const asked = { area: quote.area as MarketArea, now, parts: listed.parts, counted: countedBoards(quote) };
    const bookVersion = versionInForce(deps, thing, asked);
    const currency = quote.currency as PcbaPrice["currency"];
    const price = priceOfBoards(bills, propose(deps, thing, asked), {
      ...{ currency, bookVersion },
      pieces: piecesOf(thing, quote),
    });
    const totalMicro = price.total.amountMicro;
    const expiresAt = new Date(quoteExpiresAt(now.getTime()));
    const change = { price, bookVersion, totalMicro, quotedAt: now, expiresAt };
    await moveQuote(tx, quote, { to, actor: "staff", at: now, note, change });
    const offered = { ...quote, ...change, price: { ...price }, status: to };
    // Who has ordered already reads of the order alone.
    if (!(await offerOrder(deps, tx, offered, { note, context }))) {
      const { link, ...order } = await mailedQuote(deps, tx, offered);
      const values = { link, note, amount: amountText(order), date: dateText(order, expiresAt) };
      await mailOrder(deps, tx, order, { kind: "quoteOffered", values });
    }
    const answer = { status: to, totalMicro, expiresAt: expiresAt.toISOString() };
    return { kind: "quote-offered", to, answer, details: { totalMicro, note } };
  });
}

/** Of several boards the one at `at`, and the first one also at the top. */
function withCounts(specification: Record<string, unknown>, at: number, counts: AssemblyCounts) {
  const { boards }: KeptBoards = specification;
  const counted = ({ assembly }: GivenPcba) => ({ assembly: { ...assembly, ...counts }, isCounted: true });
  return {
    ...specification,
    ...(at === 0 ? counted(specification) : {}),
    ...(boards ? { boards: boards.map((kept, place) => (place === at ? { ...kept, ...counted(kept) } : kept)) } : {}),
  };
}

type AssemblyCounts = Pick<AssemblySpecification, "bomLines" | "smtJoints" | "thtJoints">;

/** Lines of that board alone, each once. */
async function tellLines(
  tx: Transaction,
  { id }: BomQuoteRow,
  { board, lines }: Pick<ParsedInputOf<typeof countDeskQuote>, "board" | "lines">,
  context: Context,
): Promise<void> {
  if (lines.length === 0) return;
  const known = new Set((await findLines(tx, id)).flatMap((line) => (line.board === board ? [line.position] : [])));
  const positions = lines.map(({ position }) => position);
  const isTheirs = positions.every((position) => known.has(position)) && new Set(positions).size === positions.length;
  if (!isTheirs) refuseField("lines", context);
  await tellJoints(tx, id, lines);
}

export function count(deps: Deps, input: ParsedInputOf<typeof countDeskQuote>, context: Context) {
  const { board, bomLines, smtJoints, thtJoints, lines } = input;
  return act(deps, context, { operation: "ops.quote.count", input }, async (tx, quote) => {
    if (!rows.isWaiting(quote.status)) throw new AppError("MOVE_NOT_ALLOWED");
    const thing = readThing(quote);
    if (thing.kind === "pcb" || board >= thing.boards.length) refuseField("board", context);
    const counts = { bomLines, smtJoints, thtJoints };
    await tellLines(tx, quote, { board, lines }, context);
    await rows.setSpecification(tx, quote.id, withCounts(quote.specification, board, counts));
    return { kind: "quote-counted", to: input.from, answer: { status: input.from }, details: { board, ...counts } };
  });
}

export function refuse(deps: Deps, input: ParsedInputOf<typeof refuseDeskQuote>, context: Context) {
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
