// The lines of a parts list as a person settled them: what is sent for a price or a quote, and what is made of each.

import * as z from "zod/mini";
import { BOM_LINE_STATES } from "@/lib/core/bom/line-state";
import { JOINT_SOURCES } from "@/lib/core/bom/line-joints";
import { MAX_BOM_LINES } from "@/lib/core/bom/read-bom";
import { PLACEMENT_STATES } from "@/lib/core/placement/placement-conflicts";
import { SIDE_SOURCES } from "@/lib/core/placement/resolve-sides";
import { MOUNTINGS } from "@/lib/core/part/part";
import { MAX_BOARDS_OF_QUOTE } from "@/lib/core/pcba/quoted-boards";
import { endpoint } from "./endpoint";
import { bookStatus, contradiction, leadTimePrice, pcbPrice, violation } from "./pcb";
import { boardName, pcbaSpecification, pcbaSpecificationInput } from "./pcba";
import { amountMicro, flag, id, integer, jsonField, money, text } from "./values";

/** Ten thousand lines of usual length, three times over; what all other calls may send is far less. */
export const MAX_LINES_BYTES = 8 * 1024 * 1024;

const MAX_DESIGNATORS_OF_LINE = 10_000;
const MAX_DESIGNATOR = 32;
/** Specification, section 5: a part number has 0 to 200 characters in a BOM. */
const MAX_PART_NUMBER = 200;
const MAX_TEXT = 200;
const MAX_DESCRIPTION = 500;
const MAX_OF_ONE_BOARD = 100_000;
export const MAX_FILE_NAME = 255;
export const MAX_PINS = 5_000;

/** Supply of a line's part: bought by us, consigned by the customer, or not assembled. */
export const lineSupply = z.enum(["turnkey", "customer", "none"]);
export type LineSupply = z.infer<typeof lineSupply>;

/** Stage at which the part was matched (core/bom/match-line); `chosen`: by a person. */
export const lineMatch = z.enum(["exact", "packing", "distributor", "elsewhere", "parametric", "similar", "chosen"]);

/** Null where it is not known. */
export const boardSide = z.nullable(z.enum(["top", "bottom", "both"]));
/** The source that names another side; null where none does, and once the customer has answered. */
export const sideConflict = z.nullable(
  z.object({ source: z.enum(["list", "board"]), side: z.enum(["top", "bottom", "both"]) }),
);

/** Null where the files agree on where the parts of a line sit, or none tells. */
export const placementState = z.nullable(z.enum(PLACEMENT_STATES));

/** 1: not placed; 2: placed. */
const dnp = z.pipe(
  z.transform((value) => (value === "1" ? 1 : value === "2" ? 2 : value)),
  z.union([z.literal(1), z.literal(2)]),
);

const isPlaced = ({ dnp: left, supply, quantity }: { dnp: 1 | 2; supply?: LineSupply; quantity: number }) =>
  left === 2 && supply !== "none" && quantity > 0;

/**
 * A line that is sent. Price, stock and footprint of a part are never read from it: they are the catalog's. A line
 * that is placed names where.
 */
export const quoteLineInput = z
  .object({
    designators: z._default(z.array(text(1, MAX_DESIGNATOR)), []).check(z.maxLength(MAX_DESIGNATORS_OF_LINE)),
    /** Quantity per board; 0 is not placed. */
    quantity: z.pipe(integer, z.int().check(z.gte(0), z.lte(MAX_OF_ONE_BOARD))),
    mpn: z._default(text(0, MAX_PART_NUMBER), ""),
    manufacturer: z._default(text(0, MAX_TEXT), ""),
    value: z._default(text(0, MAX_TEXT), ""),
    footprint: z._default(text(0, MAX_TEXT), ""),
    description: z._default(text(0, MAX_DESCRIPTION), ""),
    /** The part of our catalog that was settled on; null: none. */
    partId: z._default(z.nullable(id), null),
    match: z._default(lineMatch, "chosen"),
    dnp: z._default(dnp, 2),
    side: z._default(boardSide, null),
    /** `customer`: `side` is the customer's answer and wins over every file. Otherwise the coordinate file goes first. */
    sideBy: z._default(z.enum(["list", "customer"]), "list"),
    /** Rotation of each of its parts, from the list's column; null without one. */
    rotationDeg: z._default(z.nullable(z.number().check(z.gte(0), z.lt(360))), null),
    /** `customer`: the coordinates that come along hold the customer's answer, whatever the list's rotation. */
    placedBy: z._default(z.enum(["files", "customer"]), "files"),
    /** Left out: as `assembly.supply` says, `turnkey` where that is `partial`. */
    supply: z.optional(lineSupply),
    /** As the upload answered it. Read of lines without a part alone: whether anything had been proposed. */
    state: z.optional(z.enum(BOM_LINE_STATES)),
    /** Joint count and mounting of a part that is not in the catalog. They take precedence over its footprint. */
    pins: z.optional(z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_PINS)))),
    mounting: z.optional(z.enum(MOUNTINGS)),
  })
  .check(
    z.refine((line) => !isPlaced(line) || line.designators.length > 0, {
      error: "bom.fillDesignator",
      path: ["designators"],
    }),
  );
