// A board read from its fabrication files.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, text } from "./values";

/** What was measured; null where the files do not say. Lengths in mm. */
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
  goldFingers: z.nullable(z.boolean()),
  boards: z.nullable(z.int()),
  outline: z.enum(["closed", "healed", "missing"]),
});

export const boardLayer = z.object({ file: z.string(), type: z.string(), side: z.string() });
export const boardWarning = z.object({
  code: z.string(),
  file: z.optional(z.string()),
  line: z.optional(z.int()),
});

export const board = z.object({
  projectId: id,
  projectName: z.string(),
  facts: boardFacts,
  layers: z.array(boardLayer),
  warnings: z.array(boardWarning),
});
export type Board = z.infer<typeof board>;

/** Duplicate spaces and a file's own ending are the caller's to tidy; the rule is the same as for every project. */
export const projectName = text(1, 200).check(z.refine((value) => !value.includes("/"), { error: "project.noSlash" }));

export const createBoardProject = endpoint({
  method: "POST",
  path: "/api/eda/project/gerber",
  access: "public",
  quiet: true,
  summary: "Reads an uploaded archive and keeps the board as a project",
  limit: { perMinute: 20 },
  input: z.object({ gerberUrl: id, projectName }),
  output: board,
});

export const getBoard = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/board",
  access: "public",
  summary: "A board that was read before",
  input: z.object({ projectId: id }),
  output: board,
});

export const getBoardPicture = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/picture",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "The drawn top or bottom of a board (SVG)",
  input: z.object({ projectId: id, side: z.enum(["top", "bottom"]) }),
  output: z.never(),
});
