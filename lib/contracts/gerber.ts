// A board read from its fabrication files.

import * as z from "zod/mini";
import { MEGABYTE } from "@/lib/base/units";
import { PICTURE_PX } from "@/lib/core/board3d/snapshot";
import { UNMEASURED_FACTS } from "@/lib/core/measure/unmeasured";
import { endpoint } from "./endpoint";
import { MAX_FILE_MEGABYTES } from "./file-limits";
import { id, text } from "./values";

/** Facts that boards kept before them do not have. */
const laterNumber = z._default(z.nullable(z.number()), null);
const laterCount = z._default(z.nullable(z.int()), null);

/** Production data stated in the files: lengths in mm, text unchanged. */
const statedStack = z.object({
  thicknessMm: z.optional(z.number()),
  finish: z.optional(z.string()),
  maskColor: z.optional(z.string()),
  silkColor: z.optional(z.string()),
  outerCopperMm: z.optional(z.number()),
  innerCopperMm: z.optional(z.number()),
});

/** Measured facts; null if the files do not tell. Lengths in mm. */
export const boardFacts = z.object({
  widthMm: z.nullable(z.number()),
  heightMm: z.nullable(z.number()),
  layers: z.nullable(z.int()),
  minTraceMm: z.nullable(z.number()),
  minSpaceMm: z.nullable(z.number()),
  minDrillMm: z.nullable(z.number()),
  drillCount: z.int(),
  slotCount: z.int(),
  castellated: z.nullable(z.boolean()),
  castellatedHoles: laterCount,
  castellatedSides: laterCount,
  minCastellatedMm: laterNumber,
  goldFingers: z.nullable(z.boolean()),
  goldFingerCount: laterCount,
  minAnnularRingMm: laterNumber,
  minPlatedSlotMm: laterNumber,
  holesPerM2: laterCount,
  finishTopCm2: laterNumber,
  finishBottomCm2: laterNumber,
  platedSides: laterCount,
  scoreLines: laterCount,
  blindBuried: z._default(z.nullable(z.array(z.object({ from: z.int(), to: z.int(), count: z.int() }))), null),
  smtPadsTop: laterCount,
  smtPadsBottom: laterCount,
  thtHoles: laterCount,
  boards: z.nullable(z.int()),
  /** Arrangement of several boards in their panel; null if it is no grid, absent in older records. */
  boardGrid: z.optional(z.nullable(z.object({ columns: z.int(), rows: z.int() }))),
  outline: z.enum(["closed", "healed", "missing"]),
  stated: z._default(z.nullable(statedStack), null),
  /** Codes of warnings that the customer has to settle before a price is automatic. */
  questions: z._default(z.array(z.string()), []),
  /** Warnings that the customer confirmed, each for one version of a file. */
  confirmed: z.optional(z.array(z.object({ code: z.string(), sha256: z.string(), confirmedAt: z.string() }))),
  /** Measures that are null because they could not be taken; absent in boards kept before it was noted. */
  unmeasured: z.optional(z.array(z.enum(UNMEASURED_FACTS))),
});

/** Detected type of a file, its confidence and its evidence, the deciding one first. */
export const boardLayer = z.object({
  file: z.string(),
  type: z.string(),
  side: z.string(),
  /** Copper position counted from the top (1 …), where known. */
  layer: z.optional(z.int()),
  /** 0 … 1. */
  confidence: z._default(z.number(), 0),
  certainty: z._default(z.enum(["certain", "likely", "guess"]), "guess"),
  evidence: z._default(
    z.array(z.object({ basis: z.string(), text: z.string(), type: z.string(), side: z.optional(z.string()) })),
    [],
  ),
});
export const boardWarning = z.object({
  code: z.string(),
  file: z.optional(z.string()),
  line: z.optional(z.int()),
  /** The name of a record that was passed over. */
  what: z.optional(z.string()),
  /** The first few places on the board. */
  places: z.optional(z.array(z.object({ xMm: z.number(), yMm: z.number() }))),
  /** Total number of places. */
  count: z.optional(z.int()),
});

/**
 * The picture of the board in space that stands for it wherever its drawn upper side would: a name that is another for
 * another picture; null where the drawing stands.
 */
