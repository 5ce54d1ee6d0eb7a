// Idempotency keys of user actions, kept until the server's final answer.

import { isFinal } from "@/lib/client/transport/api-error";
import { INTENT_PREFIX, readJson, sessionEntries } from "@/stores/drafts/browser-storage";

/** A random UUID; browsers offer `randomUUID` only on HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562 5.4: version 4, variant 10.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A changed input gets a new key: the old one would be refused (IDEMPOTENCY_MISMATCH). */
function keyFor(entry: string, input: string): string {
  const stored = readJson(sessionEntries, entry);
  if (typeof stored === "object" && stored !== null && "key" in stored && "input" in stored) {
    if (stored.input === input && typeof stored.key === "string") return stored.key;
  }
  const key = newKey();
  sessionEntries.write(entry, JSON.stringify({ key, input }));
  return key;
}

/**
 * Runs `send` with the key of the intent `name` for this input. A double click, a reload after a lost connection and a
 * retry all send the same key; an answer or a final refusal ends it.
 */
export async function withIntent<I, T>(
  name: string,
  input: I,
  send: (input: I, key: string) => Promise<T>,
): Promise<T> {
  const entry = INTENT_PREFIX + name;
  const key = keyFor(entry, JSON.stringify(input));
  const settle = () => {
    const stored = readJson(sessionEntries, entry);
    const isOurs = typeof stored === "object" && stored !== null && "key" in stored && stored.key === key;
    if (isOurs) sessionEntries.write(entry, null);
  };
  try {
    const answer = await send(input, key);
    settle();
    return answer;
  } catch (error) {
    if (isFinal(error)) settle();
    throw error;
  }
}
