// Quotes at the desk: inquiries that a person prices, line by line, beside what the engine proposes.

import * as z from "zod/mini";
import { JOINT_SOURCES } from "@/lib/core/bom/line-joints";
import { MAX_BOM_LINES } from "@/lib/core/bom/read-bom";
import { MOUNTINGS } from "@/lib/core/part/part";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { QUOTE_DAYS } from "@/lib/core/order/quote-validity";
import { PRICE_SECTIONS } from "@/lib/core/pricing/bill";
import { quoteStatus } from "./bom";
import { adminNote, recordOwner } from "./admin-record";
import { endpoint } from "./endpoint";
import { adminActs, adminArea, adminCustomer, adminFile, adminList, actNote } from "./ops";
import { pcbSpecification } from "./pcb";
import { assemblySpecification, quotedPrice } from "./pcba";
import { lineSupply, placementState } from "./bom-lines";
import { amountMicro, currency, id, text } from "./values";

export const quoteKind = z.enum(["pcba", "pcb"]);

const quoteRow = z.object({
  quoteId: id,
  quoteNumber: z.string(),
  kind: quoteKind,
  area: adminArea,
  status: quoteStatus,
  projectName: z.string(),
  quantity: z.int(),
  currency,
  totalMicro: z.nullable(amountMicro),
  customer: z.string(),
  at: z.string(),
  movedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  isWaiting: z.boolean(),
  /** An order was placed by it; of what waits for a price, one that waits with it. */
  isOrdered: z.boolean(),
  /** Staff member who works on it. */
  owner: recordOwner,
});
export type AdminQuoteRow = z.infer<typeof quoteRow>;

/** Filters of the quote list and of its export. */
export const quoteFilter = {
  status: z.optional(quoteStatus),
  kind: z.optional(quoteKind),
  /** `any`: inquiries alone, that wait for a price. */
  waits: z.optional(z.enum(["any"])),
  owner: z.optional(z.enum(["me", "none"])),
};

export const listAdminQuotes = endpoint({
  method: "GET",
  path: "/api/ops/quote/list",
  access: "staff",
  summary: "Quotes of all accounts: inquiries first, oldest first",
  input: z.extend(adminList, quoteFilter),
  output: z.object({
    rows: z.array(quoteRow),
    total: z.int(),
    /** Quotes per status that match every other filter. */
    count: z.record(z.string(), z.int()),
    waiting: z.int(),
  }),
});

/** As it was kept when it was asked for; stock and price are what the catalog says today. */
const bomLine = z.object({
  /** Index over all lists of the quote, from 0. */
  position: z.int(),
  /** Index of the board in the quote, from 0. */
  board: z.int(),
  designator: z.string(),
  /** Quantity per board. */
  quantity: z.int(),
  /** Requested part. */
  mpn: z.string(),
  manufacturer: z.string(),
  /** Matched part. */
  part: z.nullable(z.object({ mpn: z.string(), manufacturer: z.string(), packageName: z.string() })),
  footprint: z.string(),
  value: z.string(),
  description: z.string(),
  supply: lineSupply,
  stock: z.nullable(z.int()),
  unitPriceMicro: z.nullable(amountMicro),
  /** Joints per board; null if unknown. */
  joints: z.nullable(z.int()),
  mounting: z.nullable(z.enum(MOUNTINGS)),
  jointsBy: z.nullable(z.enum(JOINT_SOURCES)),
  placement: placementState,
  isPlaced: z.boolean(),
  isAssembled: z.boolean(),
  /** Line that staff must resolve or price: placed, to be bought, and not available from the catalog. */
  isOpen: z.boolean(),
  /** Its price and stock are invented. */
  isSample: z.boolean(),
  state: z.string(),
});