export type QuoteLineInput = z.input<typeof quoteLineInput>;
export type QuoteLine = z.output<typeof quoteLineInput>;

const quoteLines = z.array(quoteLineInput).check(z.minLength(1), z.maxLength(MAX_BOM_LINES));

export const MAX_COORDINATE_FILES = 4;

/** JSON list of `{fileName, fileUrl}`. */
export const coordinateFile = z._default(
  jsonField(
    z.array(z.object({ fileName: text(0, MAX_FILE_NAME), fileUrl: id })).check(z.maxLength(MAX_COORDINATE_FILES)),
  ),
  [],
);

/**
 * A board with its list; in the order of the list, its answers name lines by their place in it, from 0. Options of
 * `board` that are left out come from the files of the project, where it names one.
 */
const listedBoard = { ...pcbaSpecificationInput.shape, boardName, projectId: z.optional(id), coordinateFile };

export const listedBoardInput = z.object({
  ...listedBoard,
  lines: z.optional(jsonField(quoteLines)),
  /** 1: the customer knows that lines without a part are neither bought nor assembled. */
  unassociatedConfirmed: z._default(flag, 0),
});

/** A board beside the first one, which has a list. */
export const otherBoardInput = z.object({ ...listedBoard, lines: jsonField(quoteLines) });

/** One whose list may be left to engineers. */
export const unreadBoardInput = z.object({ ...listedBoard, lines: z.optional(jsonField(quoteLines)) });

/** Boards beside the first one, whose parts are bought together with its. */
export const otherBoards = <T extends z.core.$ZodType>(board: T) =>
  z._default(jsonField(z.array(board).check(z.maxLength(MAX_BOARDS_OF_QUOTE - 1))), []);

interface Listed {
  lines?: readonly unknown[];
  others: readonly { lines?: readonly unknown[] }[];
}

/** Several boards have a list each, and all of them together no more lines than one may have. */
export const haveLists = ({ lines, others }: Listed): boolean => others.length === 0 || lines !== undefined;
export const areFewLines = ({ lines = [], others }: Listed): boolean =>
  others.reduce((sum, { lines: more = [] }) => sum + more.length, lines.length) <= MAX_BOM_LINES;

/** Reasons for a manual review before the list can be ordered. */
export const listReview = z.enum([
  /** We are to buy parts of which there is no list. */
  "partsUnpriced",
  /** Lines whose part cannot be had or has no price: their states say why. */
  "linesOpen",
  /** Lines without a part, and nobody confirmed that these are left away. */
  "linesUnassociated",
  /** Lines of which it is not known how many joints they have. */
  "jointsUnknown",
  /** Lines of which the sources name different sides, and the customer has not answered. */
  "sidesConflict",
  /** Parts that the coordinates or the list place differently, and the customer has not answered. */
  "placementsConflict",
  /** A coordinate file that came along and could not be read. */
  "coordinatesUnread",
  /** More lines, joints or packages than are assembled without a look. */
  "listTooLarge",
]);
export type ListReview = z.infer<typeof listReview>;

