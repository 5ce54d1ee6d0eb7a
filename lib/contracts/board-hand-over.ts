// A visitor's board on its way from a program, such as a plug-in of KiCad, to the browser of the same person.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { id, text } from "./values";

/** Enough for a browser to start, too short for a link that is kept. */
export const HAND_OVER_MINUTES = 30;
const MAX_TOKEN_LENGTH = 200;

/**
 * `token` takes the board over once, within half an hour. NOT_FOUND for another's board, and for an account's: who is
 * signed in opens it by its address.
 */
export const handOverBoard = endpoint({
  method: "POST",
  path: "/api/eda/project/{projectId}/hand-over",
  access: "public",
  summary: "A token by which another browser takes over a visitor's board",
  limit: { perMinute: 20 },
  input: z.object({ projectId: id }),
  output: z.object({ token: z.string(), expiresAt: z.string() }),
});

/**
 * The board with its file is the caller's from now on: the account's, else the visitor's. NOT_FOUND for a token that is
 * not ours, was used, or is too old.
 */
export const takeOverBoard = endpoint({
  method: "POST",
  path: "/api/eda/project/taken-over",
  access: "public",
  body: "json",
  summary: "Takes over a visitor's board by its token",
  limit: { perMinute: 20 },
  input: z.object({ token: text(1, MAX_TOKEN_LENGTH) }),
  output: z.object({ projectId: id, projectName: z.string() }),
});
