// Conversations of accounts with the assistant.

import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ChatTurn } from "@/lib/contracts/chat";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";
import { accounts } from "@/lib/server/db/tables/account";

export const chats = pgTable(
  "chats",
  {
    id: id(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    folder: text("folder").notNull().default(""),
    /** Null while it is private. */
    shareId: text("share_id").unique(),
    /** Turns as they were when it was shared. */
    sharedTurns: jsonb("shared_turns").$type<readonly ChatTurn[]>(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("chats_account").on(table.accountId, table.updatedAt)],
);

export const chatTurns = pgTable(
  "chat_turns",
  {
    id: id(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    parentId: text("parent_id").references((): AnyPgColumn => chatTurns.id, { onDelete: "cascade" }),
    /** Order of the turns in their conversation. */
    position: integer("position").notNull(),
    question: text("question").notNull(),
    files: jsonb("files").$type<ChatTurn["files"]>().notNull(),
    answer: jsonb("answer").$type<ChatTurn["answer"]>().notNull(),
    state: text("state").$type<ChatTurn["state"]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("chat_turns_chat").on(table.chatId, table.position)],
);
