// Quotes of assembled boards: making one, seeing it, ordering by it, having it made anew.

import * as z from "zod/mini";
import {
  areFewLines,
  listedBoardInput,
  MAX_FILE_NAME,
  MAX_LINES_BYTES,
  otherBoards,
  pricedLine,
  unreadBoardInput,
} from "./bom-lines";
import { SIDE_SOURCES } from "@/lib/core/placement/resolve-sides";
import { partNo } from "./cart";
import { endpoint } from "./endpoint";
import { board3dSnapshot } from "./gerber";
import { listedBoard, pcbSpecificationInput } from "./pcb";
import { assemblySpecification, quotedPrice, quotedSpecification } from "./pcba";
import { amountMicro, currency, flag, id, integer, nothing, paging, text } from "./values";

export const quoteStatus = z.enum([
  "Initial",
  "Inquiry Received",
  "Quoting",
  "Quoted",
  "Final",
  "Order Received",
  "Expired",
  "Invalid",
]);
export type QuoteStatus = z.infer<typeof quoteStatus>;

const MAX_PROJECT_NAME = 200;
const MAX_REMARK = 500;

const made = z.object({
  quoteId: id,
  quoteNumber: z.string(),
  status: quoteStatus,
  /** The first moment at which it no longer stands; null where nothing was offered. */
  expiresAt: z.nullable(z.string()),
});

const madeOfList = z.extend(made, {
  /**
   * Why it waits for a person: reviews of the list (bom-lines), contradictions between a board and its project's files
   * (pcb), `asked` or `parsingSkipped`; empty where it was priced.
   */
  reasons: z.array(z.string()),
  /** Places of the lines that a reason is about, from 0; lines of further boards follow those of the first. */
  openLines: z.array(z.int()),
});

/** The parts list that comes along with a board, beside its project's files and its coordinates. */
const boardFiles = {
  /** The handle of the list's file (type 10). */
  bomUrl: z.optional(id),
  bomFileName: z._default(text(0, MAX_FILE_NAME), ""),
};

type Sent = { lines?: readonly unknown[]; bomUrl?: string };

/** Missing parts lists: lines of each board, or each board's file if engineers read it. */
function missingLists({ skipParse, others, ...first }: Sent & { skipParse: 0 | 1; others: readonly Sent[] }) {
  const wanted = skipParse === 1 ? "bomUrl" : "lines";
  const missing = others.flatMap((other, at) => (other[wanted] === undefined ? [["others", at, wanted]] : []));
  const isFirstWanted = skipParse === 1 || others.length > 0;
  return isFirstWanted && first[wanted] === undefined ? [[wanted], ...missing] : missing;
}

/**
 * A quote that is priced in full is Quoted at once; anything else waits for staff. PARTS_UNASSOCIATED, with `lines`,
 * if lines to be bought have no part and nobody confirmed that; UNSUPPORTED_COMBINATION with `violations` for options
 * that cannot be made; NOT_FOUND for a project or a file of another account, WRONG_FILE_FORMAT for a file of another
 * type than 10, FILE_TOO_LARGE above 5 MB.
 */
export const createBomQuote = endpoint({
  method: "POST",
  path: "/api/eda/bom/quote",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Creates a quote for assembled boards",
  limit: { perMinute: 30 },
  maxBodyBytes: MAX_LINES_BYTES,
  input: z
    .extend(listedBoardInput, {
      ...boardFiles,
      /** Boards beside this one, quoted and ordered together with it; each with its list, or with a file that is one. */
      others: otherBoards(z.extend(unreadBoardInput, boardFiles)),
      projectName: z._default(text(0, MAX_PROJECT_NAME), ""),
      remark: z._default(text(0, MAX_REMARK), ""),
      /** 1: a person is to look at it, whatever the engine can price. */
      ask: z._default(flag, 0),
      /** 1: engineers read the lists of all boards; their files come along, and lines are not looked at. */
      skipParse: z._default(flag, 0),
    })
    .check(
      ({ value, issues }) => {
        for (const path of missingLists(value))
          issues.push({ code: "custom", message: "common.required", path, input: value });
      },
      z.refine(areFewLines, { error: "common.invalid", path: ["others"] }),
    ),
  output: madeOfList,
});

/** A board that a person has to price: refused by a rule, or asked for. Nothing is refused but what is on no list. */
export const inquireBoard = endpoint({
  method: "POST",
  path: "/api/eda/quote/pcb/inquiry",
  access: "signed-in",
  body: "json",
  idempotent: true,
  summary: "Requests a price for a board that is not priced automatically",
  limit: { perMinute: 20 },
  input: z.extend(pcbSpecificationInput, {
    projectId: z.optional(id),
    projectName: z._default(text(0, MAX_PROJECT_NAME), ""),
    remark: z._default(text(0, MAX_REMARK), ""),
  }),
  output: made,
});

