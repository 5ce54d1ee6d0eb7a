// A parts list as it was read and matched, before anything is quoted by it.

import * as z from "zod/mini";
import { COLUMN_MEANINGS } from "@/lib/core/bom/column";
import { BOM_LINE_STATES } from "@/lib/core/bom/line-state";
import { boardSide, coordinateFile, sideConflict } from "./bom-lines";
import { PLACEMENT_UNITS } from "@/lib/core/placement/find-placements";
import { SIDE_SOURCES } from "@/lib/core/placement/resolve-sides";
import { endpoint } from "./endpoint";
import { listedPart } from "./part";
import { currency, id, integer, jsonField, text } from "./values";

const columnMeaning = z.enum(COLUMN_MEANINGS);
/** Bounds of the number of assembled boards (specification, section 9). */
const boards = z.pipe(integer, z.int().check(z.gte(1), z.lte(10_000)));
const MAX_COLUMNS = 200;

const problem = z.enum([
  "designatorMissing",
  "quantityMissing",
  "mpnMissing",
  "quantityDiffers",
  "designatorUnread",
  "designatorRepeated",
]);
const stage = z.enum(["exact", "packing", "distributor", "elsewhere", "parametric", "similar"]);
const doubt = z.enum([
  "case",
  "voltage",
  "power",
  "manufacturer",
  "packing",
  "wording",
  "described",
  "valueDiffers",
  "caseDiffers",
]);

const candidate = z.object({
  partId: id,
  stage,
  /** 0 to 1. */
  confidence: z.number(),
  /** Reasons to check the match before buying. */
  doubts: z.array(doubt),
});

const line = z.object({
  /** Row of the sheet, from 1. */
  row: z.int(),
  designators: z.array(z.string()),
  /** Quantity per board; null if the list does not state it. */
  quantity: z.nullable(z.int()),
  mpn: z.string(),
  manufacturer: z.string(),
  distributorParts: z.array(z.string()),
  values: z.array(z.string()),
  footprint: z.string(),
  description: z.string(),
  /** By the coordinates, else by the list, else by the board's solder paste. */
  side: boardSide,
  sideBy: z.nullable(z.enum(SIDE_SOURCES)),
  sideConflict,
  /** As the list's column says; null where it has none. */
  rotationDeg: z.nullable(z.number()),
  /** 1: not placed; 2: placed. */
  dnp: z.union([z.literal(1), z.literal(2)]),
  problems: z.array(problem),
  state: z.enum(BOM_LINE_STATES),
  /** The surest first; they are described once, under `parts`. */
  candidates: z.array(candidate),
  /** The part that was taken: the first candidate, where it left no doubt; null where a person has to say. */
  partId: z.nullable(id),
  /** Distributor of that part; empty if none was chosen. */
  distributor: z.string(),
});
export type UploadedLine = z.infer<typeof line>;

const placement = z.object({
  designator: z.string(),
  xMm: z.number(),
  yMm: z.number(),
  rotationDeg: z.number(),
  side: z.nullable(z.enum(["top", "bottom"])),
  /** As the file names the package and the value; absent where it does not. */
  footprint: z.optional(z.string()),
  value: z.optional(z.string()),
});

const placementChoice = z.object({
  ...z.pick(placement, { xMm: true, yMm: true, rotationDeg: true, side: true }).shape,
  source: z.enum(["coordinates", "list"]),
  /** Empty of the parts list. */
  file: z.string(),
  row: z.int(),
});

const placementConflict = z.object({
  designator: z.string(),
  kind: z.enum(["repeated", "rotation"]),
  /** The choice that applies until the customer answers comes first. */
  choices: z.array(placementChoice),
});

/**
 * Reads again with another `sheet`, `headerRow` or `columns` when the list was taken wrongly. The list itself comes as
 * the file `bomFile` of a multipart body, which is streamed past the parser, or was sent before: just one of the two.
 */
export const uploadBom = endpoint({
  method: "POST",
  path: "/api/eda/bom/upload",
  access: "public",
  body: "multipart",
  fileField: "bomFile",
  summary: "Parses a parts list and its coordinate files, and matches its lines with parts",
  limit: { perMinute: 30 },
  input: z.object({
    /** The handle of an uploaded file (type 10); left out where the body brings `bomFile`. */
    bomUrl: z.optional(id),
    bomFileName: z._default(text(0, 255), ""),
    projectId: z.optional(id),
    coordinateFile,
    /** Number of boards to be assembled; decides whether stock is sufficient. */
    quantity: z._default(boards, 1),
    sheet: z.optional(z.pipe(integer, z.int().check(z.gte(0), z.lte(100)))),
    /** From 0; −1: there is none. */
    headerRow: z.optional(z.pipe(integer, z.int().check(z.gte(-1), z.lte(20_000)))),
    /** JSON list: the meaning of each column, null for none. */
    columns: z.optional(jsonField(z.array(z.nullable(columnMeaning)).check(z.maxLength(MAX_COLUMNS)))),
  }),
  output: z.object({
    /** The handle of the list, to read it again and to quote by it. */
    bomUrl: id,
    sheets: z.array(z.object({ name: z.string(), rows: z.int() })),
    sheet: z.int(),
    headerRow: z.int(),
    columns: z.array(
      z.object({
        index: z.int(),
        header: z.string(),
        meaning: z.nullable(columnMeaning),
        confidence: z.number(),
        holdsMaker: z.boolean(),
        isInverted: z.boolean(),
      }),
    ),
    /** The first rows as they stand. */
    preview: z.array(z.array(z.string())),
    lines: z.array(line),
    /** Rows that are no lines, each with its reason. */
    skipped: z.array(z.object({ row: z.int(), reason: z.enum(["alone", "total", "head"]), text: z.string() })),
    /** Rows beyond the most that are read. */
    beyond: z.int(),
    /** Whatever candidates name, once each. */
    parts: z.array(listedPart),
    currency,
    /** Lines of each state. */
    count: z.record(z.string(), z.int()),
    /** Null where no coordinates came. */
    placements: z.nullable(
      z.object({
        rows: z.array(placement),
        problems: z.array(
          z.object({
            file: z.string(),
            row: z.int(),
            reason: z.enum(["noDesignator", "noPosition", "noRotation", "repeated"]),
            text: z.string(),
          }),
        ),
        /** Placed differently by two rows, or by the list; asked of the customer. */
        conflicts: z.array(placementConflict),
        /** Unit of the lengths in the first file that doesn't state one, otherwise in the first file. */
        unit: z.enum(PLACEMENT_UNITS),
        /** The file did not say in what it measures. */
        isUnitAssumed: z.boolean(),
        /** Listed and nowhere placed; placed and nowhere listed; placed though left away; on another side than listed. */
        unplaced: z.array(z.string()),
        unlisted: z.array(z.string()),
        leftAway: z.array(z.string()),
        otherSide: z.array(z.string()),
      }),
    ),
  }),
});
export type UploadedBom = z.infer<typeof uploadBom.output>;
