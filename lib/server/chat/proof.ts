// Proof that an answer came from us, for conversations that are kept only after signing in.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChatTurn } from "@/lib/contracts/chat";
import type { Deps } from "@/lib/server/deps";
import { readSecret } from "@/lib/server/config/secret";
import { requestHash } from "@/lib/server/http/idempotency";

type Proven = Pick<ChatTurn, "turnId" | "question" | "answer">;

/** A keyed hash of a question with its answer, base64url. */
export const proofOf = ({ environment }: Pick<Deps, "environment">, { turnId, question, answer }: Proven): string =>
  createHmac("sha256", readSecret(environment.dataDir))
    // Hashed by its content: a parser may write the fields in another order.
    .update(requestHash("chat.answer", { turnId, question, answer }))
    .digest("base64url");

/** True for a turn whose proof was made by us. */
export function isProven(deps: Pick<Deps, "environment">, turn: Proven & { readonly proof: string }): boolean {
  const [given, own] = [Buffer.from(turn.proof), Buffer.from(proofOf(deps, turn))];
  return given.length === own.length && timingSafeEqual(given, own);
}
