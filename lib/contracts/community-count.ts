// Visits, likes and favorites of published projects: each person counts once.

import * as z from "zod/mini";
import { publicationPage } from "./community";
import { endpoint } from "./endpoint";
import { flag, id, integer, paging } from "./values";

/** 0 a link, 1 the community. */
const shareType = z._default(z.pipe(integer, z.union([z.literal(0), z.literal(1)])), 1);

/** NOT_FOUND for what is not published. A link of a project is counted as it is opened: it answers its count alone. */
export const countVisit = endpoint({
  method: "GET",
  path: "/api/auth/visit",
  access: "public",
  summary: "Counts that a visitor has seen a published project, once for each",
  limit: { perMinute: 60 },
  input: z.object({ projectId: id, shareType: shareType }),
  output: z.object({ visitCount: z.int() }),
});

const ofShare = z.object({ projectId: id, shareType: shareType });
const likes = z.object({ likeCount: z.int(), isLiked: z.boolean() });

/** Liking twice is liking once. */
export const upvote = endpoint({
  method: "POST",
  path: "/api/eda/project/upvote",
  access: "signed-in",
  summary: "Likes a published project",
  limit: { perMinute: 60 },
  input: ofShare,
  output: likes,
});

export const unupvote = endpoint({
  method: "POST",
  path: "/api/eda/project/unupvote",
  access: "signed-in",
  summary: "Takes a like back",
  limit: { perMinute: 60 },
  input: ofShare,
  output: likes,
});

export const setFavorite = endpoint({
  method: "POST",
  path: "/api/eda/project/favorites",
  access: "signed-in",
  summary: "Keeps a published project among one's favorites, or removes it from them",
  limit: { perMinute: 60 },
  /** 1: keep it; 0: remove it. */
  input: z.object({ projectId: id, type: flag }),
  output: z.object({ favoriteCount: z.int(), isFavorite: z.boolean() }),
});

export const listFavorites = endpoint({
  method: "GET",
  path: "/api/eda/project/favorites/list",
  access: "signed-in",
  summary: "One's favorites that can be read, last kept first",
  limit: { perMinute: 120 },
  input: paging,
  output: publicationPage,
});

export const missingContact = z.enum(["email", "phone"]);
export type MissingContact = z.infer<typeof missingContact>;

export const viewOwnRelation = endpoint({
  method: "GET",
  path: "/api/eda/forum/{projectId}/mine",
  access: "signed-in",
  summary: "What one did with a published project: like, favorite, copies",
  limit: { perMinute: 240 },
  input: z.object({ projectId: id }),
  output: z.object({
    isLiked: z.boolean(),
    isFavorite: z.boolean(),
    isAuthor: z.boolean(),
    /** One's copies of it that are not deleted, last made first. */
    copies: z.array(z.object({ projectId: id, projectName: z.string(), version: z.int() })),
    /** Contact to be confirmed before one may comment and propose; null where it is. */
    missingContact: z.nullable(missingContact),
  }),
});
export type OwnRelation = z.infer<typeof viewOwnRelation.output>;
