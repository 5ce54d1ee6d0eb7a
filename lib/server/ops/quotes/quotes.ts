// Quotes in the admin: the queue of inquiries, and everything about one.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { type AdminQuote, type AdminQuoteRow, type listAdminQuotes, viewAdminQuote } from "@/lib/contracts/ops-quote";
import { mayMoveQuote, QUOTE_STATUSES } from "@/lib/core/order/states";
import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import { assembledPieces } from "@/lib/core/pcba/specification";
import { SECTION_KEYS, sectionsOf } from "@/lib/core/pricing/assembly/hand-price";
import { countedBoards, isCounted } from "@/lib/server/bom/counted";
import { expireQuotes } from "@/lib/server/bom/expire";
import { type BomQuoteRow, findEvents } from "@/lib/server/bom/rows";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { actsOn } from "../records/audit";
import { customerOf } from "../records/customer";
import { listOffers } from "./offer-rows";
import { fetchFile, listFiles } from "../orders/files";
import { extrapolateBoard, leadTimeOf, propose, type QuotedThing, readThing } from "./proposal";
import { readParts } from "./quote-parts";
import * as rows from "./quote-rows";
import { notesOf, ownerOf } from "../records/records";

type Context = RequestContext<Viewer>;

export const quoteSubject = (quoteId: string): string => `quote:${quoteId}`;

function summarise(quote: BomQuoteRow, movedAt: Date): Omit<AdminQuoteRow, "customer" | "owner"> {
  return {
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    kind: quote.kind === "pcb" ? "pcb" : "pcba",
    area: quote.area,
    status: quote.status,
    projectName: quote.projectName,
    quantity: quote.quantity,
    currency: quote.currency as AdminQuoteRow["currency"],
    totalMicro: quote.totalMicro,
    at: quote.createdAt.toISOString(),
    movedAt: movedAt.toISOString(),
    expiresAt: quote.expiresAt?.toISOString() ?? null,
    isWaiting: rows.isWaiting(quote.status),
    isOrdered: quote.orderId !== null,
  };
}

type Filter = Omit<ParsedInputOf<typeof listAdminQuotes>, "pageNum" | "pageSize">;

/** The filter of the wire as the rows take it. */
export function toFilter({ owner, ...filter }: Filter, { viewer }: Pick<Context, "viewer">): rows.QuoteFilter {
  const ownerId = owner === undefined ? undefined : owner === "me" ? viewer.accountId : null;
  return { ...filter, ownerId };
}

type ListedQuote = Awaited<ReturnType<typeof rows.list>>["rows"][number];

export function toRow({ quote, movedAt, customer, ownerId, owner }: ListedQuote, { viewer }: Context): AdminQuoteRow {
  return {
    ...summarise(quote, movedAt),
    customer,
    owner: ownerId === null ? null : { accountId: ownerId, name: owner ?? "", isMe: ownerId === viewer.accountId },
  };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listAdminQuotes>, context: Context) {
  const { pageNum, pageSize, area } = input;
  await expireQuotes(deps, context.now);
  const filter = toFilter(input, context);
  const found = await rows.list(deps.db, { ...filter, pageNum, pageSize });
  return {
    rows: found.rows.map((row) => toRow(row, context)),
    total: found.total,
    count: await rows.countByStatus(deps.db, filter),
    waiting: (await rows.countWaiting(deps.db, { area })).count,
  };
}

/** Files of its project, and those sent with it. */
const filesOf = (quote: BomQuoteRow, projectFileId: string | null): string[] => [
  ...(projectFileId === null ? [] : [projectFileId]),
  ...quote.files.map(({ fileUrl }) => fileUrl),
];

/** Index of the board that a file belongs to; the project's own files belong to the first one. */
function boardIndexOfFile({ files }: BomQuoteRow, thing: QuotedThing, fileUrl: string): number | undefined {
  if (thing.kind === "pcb" || thing.boards.length === 1) return undefined;
  return files.find((file) => file.fileUrl === fileUrl)?.board ?? 0;
}

function toBoards(thing: QuotedThing, quote: BomQuoteRow): AdminQuote["boards"] {
  const { specification, quantity: pieces } = quote;
  if (thing.kind === "pcb") return [{ boardName: "", pieces, board: thing.board, assembly: null, isCounted: true }];
  const { boards: kept = [] }: KeptBoards = specification;
  const counted = countedBoards(quote);
  return thing.boards.map(({ board, assembly }, at) => ({
    boardName: kept[at]?.boardName ?? "",
    pieces: assembledPieces(board),
    board,
    assembly,
    isCounted: counted[at] ?? true,
  }));
}

export async function view(deps: Deps, id: string, context: Context): Promise<AdminQuote> {
  const { db } = deps;
  const { now } = context;
  await expireQuotes(deps, now);
  const found = await rows.find(db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const { quote, orderNumber, sourceNumber, fileId } = found;
  const events = await findEvents(db, id);
  const thing = readThing(quote);
  const { shown, parts } = await readParts(deps, db, quote, context);
  const status = quote.status;
  return viewAdminQuote.output.parse({
    ...summarise(quote, events.at(-1)?.createdAt ?? quote.createdAt),
    customer: await customerOf(db, quote.accountId),
    remark: quote.remark,
    reasons: quote.reasons,
    boards: toBoards(thing, quote),
    isCounted: isCounted(quote),
    parts: shown,
    proposal: propose(deps, thing, {
      area: quote.area,
      ...{ now, parts },
      counted: countedBoards(quote),
    }),
    price: quote.price,
    sections: sectionsOf(thing.kind).map((section) => ({ section, keys: [...SECTION_KEYS[section]] })),
    files: (await listFiles(db, filesOf(quote, fileId))).map((file) => ({
      ...file,
      board: boardIndexOfFile(quote, thing, file.fileUrl),
    })),
    orderId: quote.orderId,
    orderNumber,
    sourceNumber,
    events: events.map(({ fromStatus: from, toStatus: to, createdAt, actor, note }) => ({
      ...{ from, to, actor, note },
      at: createdAt.toISOString(),
    })),
    extrapolation: extrapolateBoard(deps, thing, { area: quote.area, now }),
    offers: (await listOffers(db, id)).map(({ expiresAt, createdAt, ...offer }) => ({
      ...offer,
      ...{ expiresAt: expiresAt.toISOString(), at: createdAt.toISOString() },
    })),
    canCorrect: status === "Quoted" && quote.orderId === null,
    leadTimeDays: leadTimeOf(thing),
    owner: await ownerOf(db, quoteSubject(id), context),
    notes: await notesOf(db, quoteSubject(id)),
    moves: QUOTE_STATUSES.filter((to) => mayMoveQuote(status, to, "staff")),
    acts: await actsOn(db, quoteSubject(id)),
  });
}

export async function file(
  deps: Deps,
  { id, fileUrl }: { id: string; fileUrl: string },
  context: Context,
): Promise<FileAnswer> {
  const found = await rows.find(deps.db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const known = filesOf(found.quote, found.fileId);
  const { accountId } = found.quote;
  return fetchFile(deps, { fileUrl, known, subject: quoteSubject(id), accountId }, context);
}
