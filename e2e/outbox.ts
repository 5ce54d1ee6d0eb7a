// Messages sent by the product, read from the outbox of the servers under test.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import type { MarketArea } from "@/lib/core/market/area";

interface Message {
  to: string;
  subject: string;
  text: string;
  createdAt: string;
}

/** The outbox of an external deployment is not accessible. */
export const hasOutbox = !process.env.E2E_BASE_URL;

function messagesTo(area: MarketArea, to: string): Message[] {
  const directory = path.join(process.env.E2E_DATA_DIR ?? "", area, "outbox");
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(directory, name), "utf8")) as Message)
    .filter((message) => message.to === to);
}

/** Waits for the newest message with this subject. */
export async function waitForMessage(area: MarketArea, to: string, subject: string): Promise<Message> {
  const find = () => messagesTo(area, to).findLast((message) => message.subject === subject);
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return find() as Message;
}

/** The code in the newest message that has one; empty where there is none yet. */
export function newestCode(area: MarketArea, to: string): string {
  const message = messagesTo(area, to).findLast((each) => codeIn(each) !== "");
  return message ? codeIn(message) : "";
}

export function codeIn({ text }: Message): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

export function linkIn({ text }: Message): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
}
