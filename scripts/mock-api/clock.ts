// The mock's fixed clock: every run returns the same dates.

export const MOCK_NOW = new Date("2026-11-23T08:00:00.000Z");

const DAY_MS = 86_400_000;

/** ISO time, `days` after the fixed clock; negative for before. */
export function daysFromNow(days: number): string {
  return new Date(MOCK_NOW.getTime() + days * DAY_MS).toISOString();
}
