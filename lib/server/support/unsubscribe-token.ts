// Tokens by which a subscriber leaves the newsletter's list: the address, signed. They do not expire.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { MarketArea } from "@/lib/core/market/area";

export interface Subscription {
  contact: string;
  area: MarketArea;
}

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

const sign = (secret: string, payload: string) =>
  createHmac("sha256", secret).update(`unsubscribe ${payload}`).digest("base64url");

export function makeUnsubscribeToken(secret: string, { contact, area }: Subscription): string {
  const payload = Buffer.from(`${area} ${contact}`).toString("base64url");
  return `${payload}.${sign(secret, payload)}`;
}

/** Null for what this installation has not signed. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const expected = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const text = Buffer.from(payload, "base64url").toString();
  const area = AREAS.find((known) => text.startsWith(`${known} `));
  return area === undefined ? null : { area, contact: text.slice(area.length + 1) };
}