export const board3dSnapshot = z.nullable(id);

export const board = z.object({
  projectId: id,
  projectName: z.string(),
  facts: boardFacts,
  layers: z.array(boardLayer),
  warnings: z.array(boardWarning),
  board3dSnapshot,
});
export type Board = z.infer<typeof board>;

/** Duplicate spaces and a file's own ending are the caller's to tidy; the rule is the same as for every project. */
export const projectName = text(1, 200).check(z.refine((value) => !value.includes("/"), { error: "project.noSlash" }));

export const createBoardProject = endpoint({
  method: "POST",
  path: "/api/eda/project/gerber",
  access: "public",
  quiet: true,
  summary: "Reads an uploaded archive and stores the board as a project",
  limit: { perMinute: 20 },
  input: z.object({ gerberUrl: id, projectName }),
  output: board,
});

export const getBoard = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/board",
  access: "public",
  summary: "A stored board",
  input: z.object({ projectId: id }),
  output: board,
});

/** As many as a board can ask. */
const MAX_QUESTIONS = 32;

/**
 * Codes of `facts.questions` to which the customer says that what was read is right; those confirmed before stay so, and
 * another file asks anew. NOT_FOUND for another's board, QUESTION_NOT_CONFIRMABLE for what the board does not ask and for
 * what only our engineers can settle.
 */
export const confirmQuestions = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/confirmed-questions",
  access: "public",
  body: "json",
  summary: "Answers a question about a board's files",
  limit: { perMinute: 60 },
  input: z.object({
    projectId: id,
    codes: z.array(text(1, 64)).check(z.minLength(1), z.maxLength(MAX_QUESTIONS)),
  }),
  output: board,
});

/**
 * Takes a confirmation back: the question is open again, and so is its price. NOT_FOUND for another's board,
 * CONFIRMATION_ORDERED once an order was placed with its files; a question that nobody confirmed stays as it is.
 */
export const withdrawConfirmation = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{projectId}/confirmed-questions/{code}",
  access: "public",
  summary: "Takes back the confirmation of a question about a board's files",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, code: text(1, 64) }),
  output: board,
});

export const getBoardArchive = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/archive",
  access: "public",
  answer: "file",
  summary: "The archive of a board, as uploaded",
  input: z.object({ projectId: id }),
  output: z.never(),
});

/** small: without the details that a list's picture cannot show. */
export const pictureSize = z._default(z.enum(["whole", "small"]), "whole");

export const getBoardPicture = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/picture",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The drawing of the top or bottom of a board (SVG)",
  input: z.object({ projectId: id, side: z.enum(["top", "bottom"]), size: pictureSize }),
  output: z.never(),
});

/** Bounds of an uploaded board picture: pages send PICTURE_PX; twice that is accepted. */
export const MAX_BOARD3D_SNAPSHOT = {
  bytes: MAX_FILE_MEGABYTES.boardPicture * MEGABYTE,
  widthPx: 2 * PICTURE_PX.widthPx,
  heightPx: 2 * PICTURE_PX.heightPx,
} as const;

const board3dSnapshotLimit = { perMinute: 20 };

/**
 * `fileUrl` is an uploaded PNG (file type 13, as avatars are), which is gone afterwards; what is kept has no metadata.
 * NOT_FOUND for another's board or upload, WRONG_FILE_FORMAT for what is no whole PNG of at most 1800 × 1200 px.
 */
export const setBoard3dSnapshot = endpoint({
  method: "PUT",
  path: "/api/eda/project/{projectId}/board3d-snapshot",
  access: "public",
  summary: "Sets an uploaded 3D view as the board picture",
  limit: board3dSnapshotLimit,
  input: z.object({ projectId: id, fileUrl: id }),
  output: z.object({ board3dSnapshot }),
});

export const removeBoard3dSnapshot = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{projectId}/board3d-snapshot",
  access: "public",
  summary: "Removes the board picture; existing orders keep theirs",
  limit: board3dSnapshotLimit,
  input: z.object({ projectId: id }),
  output: z.object({ board3dSnapshot }),
});

export const getBoard3dSnapshot = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/board3d-snapshot",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The board picture (PNG)",
  input: z.object({ projectId: id }),
  output: z.never(),
});
