// Numbers that people read out: an order's, a quote's.

import { randomInt } from "node:crypto";
import { shanghaiDay } from "@/lib/core/order/working-days";

/** Digits and letters that cannot be taken for one another. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** `BW261121-7K2MQ4`: the day in Shanghai and a random part, so that nobody reads our volume off it. */
export function newNumber(prefix: string, now: Date): string {
  const random = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${prefix}${shanghaiDay(now.getTime()).slice(2).replaceAll("-", "")}-${random}`;
}
