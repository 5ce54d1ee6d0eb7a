// Offers: the price that staff make of a quote, and a new version of one that was offered.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { correctOffer, OfferedLine, offerAdminQuote, PricedPart } from "@/lib/contracts/ops-quote";
import { quoteExpiresAt } from "@/lib/core/order/quote-validity";
import { assemblyDays } from "@/lib/core/pcba/lead-time";
import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { priceByHand, SECTION_KEYS, sectionsOf } from "@/lib/core/pricing/assembly/hand-price";
import type { PcbaLine, PcbaPrice } from "@/lib/core/pricing/assembly/price";
import { type BoardsPrice, sumPrices } from "@/lib/core/pricing/assembly/price-boards";
import { lockBook } from "@/lib/server/address/rows";
import { countedBoards } from "@/lib/server/bom/counted";
import { priceLines } from "@/lib/server/bom/line-rows";
import { mailedQuote } from "@/lib/server/bom/mails";
import { moveQuote } from "@/lib/server/bom/move";
import { type BomQuoteRow, findPurchases, insertEvent, setStatus } from "@/lib/server/bom/rows";
import { toStoredQuote } from "@/lib/server/cart/kinds/bom-quote";
import { toStoredOffer } from "@/lib/server/cart/kinds/custom";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { amountText, dateText, mailOrder } from "@/lib/server/order/mails";
import { offerOrder } from "@/lib/server/order/place/offer";
import * as rows from "./offer-rows";
import { propose, type QuotedThing, readThing, versionInForce } from "./proposal";
import { act, refuseField } from "./quote-moves";
import { arePricedParts, type AdminParts, readParts } from "./quote-parts";
import { setSpecification } from "./quote-rows";

type Context = RequestContext<Viewer>;
type Offered = Pick<
  ParsedInputOf<typeof offerAdminQuote>,
  "lines" | "others" | "parts" | "note" | "leadTimeDays" | "validDays"
>;

