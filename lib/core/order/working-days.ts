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

function workingDaysAfter(day: string, days: number): string {
  let after = day;
  for (let left = days; left > 0; left--) after = nextWorkingDay(after);
  return after;
}

/** The cut-off of a day in Shanghai, as epoch ms. */
export function cutOff(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + CUT_OFF_HOUR * 3_600_000 - SHANGHAI_MS;
}

/**
 * When an order paid at `paidAt` (epoch ms) is promised to leave: the cut-off of the day that lies `days` working days
 * after the day on which the payment counts, as epoch ms.
 */
export function promiseDate(paidAt: number, days: number): number {
  const paidDay = shanghaiDay(paidAt);
  const isInTime = isWorkingDay(paidDay) && new Date(paidAt + SHANGHAI_MS).getUTCHours() < CUT_OFF_HOUR;
  return cutOff(workingDaysAfter(isInTime ? paidDay : nextWorkingDay(paidDay), days));
}

/** The cut-offs of working days that lie after `fromMs` and not after `toMs`: the working days that have gone by. */
export function workingDaysGone(fromMs: number, toMs: number): number {
  let gone = 0;
  let day = shanghaiDay(fromMs);
  for (let at = cutOff(day); at <= toMs; day = nextDay(day), at = cutOff(day)) {
    if (at > fromMs && isWorkingDay(day)) gone++;
  }
  return gone;
}

/** Where a promised date stands that stood still from `stoppedMs` to `goesOnMs`: as many working days later. */
export function promiseAfterStop(promisedMs: number, stoppedMs: number, goesOnMs: number): number {
  const days = workingDaysGone(stoppedMs, goesOnMs);
  return days === 0 ? promisedMs : cutOff(workingDaysAfter(shanghaiDay(promisedMs), days));
}