/** Result of pricing a line. Amounts are in the answer's currency. */
export const pricedLine = {
  partId: z.nullable(id),
  state: z.enum(BOM_LINE_STATES),
  supply: lineSupply,
  dnp: z.union([z.literal(1), z.literal(2)]),
  /** True if the line is assembled on the priced boards: placed, with a matched or a consigned part. */
  isAssembled: z.boolean(),
  /** Stock of the matched part; null without one. */
  stock: z.nullable(z.int()),
  /** At the quantity that all lines of the part need together; null where we do not sell it, or so many. */
  unitPriceMicro: z.nullable(amountMicro),
  /**
   * Pieces that are bought for all boards, with what a machine loses and least quantities leave over: of all lines of
   * the part together, on whichever board, at the first of them, 0 at the others. Null where nothing is bought.
   */
  boughtQuantity: z.nullable(z.int()),
  /** The line's exact contribution to `componentsTotal`; null if nothing is bought. The lines add up to that total. */
  amountMicro: z.nullable(amountMicro),
  /** Index of the board, from 0. */
  board: z.int(),
  /** Joints per board; null if unknown. */
  joints: z.nullable(z.int()),
  mounting: z.nullable(z.enum(MOUNTINGS)),
  /** Source of the joint count; null if it is unknown or was not recorded. */
  jointsBy: z.nullable(z.enum(JOINT_SOURCES)),
  /** The side that is priced, and which source decided it. */
  side: boardSide,
  sideBy: z.nullable(z.enum(SIDE_SOURCES)),
  sideConflict,
  placement: placementState,
  /** Price and stock are invented: only play money buys it. */
  isSample: z.boolean(),
};

/** `board`: which one, from 0; `boardName` is empty where it has none. */
const ofBoard = { board: z.int(), boardName: z.string() };
const boardViolation = z.extend(violation, ofBoard);
const boardContradiction = z.extend(contradiction, ofBoard);

/** Price of one of several boards. */
const listedBoardPrice = z.extend(pcbPrice, {
  boardName: z.string(),
  specification: pcbaSpecification,
  /** Boards in all. */
  pieces: z.int(),
  /** Lines of its list, which stand in `partList` after those of the boards before it. */
  lineCount: z.int(),
});

/**
 * Prices assembled boards by their parts lists, without keeping anything. With `lines`, supply, numbers of lines and
 * joints, BGAs and the smallest part follow from them, whatever `assembly` says of these; `assembly` in the answer is
 * what was priced. Lines that are open or not associated are left out of `componentsTotal`.
 *
 * With `others` it is the price of all boards together, whose shared parts are bought once: `partList` has the lines of
 * the first board, then those of the others, and `boards` says what each costs. Where a board cannot be made, or its
 * project's files contradict it, there are no price lines and all totals are zero.
 */
export const priceBomQuote = endpoint({
  method: "POST",
  path: "/api/eda/bom/quote/price",
  access: "public",
  body: "json",
  summary: "Prices assembled boards from their parts lists",
  limit: { perMinute: 120 },
  maxBodyBytes: MAX_LINES_BYTES,
  input: z
    .extend(listedBoardInput, { others: otherBoards(otherBoardInput) })
    .check(
      z.refine(haveLists, { error: "common.required", path: ["lines"] }),
      z.refine(areFewLines, { error: "common.invalid", path: ["others"] }),
    ),
  output: z.extend(pcbPrice, {
    bookStatus,
    /** The first board. */
    specification: pcbaSpecification,
    /** China's working days from payment: boards, or parts where these take longer, and assembly, of the slowest. */
    leadTimeDays: z.int(),
    /** A single board only; each of several boards has its own. */
    leadTimes: z.array(leadTimePrice),
    shippingEstimate: money,
    violations: z.array(boardViolation),
    /** Boards that their projects' files contradict: there is no price, and a quote of them is an inquiry. */
    contradictions: z.array(boardContradiction),
    /** Empty where a quote of it is offered at once. */
    reviews: z.array(listReview),
    /** Boards in all. */
    pieces: z.int(),
    /** One for each line that was sent, in that order. */
    partList: z.array(z.object(pricedLine)),
    /** Lines of each state. */
    count: z.record(z.string(), z.int()),
    /** Places in `partList` of the lines that a review is about. */
    openLines: z.array(z.int()),
    /** Price of each of several boards, in order; empty for a single board or without a price. */
    boards: z.array(listedBoardPrice),
  }),
});
export type ListedPrice = z.infer<typeof priceBomQuote.output>;
