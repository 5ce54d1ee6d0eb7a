// Tokens by which a person ends emails: the newsletter's address or the account of notifications, signed. They do not expire.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { MarketArea } from "@/lib/core/market/area";

/** A subscription to the newsletter. */
export interface Subscription {
  contact: string;
  area: MarketArea;
}

/** An account that is notified by email. */
export interface NotifiedAccount {
  accountId: string;
}

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];
const NOTIFICATIONS = "notifications";

const sign = (secret: string, payload: string) =>
  createHmac("sha256", secret).update(`unsubscribe ${payload}`).digest("base64url");

export function makeUnsubscribeToken(secret: string, of: Subscription | NotifiedAccount): string {
  const text = "contact" in of ? `${of.area} ${of.contact}` : `${NOTIFICATIONS} ${of.accountId}`;
  const payload = Buffer.from(text).toString("base64url");
  return `${payload}.${sign(secret, payload)}`;
}

/** Null for what this installation has not signed. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | NotifiedAccount | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const expected = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [list, ...words] = Buffer.from(payload, "base64url").toString().split(" ");
  const subject = words.join(" ");
  if (list === NOTIFICATIONS) return { accountId: subject };
  const area = AREAS.find((known) => known === list);
  return area === undefined ? null : { area, contact: subject };
}
