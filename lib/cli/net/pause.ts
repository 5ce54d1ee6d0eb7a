// Time between two attempts of a call.

const FIRST_MS = 500;
const MAX_MS = 60_000;

/** `retryAfter` as RFC 9110, 10.2.3 has it: seconds or a date. Without one the pause doubles with each attempt. */
export function pauseMs(retryAfter: string | null, attempt: number, now: number = Date.now()): number {
  const value = retryAfter?.trim() ?? "";
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = value === "" ? NaN : Date.parse(value);
  if (!Number.isNaN(date)) return Math.max(0, date - now);
  return Math.min(MAX_MS, FIRST_MS * 2 ** (attempt - 1));
}
