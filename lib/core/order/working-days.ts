// Chinese working days, and promised ship dates counted in them.

import calendar from "./china-working-days.json";

const DAY_MS = 86_400_000;
/** Shanghai has no daylight saving time: UTC+8 all year. */
const SHANGHAI_MS = 8 * 3_600_000;
/** Orders paid after this hour count from the next working day. */
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
 * Promised ship date of an order paid at `paidAt` (epoch ms): the cut-off of the day `days` working days after the day
 * on which the payment counts, as epoch ms.
 */
export function promiseDate(paidAt: number, days: number): number {
  const paidDay = shanghaiDay(paidAt);
  const isInTime = isWorkingDay(paidDay) && new Date(paidAt + SHANGHAI_MS).getUTCHours() < CUT_OFF_HOUR;
  return cutOff(workingDaysAfter(isInTime ? paidDay : nextWorkingDay(paidDay), days));
}

/** Number of working days whose cut-off is after `fromMs` and not after `toMs`. */
export function workingDaysBetween(fromMs: number, toMs: number): number {
  let count = 0;
  let day = shanghaiDay(fromMs);
  for (let at = cutOff(day); at <= toMs; day = nextDay(day), at = cutOff(day)) {
    if (at > fromMs && isWorkingDay(day)) count++;
  }
  return count;
}

/** A promised date that was suspended from `stoppedMs` to `goesOnMs`, moved by the working days between them. */
export function promiseAfterStop(promisedMs: number, stoppedMs: number, goesOnMs: number): number {
  const days = workingDaysBetween(stoppedMs, goesOnMs);
  return days === 0 ? promisedMs : cutOff(workingDaysAfter(shanghaiDay(promisedMs), days));
}