const quoteSummary = z.extend(made, {
  /** Assembled boards, or bare ones that a person prices. */
  kind: z.enum(["pcba", "pcb"]),
  projectName: z.string(),
  createDate: z.string(),
  /** Different boards. */
  boardCount: z.int(),
  /** Boards in all. */
  totalQuantity: z.int(),
  currency,
  /** Null until it was offered. */
  totalMicro: z.nullable(amountMicro),
  /** The order that was placed by it; before it was ordered for good, only while that order stands. */
  orderId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  /** The quote that it repeats. */
  sourceQuoteId: z.nullable(id),
  /** The project of its first board, whose picture stands for the quote. */
  projectId: z.nullable(id),
  hasPicture: z.boolean(),
  board3dSnapshot,
  board: listedBoard,
  canAddToCart: z.boolean(),
  /** It may be ordered at the price that will be offered. */
  canOrder: z.boolean(),
  /** False while an order waits for its price. */
  canDelete: z.boolean(),
  canReQuote: z.boolean(),
});
export type QuoteSummary = z.infer<typeof quoteSummary>;

export const listBomQuotes = endpoint({
  method: "GET",
  path: "/api/eda/bom/quote/list",
  access: "signed-in",
  summary: "Quotes of the account, newest first",
  input: z.extend(paging, {
    status: z.optional(quoteStatus),
    /** Part of a quote's number, of its project's name or of a part number in it. */
    keyword: z.optional(text(0, 100)),
  }),
  output: z.object({
    rows: z.array(quoteSummary),
    total: z.int(),
    /** Quotes per status, over what is searched. */
    count: z.record(z.string(), z.int()),
  }),
});

const bomLine = z.object({
  /** Index of the board in the quote, from 0. */
  board: z.int(),
  designator: z.string(),
  /** Quantity per board. */
  quantity: z.int(),
  mpn: z.string(),
  manufacturer: z.string(),
  /** The part of our catalog that it was matched with, and why that one. */
  partId: z.nullable(id),
  /** The matched catalog part; `mpn` and `manufacturer` are the requested ones. */
  part: z.nullable(z.object({ mpn: z.string(), manufacturer: z.string(), packageName: z.string() })),
  matchReason: z.string(),
  distributor: z.string(),
  stock: z.nullable(z.int()),
  unitPriceMicro: z.nullable(amountMicro),
  footprint: z.string(),
  value: z.string(),
  /** top, bottom or both; empty where it is not known. */
  side: z.string(),
  sideBy: z.nullable(z.enum(SIDE_SOURCES)),
  description: z.string(),
  ...z.pick(z.object(pricedLine), {
    supply: true,
    isAssembled: true,
    boughtQuantity: true,
    amountMicro: true,
    joints: true,
    mounting: true,
    jointsBy: true,
    placement: true,
    isSample: true,
  }).shape,
  /** 1: not placed; 2: placed. */
  dnp: z.int(),
  state: z.string(),
});

const quoteFile = z.object({
  /** `board`: the files of a board beside the first, whose own are its project's. */
  kind: z.enum(["board", "bom", "coordinates"]),
  fileUrl: id,
  fileName: z.string(),
  /** Index of the board in the quote, from 0. */
  board: z.optional(z.int()),
});

export const viewBomQuote = endpoint({
  method: "GET",
  path: "/api/eda/bom/quote/view",
  access: "signed-in",
  summary: "A quote with its specification, price, parts and activity",
  input: z.object({ quoteId: id }),
  output: z.extend(quoteSummary, {
    remark: z.string(),
    sourceQuoteNumber: z.nullable(z.string()),
    /** Rules and reviews that a person looks at, `asked` or `parsingSkipped`; empty where the engine priced it. */
    reasons: z.array(z.string()),
    /** A bare board has no assembly. */
    specification: z.extend(quotedSpecification, { assembly: z.nullable(assemblySpecification) }),
    /** False of a list that nobody has read yet: what is soldered is only taken for granted. */
    isCounted: z.boolean(),
    price: z.nullable(quotedPrice),
    partList: z.array(bomLine),
    /** The list and the coordinates that came with it. */
    files: z.array(quoteFile),
    events: z.array(
      z.object({ from: z.nullable(quoteStatus), to: quoteStatus, at: z.string(), actor: z.string(), note: z.string() }),
    ),
  }),
});
export type QuoteView = z.infer<typeof viewBomQuote.output>;

/**
 * QUOTE_EXPIRED where it no longer stands, MOVE_NOT_ALLOWED where it was never offered or is ordered already,
 * NEEDS_MANUAL_REVIEW where the engine priced it and its files contradict it.
 */
export const addQuoteToCart = endpoint({
  method: "POST",
  path: "/api/eda/bom/quote/add/cart",
  access: "signed-in",
  idempotent: true,
  summary: "Adds a valid quote to the cart, once",
  input: z.object({
    quoteId: id,
    partNo: z._default(partNo, ""),
    /** For what is put back: the place it had. */
    position: z.optional(z.pipe(integer, z.int().check(z.gte(0), z.lte(1_000_000)))),
  }),
  output: z.object({ cartItemId: id }),
});

export const reQuote = endpoint({
  method: "POST",
  path: "/api/eda/bom/quote/reQuote",
  access: "signed-in",
  idempotent: true,
  summary: "Creates a new quote of the same boards at today's prices",
  limit: { perMinute: 30 },
  input: z.object({ quoteId: id }),
  output: madeOfList,
});

export const deleteBomQuote = endpoint({
  method: "DELETE",
  path: "/api/eda/bom/quote",
  access: "signed-in",
  summary: "Deletes a quote from the list and from the cart",
  input: z.object({ quoteId: id }),
  output: nothing,
});
