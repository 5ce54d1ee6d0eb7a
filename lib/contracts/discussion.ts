// Comments on a published project, with replies, likes, mentions and blocked people.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { flag, id, integer, nothing, paging, text } from "./values";

export const MAX_DISCUSSION_TEXT = 2_000;
/** Rows of a page: each may bring its replies. */
export const MAX_COMMENTS_A_PAGE = 20;
export const COMMENT_SORTS = ["newest", "liked"] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/**
 * `held` waits for a review, which its author alone sees. `hidden` and `removed` were decided by staff; `deleted` by the
 * author. The texts of these three are empty, except that authors see their own hidden ones.
 */
export const DISCUSSION_STATES = ["visible", "held", "hidden", "removed", "deleted"] as const;
export type DiscussionState = (typeof DISCUSSION_STATES)[number];

const person = z.object({
  authorId: id,
  /** Empty for those who have given no name. */
  name: z.string(),
  /** Path of the picture; empty without one. */
  avatar: z.string(),
  isProjectAuthor: z.boolean(),
});
export type DiscussionPerson = z.infer<typeof person>;

const comment = z.object({
  commentsId: id,
  /** The comment at the head of its thread; null for the head itself. */
  parentId: z.nullable(id),
  state: z.enum(DISCUSSION_STATES),
  /** Markdown, to be shown by `parseUserMarkdown` alone. */
  text: z.string(),
  /** Designator of the part that the comment is about. */
  part: z.nullable(z.string()),
  /** Null once the person has left, and for comments whose text is gone. */
  author: z.nullable(person),
  /** Names in the text that stand for accounts, without the `@`. */
  mentions: z.array(z.string()),
  isOwn: z.boolean(),
  isLiked: z.boolean(),
  likes: z.int(),
  createTime: z.string(),
  editTime: z.nullable(z.string()),
});
export type DiscussionComment = z.infer<typeof comment>;

const thread = z.extend(comment, { replies: z.array(comment) });
export type DiscussionThread = z.infer<typeof thread>;

/** Why the viewer may not comment; null where nothing prevents it. */
export const COMMENT_OBSTACLES = [
  "signed-out",
  "unconfirmed-email",
  "unconfirmed-phone",
  "suspended",
  "blocked",
] as const;
export type CommentObstacle = (typeof COMMENT_OBSTACLES)[number];

const commentText = text(1, MAX_DISCUSSION_TEXT);
const designator = z.string().check(z.regex(/^[\p{L}\p{N}_.+-]{1,40}$/u));

/** NOT_FOUND for a project that is not published. Comments of people whom the viewer has blocked are left out. */
export const listDiscussion = endpoint({
  method: "GET",
  path: "/api/eda/index/comments/refresh",
  access: "public",
  summary: "Comments of a published project by page, each with its replies, oldest reply first",
  limit: { perMinute: 300 },
  input: z.object({
    projectId: id,
    sort: z._default(z.enum(COMMENT_SORTS), "newest"),
    pageNum: paging.shape.pageNum,
    pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_COMMENTS_A_PAGE))), 10),
  }),
  output: z.object({
    rows: z.array(thread),
    /** Threads. */
    total: z.int(),
    /** Comments and replies that can be read. */
    count: z.int(),
    obstacle: z.nullable(z.enum(COMMENT_OBSTACLES)),
    /** End of the suspension; null for one without end. */
    suspendedUntil: z.nullable(z.string()),
  }),
});

/**
 * A reply to a reply joins the same thread. EMAIL_UNCONFIRMED, PHONE_UNCONFIRMED, COMMUNITY_SUSPENDED; REPLY_REFUSED where
 * the person answered, or the author of the project, has blocked the viewer; COMMENT_REPEATED; TOO_MANY_RECORDS;
 * TOO_MANY_REQUESTS.
 */
export const addDiscussionComment = endpoint({
  method: "POST",
  path: "/api/eda/project/comments",
  access: "signed-in",
  idempotent: true,
  summary: "Comments on a published project, or replies to a comment",
  limit: { perMinute: 10 },
  input: z.object({
    projectId: id,
    text: commentText,
    parentId: z.optional(id),
    part: z.optional(designator),
  }),
  output: comment,
});

/** A GET by the specification; the Authorization header alone identifies the viewer. Liking twice is liking once. */
export const likeComment = endpoint({
  method: "GET",
  path: "/api/eda/project/comments/like",
  access: "signed-in",
  summary: "Likes a comment (type 1) or takes the like back (type 0)",
  limit: { perMinute: 120 },
  input: z.object({ commentsId: id, type: z._default(flag, 1) }),
  output: z.object({ commentsId: id, likes: z.int(), isLiked: z.boolean() }),
});

/** Its author alone; NOT_FOUND for everybody else. */
export const editComment = endpoint({
  method: "PUT",
  path: "/api/eda/project/comments/{commentsId}",
  access: "signed-in",
  summary: "Changes the text of a comment, which is marked as edited",
  limit: { perMinute: 20 },
  input: z.object({ commentsId: id, text: commentText }),
  output: comment,
});

/** Its author alone. A comment with replies leaves its place. */
export const deleteOwnComment = endpoint({
  method: "DELETE",
  path: "/api/eda/project/comments/{commentsId}",
  access: "signed-in",
  summary: "Deletes a comment; it can be restored for ten minutes",
  limit: { perMinute: 60 },
  input: z.object({ commentsId: id }),
  output: nothing,
});

/** NOT_FOUND after ten minutes. */
export const restoreComment = endpoint({
  method: "POST",
  path: "/api/eda/project/comments/{commentsId}/restore",
  access: "signed-in",
  summary: "Restores a comment that was just deleted",
  limit: { perMinute: 60 },
  input: z.object({ commentsId: id }),
  output: comment,
});

/** People who can be mentioned: the author of the project and those who have commented. */
export const listMentionable = endpoint({
  method: "GET",
  path: "/api/eda/project/comments/people",
  access: "signed-in",
  summary: "Names for a mention that begin with the keyword, at most eight",
  limit: { perMinute: 300 },
  input: z.object({ projectId: id, keyword: z._default(text(0, 100), "") }),
  output: z.object({ rows: z.array(person) }),
});

/** Their comments are hidden from the viewer; they can't reply to or mention the viewer. */
export const blockPerson = endpoint({
  method: "POST",
  path: "/api/eda/block",
  access: "signed-in",
  summary: "Blocks a person",
  limit: { perMinute: 30 },
  input: z.object({ authorId: id }),
  output: nothing,
});

export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/api/eda/block",
  access: "signed-in",
  summary: "Ends a block",
  limit: { perMinute: 30 },
  input: z.object({ authorId: id }),
  output: nothing,
});

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/eda/block/list",
  access: "signed-in",
  summary: "People whom the viewer has blocked, newest first",
  limit: { perMinute: 60 },
  input: nothing,
  output: z.object({ rows: z.array(z.object({ authorId: id, name: z.string(), blockTime: z.string() })) }),
});
