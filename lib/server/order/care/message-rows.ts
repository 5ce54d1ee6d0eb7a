// The messages of orders in the database.

import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/server/db/client";
import { orderMessages } from "@/lib/server/db/tables/order-care";
import { files } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";

export type MessageRow = typeof orderMessages.$inferSelect;
type Reader = Database | Transaction;
type NewMessage = Pick<
  MessageRow,
  "orderId" | "kind" | "isFromStaff" | "authorId" | "text" | "fileIds" | "questionId" | "createdAt"
>;

export function listMessages(db: Reader, orderId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id));
}

export async function countMessages(db: Reader, orderId: string): Promise<number> {
  const [row] = await db.select({ messages: count() }).from(orderMessages).where(eq(orderMessages.orderId, orderId));
  return row?.messages ?? 0;
}

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<string> {
  const id = newId();
  await tx.insert(orderMessages).values({ id, ...message });
  return id;
}

const isUnseenBy = (reader: "customer" | "staff") =>
  and(eq(orderMessages.isFromStaff, reader === "customer"), isNull(orderMessages.seenAt));

/** Marks the other side's messages as seen; returns the number of new ones. */
export async function markSeen(
  db: Reader,
  orderId: string,
  { reader, now }: { reader: "customer" | "staff"; now: Date },
): Promise<number> {
  const seen = await db
    .update(orderMessages)
    .set({ seenAt: now })
    .where(and(eq(orderMessages.orderId, orderId), isUnseenBy(reader)))
    .returning({ id: orderMessages.id });
  return seen.length;
}

/** Number of unseen messages of the other side, by order. */
export async function countUnseen(
  db: Reader,
  orderIds: string[],
  reader: "customer" | "staff",
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const counted = await db
    .select({ orderId: orderMessages.orderId, messages: count() })
    .from(orderMessages)
    .where(and(inArray(orderMessages.orderId, orderIds), isUnseenBy(reader)))
    .groupBy(orderMessages.orderId);
  return new Map(counted.map(({ orderId, messages }) => [orderId, messages]));
}

export type AttachedFile = { id: string; name: string; size: number; mime: string; storageKey: string };

/** Files by their handles, whoever sent them: whose order they stand on is asked before. */
export async function findFiles(db: Reader, fileIds: string[]): Promise<Map<string, AttachedFile>> {
  if (fileIds.length === 0) return new Map();
  const { id, name, size, mime, storageKey } = files;
  const found = await db.select({ id, name, size, mime, storageKey }).from(files).where(inArray(files.id, fileIds));
  return new Map(found.map((file) => [file.id, file]));
}
