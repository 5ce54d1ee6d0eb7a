// Messages about answers between the process that has one and the process that reads it for a page.

import { z } from "zod";
import { answerBlock } from "@/lib/contracts/assistant-answer";
import { chatTurn } from "@/lib/contracts/chat";

const id = z.string().min(1).max(64);
const sequence = z.number().int().min(0).max(1_000_000);
const turn = { turnId: id, owner: z.nullable(id) };
const words = z.string().max(100_000);

const delta = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("words"), text: words }),
  z.strictObject({ kind: z.literal("block"), block: answerBlock }),
  z.strictObject({ kind: z.literal("tool"), name: words }),
]);

/** `reading` is the reader's own name of what it reads, `to` its channel. */
const message = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("follow"), ...turn, from: sequence, reading: id, to: id }),
  z.strictObject({ kind: z.literal("leave"), reading: id }),
  z.strictObject({ kind: z.literal("stop"), ...turn }),
  z.strictObject({ kind: z.literal("acknowledge"), ...turn }),
  z.strictObject({ kind: z.literal("found"), reading: id }),
  z.strictObject({ kind: z.literal("missing"), reading: id }),
  z.strictObject({
    kind: z.literal("delta"),
    reading: id,
    delta: z.strictObject({ turnId: id, sequence, delta }),
  }),
  z.strictObject({
    kind: z.literal("done"),
    reading: id,
    answer: z.strictObject({ turnId: id, sequence, turn: chatTurn, proof: z.nullable(z.string().max(200)) }),
  }),
]);

export type PeerMessage = z.infer<typeof message>;

/** An answer has at most 50 blocks of 20,000 characters. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** Null for what no process of this version sends. */
export function readPeerMessage(text: string): PeerMessage | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
