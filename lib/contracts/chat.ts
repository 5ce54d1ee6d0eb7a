// Conversations with the assistant: kept, named, shared and deleted. Questions themselves go over the socket.

import * as z from "zod/mini";
import { answer, answerMemory, questionContext } from "./assistant-answer";
import { endpoint } from "./endpoint";
import { flag, id, jsonField, nothing, paging, text } from "./values";

export const MAX_CHAT_TITLE = 200;
export const MAX_CHAT_FOLDER = 60;
export const MAX_QUESTION = 4_000;
export const MAX_FILES_OF_QUESTION = 8;
/** Turns of a conversation that was held before signing in. */
export const MAX_LOCAL_TURNS = 100;

/** 0 private, 1 shared: anybody with its link reads it as it was when it was shared. */
export const CHAT_STATUS = { private: 0, shared: 1 } as const;

const title = text(1, MAX_CHAT_TITLE);
const folder = text(0, MAX_CHAT_FOLDER);

const chatFile = z.object({
  fileUrl: id,
  fileName: z.string().check(z.maxLength(260)),
  /** 7 a design, 8 a board, 10 another file. */
  fileType: z.int(),
});

/** A question with its answer. Several turns of one parent are branches: the question was edited or asked again. */
export const chatTurn = z.object({
  turnId: id,
  parentId: z.nullable(id),
  question: z.string().check(z.maxLength(MAX_QUESTION)),
  files: z.array(chatFile).check(z.maxLength(MAX_FILES_OF_QUESTION)),
  answer,
  /** `stopped` by the person, `failed` where it broke: what had come until then is kept. */
  state: z.enum(["done", "stopped", "failed"]),
  createTime: z.string(),
});
export type ChatTurn = z.infer<typeof chatTurn>;

const chatRow = z.object({
  chatId: id,
  title: z.string(),
  folder: z.string(),
  status: flag,
  createTime: z.string(),
  updateTime: z.string(),
});
export type ChatRow = z.infer<typeof chatRow>;

export const listChats = endpoint({
  method: "GET",
  path: "/api/eda/chat/title/list",
  access: "signed-in",
  summary: "One's own conversations, the last continued first",
  input: z.object({
    ...paging.shape,
    /** In titles and questions. */
    keyword: z._default(text(0, 200), ""),
    folder: z.optional(folder),
  }),
  output: z.object({
    rows: z.array(chatRow),
    total: z.int(),
    /** Counted over all conversations, in the order of the alphabet. */
    folders: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
});

/** By one's own id, or by the id of a shared one, which shows the turns that it had when it was shared. */
export const viewChat = endpoint({
  method: "GET",
  path: "/api/eda/chat/view/{id}",
  access: "public",
  limit: { perMinute: 120 },
  summary: "A conversation with its questions and answers",
  input: z.object({ id }),
  output: z.object({
    ...chatRow.shape,
    isOwn: z.boolean(),
    /** Null unless it is one's own and shared. */
    shareId: z.nullable(id),
    chatDetails: z.array(chatTurn),
  }),
});

/**
 * Without `chatId` a new conversation is made, of the turns that were held before signing in where they are given:
 * each with the proof that the server had sent with its answer. With `chatId` it is renamed or moved.
 */
export const saveChat = endpoint({
  method: "POST",
  path: "/api/eda/chat",
  access: "signed-in",
  body: "json",
  limit: { perMinute: 60 },
  maxBodyBytes: 4 * 1024 * 1024,
  summary: "Makes or renames a conversation",
  input: z.object({
    title,
    chatId: z.optional(id),
    folder: z.optional(folder),
    turns: z.optional(
      jsonField(
        z.array(z.extend(chatTurn, { proof: z.string().check(z.maxLength(100)) })).check(z.maxLength(MAX_LOCAL_TURNS)),
      ),
    ),
  }),
  output: chatRow,
});

/** Shared anew it shows the turns of that moment, under another id: an older link is dead. */
export const setChatStatus = endpoint({
  method: "POST",
  path: "/api/eda/chat/{id}",
  access: "signed-in",
  limit: { perMinute: 30 },
  summary: "Shares a conversation as it is now, or ends its sharing at once",
  input: z.object({ id, status: flag }),
  output: z.object({ status: flag, shareId: z.nullable(id) }),
});

export const deleteChat = endpoint({
  method: "DELETE",
  path: "/api/eda/chat/{id}",
  access: "signed-in",
  summary: "Deletes a conversation and its link",
  input: z.object({ id }),
  output: nothing,
});

/** Sent over the socket. `turnId` is the client's: the same one again continues its answer. */
export const chatQuestion = z.object({
  turnId: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** Null for a conversation that is not kept. */
  chatId: z.nullable(id),
  parentId: z.nullable(id),
  question: text(1, MAX_QUESTION),
  files: z.array(chatFile).check(z.maxLength(MAX_FILES_OF_QUESTION)),
  context: questionContext,
  /** Memory of the answer before it. */
  memory: answerMemory,
  locale: z.enum(["en", "zh"]),
});
export type ChatQuestion = z.infer<typeof chatQuestion>;
