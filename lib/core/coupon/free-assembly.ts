// The free-assembly campaign of each area, from its dated figures.

import type { Currency } from "@/lib/base/money";
import figures from "./free-assembly.json";

type Area = keyof typeof figures.areas;

export type FreeAssembly = {
  area: Area;
  /** What its campaign is asked for by. */
  activityUrl: string;
  title: { en: string; zh: string };
  kind: "assembly";
  currency: Currency;
  amountMicro: number;
  /** JSON text of its conditions, as a coupon carries them. */
  couponParam: string;
  minPieces: number;
  maxPieces: number;
  linesPerSide: number;
  limit: number;
  validDays: number;
  /** Epoch ms; the end itself no longer counts. */
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
