// Comments pinned to the sheets of a drawing, with answers.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { shareToken } from "./project";
import { flag, id, integer, nothing, text } from "./values";

export const MAX_COMMENT_LENGTH = 2_000;
const commentText = text(1, MAX_COMMENT_LENGTH);
const recordId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const coordinate = z.pipe(integer, z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)));

const sheetComment = z.object({
  id,
  /** The comment that it answers. */
  parentId: z.nullable(id),
  sheetId: z.string(),
  /** On the sheet, in units of 100 nm. */
  x: z.int(),
  y: z.int(),
  text: z.string(),
  /** Empty for those who have given no name, or have left. */
  author: z.string(),
  isByOwner: z.boolean(),
  isOwn: z.boolean(),
  isResolved: z.boolean(),
  createTime: z.string(),
});
export type SheetComment = z.infer<typeof sheetComment>;

export const listComments = endpoint({
  method: "GET",
  path: "/api/eda/project/{projectId}/comments",
  access: "public",
  summary: "Comments on the sheets of a drawing, oldest first",
  limit: { perMinute: 300 },
  input: z.object({ projectId: id, token: z.optional(shareToken) }),
  output: z.object({ rows: z.array(sheetComment) }),
});

/** Whoever may view the drawing may comment on it. TOO_MANY_RECORDS beyond 2,000 in a project. */
export const addComment = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/comments",
  access: "signed-in",
  summary: "Pins a comment to a sheet, or answers one",
  limit: { perMinute: 30 },
  input: z.object({
    ...{ projectId: id, token: z.optional(shareToken), parentId: z.optional(id) },
    ...{ sheetId: recordId, x: coordinate, y: coordinate, text: commentText },
  }),
  output: sheetComment,
});

/** Its author and those who may edit the drawing; NOT_FOUND for everybody else. */
export const resolveComment = endpoint({
  method: "PUT",
  path: "/api/eda/project/{projectId}/comments/{id}",
  access: "signed-in",
  summary: "Marks a comment as resolved, or open again",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, token: z.optional(shareToken), id, isResolved: flag }),
  output: nothing,
});

/** Its author and the owner of the project; its answers go with it. */
export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/eda/project/{projectId}/comments/{id}",
  access: "signed-in",
  summary: "Deletes a comment",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, token: z.optional(shareToken), id }),
  output: nothing,
});
