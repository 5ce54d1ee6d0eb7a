// The free-assembly campaign of each market area, from a dated table.

import type { Currency } from "@/lib/base/money";
import figures from "./free-assembly.json";

type Area = keyof typeof figures.areas;

export type FreeAssembly = {
  area: Area;
  /** Identifier in the campaign's URL. */
  activityUrl: string;
  title: { en: string; zh: string };
  kind: "assembly";
  currency: Currency;
  amountMicro: number;
  /** JSON text of its conditions, in the format of a coupon. */
  couponParam: string;
  minPieces: number;
  maxPieces: number;
  linesPerSide: number;
  limit: number;
  validDays: number;
  /** Epoch ms; the end is exclusive. */
  startsAt: number;
  endsAt: number;
};

export function freeAssembly(area: Area): FreeAssembly {
  const { title, pieces, linesPerSide, limit, validDays } = figures;
  const { activityUrl, currency, amountMicro } = figures.areas[area];
  return {
    area,
    activityUrl,
    title,
    kind: "assembly",
    currency: currency as Currency,
    amountMicro,
    couponParam: JSON.stringify({ pcbNum: pieces, bomLines: { max: linesPerSide } }),
    minPieces: pieces.min,
    maxPieces: pieces.max,
    linesPerSide,
    limit,
    validDays,
    startsAt: Date.parse(figures.startsAt),
    endsAt: Date.parse(figures.endsAt),
  };
}
