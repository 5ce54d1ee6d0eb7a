// The assembly quote: a board and what is soldered to it in, a price that explains itself out.

import * as z from "zod/mini";
import { ASSEMBLY_OPTIONS } from "@/lib/core/pcba/specification";
import { endpoint } from "./endpoint";
import {
  bookStatus,
  bookVersion,
  contradiction,
  leadTimePrice,
  pcbPrice,
  pcbSpecification,
  pcbSpecificationInput,
  violation,
} from "./pcb";
import { decimal, id, integer, jsonField, money, text, yesNo } from "./values";

/** Counts are of one board; whether they can be made is `checkPcba`'s to say. */
export const assemblySpecification = z.object({
  assemblySide: z.enum(ASSEMBLY_OPTIONS.assemblySide),
  supply: z.enum(ASSEMBLY_OPTIONS.supply),
  partsPrepared: yesNo,
  bomLines: integer,
  customerParts: integer,
  smtJoints: integer,
  thtJoints: integer,
  thtOpposite: yesNo,
  smallestPart: z.enum(ASSEMBLY_OPTIONS.smallestPart),
  bgaCount: integer,
  bgaPitchMm: decimal,
  coordinates: yesNo,
  icProgramming: yesNo,
  programmedIcs: integer,
  customTesting: yesNo,
  leadForming: yesNo,
  deliverStencil: yesNo,
});

export const pcbaSpecification = z.object({ board: pcbSpecification, assembly: assemblySpecification });

const MAX_BOARD_NAME = 200;
export const boardName = z._default(text(0, MAX_BOARD_NAME), "");

/** One of several boards that are quoted together. */
const quotedBoard = z.extend(pcbaSpecification, {
  boardName: z.string(),
  /** Boards in all. */
  pieces: z.int(),
});

/** Specification of a quote: the first board, and all boards under `boards` if there are several. */
export const quotedSpecification = z.extend(pcbaSpecification, { boards: z.optional(z.array(quotedBoard)) });

/**
 * Price of a quote; `boards` lists each of several boards if they were priced automatically. Staff price them
 * together.
 */
export const quotedPrice = z.extend(pcbPrice, { boards: z.optional(z.array(pcbPrice)) });

/** The request's specification; an omitted option takes its default. */
export const pcbaSpecificationInput = z.object({
  board: z.optional(jsonField(pcbSpecificationInput)),
  assembly: z.optional(jsonField(z.partial(assemblySpecification))),
});

/** Reasons for a manual review before it can be ordered. */
export const pcbaReview = z.enum(["partsUnpriced"]);

/**
 * A specification that cannot be made is answered with its violations, one whose board contradicts its project's files
 * with the contradictions: both with no lines, all totals zero. NOT_FOUND for a project of somebody else.
 */
export const quotePcba = endpoint({
  method: "POST",
  path: "/api/eda/quote/pcba",
  access: "public",
  body: "json",
  summary: "Prices an assembled board",
  limit: { perMinute: 600 },
  input: z.extend(pcbaSpecificationInput, {
    bookVersion: z.optional(bookVersion),
    /** The board's files; what was measured on them must bear out the board. */
    projectId: z.optional(id),
  }),
  output: z.extend(pcbPrice, {
    bookStatus,
    specification: pcbaSpecification,
    /** China's working days from payment, boards and assembly. */
    leadTimeDays: z.int(),
    leadTimes: z.array(leadTimePrice),
    shippingEstimate: money,
    violations: z.array(violation),
    contradictions: z.array(contradiction),
    reviews: z.array(pcbaReview),
  }),
});
export type PcbaQuote = z.infer<typeof quotePcba.output>;