export const viewAdminQuote = endpoint({
  method: "GET",
  path: "/api/ops/quote/view/{id}",
  access: "staff",
  summary: "A quote with all its records and the automatic price",
  input: z.object({ id }),
  output: z.object({
    ...z.omit(quoteRow, { customer: true }).shape,
    customer: adminCustomer,
    remark: z.string(),
    reasons: z.array(z.string()),
    /** At least one; of a bare board nothing is assembled. */
    boards: z.array(
      z.object({
        boardName: z.string(),
        /** Boards in all. */
        pieces: z.int(),
        board: pcbSpecification,
        assembly: z.nullable(assemblySpecification),
        /** False of a list that nobody has read: what is soldered is only taken for granted. */
        isCounted: z.boolean(),
      }),
    ),
    /** All boards. */
    isCounted: z.boolean(),
    parts: z.array(bomLine),
    /** With several boards, the price of each too. Null without an automatic price. */
    proposal: z.nullable(quotedPrice),
    price: z.nullable(quotedPrice),
    /** Lines that may be priced, by section, in the order of the price breakdown. */
    sections: z.array(z.object({ section: z.enum(PRICE_SECTIONS), keys: z.array(z.string()) })),
    /** `board`: of several boards the one that it is of, from 0. */
    files: z.array(z.extend(adminFile, { board: z.optional(z.int()) })),
    orderId: z.nullable(id),
    orderNumber: z.nullable(z.string()),
    sourceNumber: z.nullable(z.string()),
    events: z.array(
      z.object({ from: z.nullable(quoteStatus), to: quoteStatus, at: z.string(), actor: z.string(), note: z.string() }),
    ),
    moves: z.array(quoteStatus),
    /** A bare board that is not priced automatically: the nearest one that is, and how much larger the inquiry is. */
    extrapolation: z.nullable(
      z.object({
        price: quotedPrice,
        nearest: z.object({ widthMm: z.number(), heightMm: z.number(), layers: z.int() }),
        factor: z.number(),
      }),
    ),
    /** Versions of the offer, the newest first. */
    offers: z.array(
      z.object({
        version: z.int(),
        totalMicro: amountMicro,
        leadTimeDays: z.nullable(z.int()),
        expiresAt: z.string(),
        note: z.string(),
        author: z.string(),
        at: z.string(),
      }),
    ),
    /** The offer may be replaced by another version. */
    canCorrect: z.boolean(),
    /** Working days of the specification, assembly included: what an offer begins with. */
    leadTimeDays: z.int(),
    notes: z.array(adminNote),
    acts: adminActs,
  }),
});
export type AdminQuote = z.infer<typeof viewAdminQuote.output>;

const seen = { id, from: quoteStatus };
const moved = z.object({ status: quoteStatus });

export const takeAdminQuote = endpoint({
  method: "POST",
  path: "/api/ops/quote/take",
  access: "staff",
  summary: "Starts quoting an inquiry",
  input: z.object(seen),
  output: moved,
});

const MAX_COUNTED = 1_000_000;
const counted = z.int().check(z.gte(0), z.lte(MAX_COUNTED));

const MAX_LINE_PINS = 5_000;
const countedLine = z.object({
  position: z.int().check(z.gte(0)),
  /** Joints of one piece. */
  pins: z.int().check(z.gte(1), z.lte(MAX_LINE_PINS)),
  mounting: z.enum(MOUNTINGS),
});

/**
 * Reads a written list of joints (an upload of type 10 of one's own, xlsx, xls, csv or tsv) against the list of a board
 * of an inquiry; nothing is kept by it. NO_JOINTS where no column is one of joints, and what an upload of a parts list is
 * refused with; INVALID_INPUT for a board that the quote does not have, NOT_FOUND for a file of somebody else.
 */
export const readAdminJoints = endpoint({
  method: "POST",
  path: "/api/ops/quote/joints",
  access: "staff",
  body: "json",
  summary: "Sums the joints of a board from an imported list",
  input: z.object({ id, board: z._default(z.int().check(z.gte(0)), 0), fileUrl: id }),
  output: z.object({
    /** Rows that were understood. */
    rows: z.int(),
    /** Rows, from 1, that count for nothing; `differs` and `assumed` are of rows that are counted all the same. */
    problems: z.array(
      z.object({
        row: z.int(),
        reason: z.enum([
          "noPart",
          "noPins",
          "wrongPins",
          "repeated",
          /** Another quantity than designators, which count. */
          "differs",
          /** In no line of the board's list. */
          "unlisted",
          /** Nothing tells how often. */
          "uncounted",
          /** Mounting not stated: counted as surface-mount. */
          "assumed",
        ]),
        text: z.string(),
      }),
    ),
    /** Joint counts for lines of the board's list. */
    lines: z.array(countedLine),
    /** Designators of lines that are assembled, and of which nobody has told the joints yet. */
    unknown: z.array(z.string()),
    bomLines: z.int(),
    smtJoints: z.int(),
    thtJoints: z.int(),
  }),
});
export type AdminJoints = z.infer<typeof readAdminJoints.output>;

/**
 * Joint counts of a board of an inquiry whose list was not read or lacks joints; the assembly is then priced
 * automatically. MOVE_NOT_ALLOWED if the quote does not wait for a price; INVALID_INPUT for an unknown board or line,
 * and for zero joints.
 */