/** Each with how many there are of its line's board. */
function ofPieces(parts: readonly PricedPart[], lines: AdminParts["rows"], thing: QuotedThing) {
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

/** A line as priced automatically keeps its rule and is listed even at zero. */
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

/** Each board by itself, and all of them as one price. */
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

/**
 * The specification with the offered lead time: of bare boards their own, of assembled ones what the assembly leaves of it.
 * INVALID_INPUT where the assembly alone takes longer.
 */
function withLeadTime({ specification, kind }: BomQuoteRow, days: number, context: Context): Record<string, unknown> {
  if (kind === "pcb") {
    const { board } = specification;
    return board === undefined
      ? { ...specification, leadTimeDays: days }
      : { ...specification, board: { ...(board as object), leadTimeDays: days } };
  }
  const timed = (given: PcbaSpecification) => {
    const boardDays = days - assemblyDays(given);
    if (boardDays < 1) refuseField("leadTimeDays", context);
    return { board: { ...given.board, leadTimeDays: boardDays } };
  };
  const { boards }: KeptBoards = specification;
  const thing = readThing({ kind, specification });
  if (thing.kind === "pcb") return specification;
  const [first, ...others] = thing.boards;
  return {
    ...specification,
    ...timed(first),
    ...(boards ? { boards: boards.map((kept, at) => ({ ...kept, ...timed([first, ...others][at] ?? first) })) } : {}),
  };
}

/** Prices the quote by the lines that were typed, and keeps the result as the next version. The caller holds the quote. */
async function makeOffer(deps: Deps, tx: Transaction, held: BomQuoteRow, input: Offered, context: Context) {
  const { lines, others, parts, note, leadTimeDays, validDays } = input;
  const bills: Bills = [lines, ...others.map((other) => other.lines)];
  const { now } = context;
  const thing = readThing(held);
  requireBills(thing, bills, context);
  const listed = await readParts(deps, tx, held, context);
  if (!arePricedParts(parts, listed.rows)) refuseField("parts", context);
  await priceLines(tx, held.id, ofPieces(parts, listed.rows, thing));
  const asked = { area: held.area, now, parts: listed.parts, counted: countedBoards(held) };
  const bookVersion = versionInForce(deps, thing, asked);
  const price = priceOfBoards(bills, propose(deps, thing, asked), {
    ...{ currency: held.currency as PcbaPrice["currency"], bookVersion },
    pieces: piecesOf(thing, held),
  });
  const specification = leadTimeDays === undefined ? held.specification : withLeadTime(held, leadTimeDays, context);
  if (leadTimeDays !== undefined) await setSpecification(tx, held.id, specification);
  const expiresAt = new Date(quoteExpiresAt(now.getTime(), validDays));
  const totalMicro = price.total.amountMicro;
  const version = await rows.insertOffer(tx, {
    ...{ quoteId: held.id, price: { ...price }, totalMicro, leadTimeDays: leadTimeDays ?? null },
    ...{ expiresAt, note, authorId: context.viewer.accountId, createdAt: now },
  });
  const change = { price: { ...price }, bookVersion, totalMicro, quotedAt: now, expiresAt };
  return { quote: { ...held, specification, ...change }, change, version };
}

async function mailOffer(
  deps: Deps,
  tx: Transaction,
  quote: BomQuoteRow & { expiresAt: Date },
  note: string,
): Promise<void> {
  const { link, ...order } = await mailedQuote(deps, tx, quote);
  const values = { link, note, amount: amountText(order), date: dateText(order, quote.expiresAt) };
  await mailOrder(deps, tx, order, { kind: "quoteOffered", values });
}

export function offer(deps: Deps, input: ParsedInputOf<typeof offerAdminQuote>, context: Context) {
  const { note } = input;
  const to = "Quoted" as const;
  return act(deps, context, { operation: "ops.quote.offer", input }, async (tx, held) => {
    const { quote, change } = await makeOffer(deps, tx, held, input, context);
    await moveQuote(tx, held, { to, actor: "staff", at: context.now, note, change });
    const offered = { ...quote, status: to };
    // A customer who has ordered already is told of the order alone.
    if (!(await offerOrder(deps, tx, offered, { note, context }))) await mailOffer(deps, tx, offered, note);
    const { totalMicro, expiresAt } = change;
    const answer = { status: to, totalMicro, expiresAt: expiresAt.toISOString() };
    return { kind: "quote-offered", to, answer, details: { totalMicro, note } };
  });
}

/** A checkout of the customer ends before, or begins after: it holds the same lock before it reads the cart. */
export async function correct(deps: Deps, input: ParsedInputOf<typeof correctOffer>, context: Context) {
  const { id, note, version: seen } = input;
  const status = "Quoted" as const;
  const lockFirst = async (tx: Transaction) => {
    const accountId = await rows.findAccount(tx, id);
    if (accountId !== null) await lockBook(tx, { accountId });
  };
  const request = { operation: "ops.quote.correct", input, lockFirst };
  return act(deps, context, request, async (tx, held) => {
    if (held.orderId !== null) throw new AppError("MOVE_NOT_ALLOWED");
    if ((await rows.latestVersion(tx, id)) !== seen) throw new AppError("STALE_VERSION");
    const before = held.totalMicro;
    const { quote, change, version } = await makeOffer(deps, tx, held, input, context);
    if (!(await setStatus(tx, held, status, change))) throw new AppError("STALE_VERSION");
    await insertEvent(tx, id, { from: status, to: status, actor: "staff", at: context.now, note });
    const sample = (await findPurchases(tx, [id])).find(({ isSample }) => isSample)?.mpn;
    const stored = quote.kind === "pcb" ? toStoredOffer(quote) : toStoredQuote(quote, sample);
    const { accountId } = held;
    const kept = { specification: { ...stored }, price: { ...stored.price }, bookVersion: change.bookVersion };
    await rows.updateCart(tx, { accountId, quoteId: id }, kept);
    await mailOffer(deps, tx, quote, note);
    const { totalMicro, expiresAt } = change;
    const answer = { status, totalMicro, expiresAt: expiresAt.toISOString(), version };
    return {
      kind: "quote-corrected",
      to: status,
      answer,
      details: { version, totalBeforeMicro: before, totalMicro, note },
    };
  });
}
