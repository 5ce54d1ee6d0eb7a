// China's working days, and the date that an order of so many of them is promised for.

import calendar from "./china-working-days.json";

const DAY_MS = 86_400_000;
/** Shanghai has no summer time: eight hours ahead of UTC all year. */
const SHANGHAI_MS = 8 * 3_600_000;
/** Orders paid later than this count from the next working day. */
export const CUT_OFF_HOUR = 18;

const HOLIDAYS = new Set(Object.values(calendar.holidays).flat());
const WORKED = new Set(Object.values(calendar.workedWeekends).flat());

/** The calendar day in Shanghai, `YYYY-MM-DD`. */
export function shanghaiDay(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_MS).toISOString().slice(0, 10);
}

export function isWorkingDay(day: string): boolean {
  if (HOLIDAYS.has(day)) return false;
  if (WORKED.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

function nextWorkingDay(day: string): string {
  let next = nextDay(day);
  while (!isWorkingDay(next)) next = nextDay(next);
  return next;
}

/**
 * When an order paid at `paidAt` (epoch ms) is promised to leave: the cut-off of the day that lies `days` working days
 * after the day on which the payment counts, as epoch ms.
 */
export function promiseDate(paidAt: number, days: number): number {
  const paidDay = shanghaiDay(paidAt);
  const isInTime = isWorkingDay(paidDay) && new Date(paidAt + SHANGHAI_MS).getUTCHours() < CUT_OFF_HOUR;
  let day = isInTime ? paidDay : nextWorkingDay(paidDay);
  for (let left = days; left > 0; left--) day = nextWorkingDay(day);
  return Date.parse(`${day}T00:00:00Z`) + CUT_OFF_HOUR * 3_600_000 - SHANGHAI_MS;
}