export const countAdminQuote = endpoint({
  method: "POST",
  path: "/api/ops/quote/count",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Sets the joint counts of a board of an inquiry",
  maxBodyBytes: 1024 * 1024,
  input: z
    .object({
      ...seen,
      /** Index of the board in the quote, from 0. */
      board: z._default(z.int().check(z.gte(0)), 0),
      /** Different parts. */
      bomLines: counted.check(z.gte(1)),
      /** Counts per board. */
      smtJoints: counted,
      thtJoints: counted,
      /** Joint counts known for lines of that board's list. */
      lines: z._default(z.array(countedLine).check(z.maxLength(MAX_BOM_LINES)), []),
    })
    .check(
      z.refine(({ smtJoints, thtJoints }) => smtJoints + thtJoints > 0, {
        error: "common.required",
        path: ["smtJoints"],
      }),
    ),
  output: moved,
});

/** A line of an offer; amounts are of all pieces of its board together. */
const offered = z.object({ key: text(1, 60), amountMicro: z.int().check(z.gte(0), z.lte(1_000_000_000_000)) });
export type OfferedLine = z.infer<typeof offered>;
const offeredLines = z.array(offered).check(z.minLength(1), z.maxLength(80));

/** Unit price of a line's part, entered by staff. */
const pricedPart = z.object({
  position: z.int().check(z.gte(0)),
  unitPriceMicro: z.int().check(z.gte(0), z.lte(1e12)),
});
export type PricedPart = z.infer<typeof pricedPart>;

export const MAX_OFFER_DAYS = 200;
export const MAX_VALID_DAYS = 180;

const wholeDays = (max: number) => z.int().check(z.gte(1), z.lte(max));

/** Terms of an offer beside its amounts. */
const offerTerms = {
  /** Working days from payment; without it the lead time of the specification applies. */
  leadTimeDays: z.optional(wholeDays(MAX_OFFER_DAYS)),
  validDays: z._default(wholeDays(MAX_VALID_DAYS), QUOTE_DAYS),
};

/**
 * INVALID_INPUT for a line that is on no bill of its kind, twice the same, or nothing in all of a board; for more or
 * fewer bills than boards; for a part of a line that is not bought, or twice the same. Sums are the lines': prices of parts are kept for the customer to read.
 */
export const offerAdminQuote = endpoint({
  method: "POST",
  path: "/api/ops/quote/offer",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Sends an offer for an inquiry, with its lead time and validity",
  maxBodyBytes: 1024 * 1024,
  input: z.object({
    ...seen,
    /** The first or only board. */
    lines: offeredLines,
    /** The other boards, in order. */
    others: z._default(z.array(z.object({ lines: offeredLines })).check(z.maxLength(MAX_BOARDS_OF_QUOTE - 1)), []),
    parts: z._default(z.array(pricedPart).check(z.maxLength(MAX_BOM_LINES)), []),
    note: actNote,
    ...offerTerms,
  }),
  output: z.extend(moved, { totalMicro: amountMicro, expiresAt: z.string() }),
});

/**
 * As `offerAdminQuote`, of a quote that was offered and not ordered. STALE_VERSION where another version has been offered
 * since, or the quote has moved; MOVE_NOT_ALLOWED where an order was placed by it.
 */
export const correctOffer = endpoint({
  method: "POST",
  path: "/api/ops/quote/correct",
  access: "staff",
  body: "json",
  idempotent: true,
  summary: "Replaces an offer with a new version; the customer sees only the newest",
  maxBodyBytes: 1024 * 1024,
  input: z.object({
    id,
    from: z.literal("Quoted"),
    /** The version that the staff member saw; 0 for an offer from before versions were kept. */
    version: z.int().check(z.gte(0)),
    lines: offeredLines,
    others: z._default(z.array(z.object({ lines: offeredLines })).check(z.maxLength(MAX_BOARDS_OF_QUOTE - 1)), []),
    parts: z._default(z.array(pricedPart).check(z.maxLength(MAX_BOM_LINES)), []),
    note: actNote,
    ...offerTerms,
  }),
  output: z.extend(moved, { totalMicro: amountMicro, expiresAt: z.string(), version: z.int() }),
});

export const refuseAdminQuote = endpoint({
  method: "POST",
  path: "/api/ops/quote/refuse",
  access: "staff",
  idempotent: true,
  summary: "Declines or withdraws a quote, with a reason that the customer sees",
  input: z.object({ ...seen, reason: text(1, 500) }),
  output: moved,
});

export const getAdminQuoteFile = endpoint({
  method: "GET",
  path: "/api/ops/quote/{id}/file/{fileUrl}",
  access: "staff",
  answer: "file",
  summary: "A file of a quote",
  input: z.object({ id, fileUrl: id }),
  output: z.never(),
});
