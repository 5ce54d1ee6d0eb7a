// A customer's quotes of assembled boards: made, listed, seen, put into the cart, made anew, taken off the list.

import { type QuoteView, viewBomQuote } from "@/lib/contracts/bom";
import { lineSupply } from "@/lib/contracts/bom-lines";
import { AppError } from "@/lib/contracts/errors";
import { MAX_ORDER_LINES } from "@/lib/contracts/order";
import { JOINT_SOURCES } from "@/lib/core/bom/line-joints";
import { mayMoveQuote } from "@/lib/core/order/states";
import { MOUNTINGS } from "@/lib/core/part/part";
import * as addressRows from "@/lib/server/address/rows";
import * as cartRows from "@/lib/server/cart/rows";
import { toStoredQuote } from "@/lib/server/cart/kinds/bom-quote";
import { toStoredOffer } from "@/lib/server/cart/kinds/custom";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import { expireQuotes } from "./expire";
import { placementStateOf, sideSourceOf } from "./line-rows";
import { moveQuote } from "./move";
import type { MadeOfList } from "./offer";
import { repeatQuote } from "./repeat";
import { isCounted } from "./counted";
import * as rows from "./rows";
import { requireBorneOutOffers, requireOffer } from "./status";
import { toSummary, waitsForAnswer } from "./summary";

type Context = RequestContext<Viewer>;

export const ownerOf = ({ viewer, area }: Context) => ({ accountId: viewer.accountId, area });

export async function list(deps: Deps, page: rows.QuotePage, context: Context) {
  const owner = ownerOf(context);
  await expireQuotes(deps, context.now, owner);
  const found = await rows.listOwned(deps.db, owner, page);
  const count = await rows.countByStatus(deps.db, owner, page.keyword);
  return { rows: found.rows.map(toSummary), total: found.total, count };
}

function toLine(line: rows.ListedLineRow): QuoteView["partList"][number] {
  const { designator, quantity, mpn, manufacturer, partId, part, matchReason, distributor, stock } = line;
  const { unitPriceMicro, footprint, value, side, description, isAssembled, boughtQuantity, amountMicro } = line;
  return {
    board: line.board,
    ...{ designator, quantity, mpn, manufacturer, partId, part, matchReason, distributor, stock },
    ...{ unitPriceMicro, footprint, value, side, description, isAssembled, boughtQuantity, amountMicro },
    sideBy: sideSourceOf(line.sideBy),
    placement: placementStateOf(line.placement),
    supply: lineSupply.parse(line.supply),
    joints: line.pins === null ? null : line.pins * quantity,
    mounting: MOUNTINGS.find((mounting) => mounting === line.mounting) ?? null,
    jointsBy: JOINT_SOURCES.find((source) => source === line.jointsBy) ?? null,
    isSample: line.isSample,
    dnp: line.isPlaced ? 2 : 1,
    state: line.state,
  };
}

export async function view(deps: Deps, quoteId: string, context: Context): Promise<QuoteView> {
  const owner = ownerOf(context);
  await expireQuotes(deps, context.now, owner);
  const found = await rows.findOwned(deps.db, owner, quoteId);
  if (!found) throw new AppError("NOT_FOUND");
  const { quote, sourceNumber } = found;
  const events = await rows.findEvents(deps.db, quoteId);
  return viewBomQuote.output.parse({
    ...toSummary(found),
    remark: quote.remark,
    sourceQuoteNumber: sourceNumber,
    reasons: quote.reasons,
    specification: quote.kind === "pcb" ? { board: quote.specification, assembly: null } : quote.specification,
    isCounted: isCounted(quote),
    price: quote.price,
    partList: (await rows.findLines(deps.db, quoteId)).map(toLine),
    files: quote.files,
    events: events.map(({ fromStatus: from, toStatus: to, createdAt, actor, note }) => ({
      ...{ from, to, actor, note },
      at: createdAt.toISOString(),
    })),
  });
}

async function findSample(tx: Transaction, quoteId: string): Promise<string | undefined> {
  return (await rows.findPurchases(tx, [quoteId])).find(({ isSample }) => isSample)?.mpn;
}

type AddInput = { quoteId: string; partNo: string; position?: number };

/** One that is in the cart already stays where it is. */
export async function putIntoCart(tx: Transaction, input: AddInput, context: Context): Promise<{ cartItemId: string }> {
  const owner = ownerOf(context);
  const [quote] = await rows.lockOwned(tx, owner, [input.quoteId]);
  if (!quote) throw new AppError("NOT_FOUND");
  requireOffer(quote, context.now);
  await requireBorneOutOffers(tx, [quote], context.locale);
  await addressRows.lockBook(tx, owner);
  const items = await cartRows.listOwned(tx, owner);
  const same = items.find(({ item }) => item.specification.quoteId === quote.id);
  if (same) return { cartItemId: same.item.id };
  if (items.length >= MAX_ORDER_LINES) {
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_ORDER_LINES } });
  }
  const isBoard = quote.kind === "pcb";
  const stored = isBoard ? toStoredOffer(quote) : toStoredQuote(quote, await findSample(tx, quote.id));
  const cartItemId = await cartRows.insertItem(tx, {
    ...owner,
    itemType: isBoard ? "Custom" : "BomQuote",
    projectId: quote.projectId,
    specification: stored,
    partNo: input.partNo,
    price: stored.price,
    bookVersion: stored.price.bookVersion,
    position: input.position ?? (await cartRows.nextPosition(tx, owner)),
    createdAt: context.now,
  });
  return { cartItemId };
}

export async function addToCart(deps: Deps, input: AddInput, context: Context): Promise<{ cartItemId: string }> {
  const owner = ownerOf(context);
  const request = {
    accountId: owner.accountId,
    key: context.idempotencyKey,
    operation: "bom.addToCart",
    input: { ...input, area: owner.area },
  };
  return once(deps.db, request, (tx) => putIntoCart(tx, input, context));
}

export async function quoteAgain(deps: Deps, quoteId: string, context: Context): Promise<MadeOfList> {
  const owner = ownerOf(context);
  const request = {
    accountId: owner.accountId,
    key: context.idempotencyKey,
    operation: "bom.reQuote",
    input: { quoteId, area: owner.area },
  };
  return once(deps.db, request, async (tx) => {
    const [source] = await rows.lockOwned(tx, owner, [quoteId]);
    if (!source) throw new AppError("NOT_FOUND");
    return repeatQuote(deps, tx, source, { startedBy: "customer", context });
  });
}

/** Withdraws an open or valid quote as well; MOVE_NOT_ALLOWED while an order waits for its price or an answer. */
export async function remove(deps: Deps, quoteId: string, context: Context): Promise<Record<string, never>> {
  const owner = ownerOf(context);
  await withTransaction(deps.db, async (tx) => {
    const [quote] = await rows.lockOwned(tx, owner, [quoteId]);
    if (!quote) throw new AppError("NOT_FOUND");
    if (waitsForAnswer(quote)) throw new AppError("MOVE_NOT_ALLOWED");
    if (mayMoveQuote(quote.status, "Invalid", "customer")) {
      await moveQuote(tx, quote, { to: "Invalid", actor: "customer", at: context.now });
    }
    await rows.hide(tx, quoteId, context.now);
    const items = await cartRows.listOwned(tx, owner);
    const inCart = items.filter(({ item }) => item.specification.quoteId === quoteId).map(({ item }) => item.id);
    if (inCart.length > 0) await cartRows.deleteOwned(tx, owner, inCart);
  });
  return {};
}
