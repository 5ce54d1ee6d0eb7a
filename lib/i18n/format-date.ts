// Formatting of dates in the user's locale and time zone; only for content rendered in the browser after loading.

import { NOTHING } from "@/lib/i18n/nothing";

const STYLES = {
  day: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
  /** With seconds and the time zone, to compare with other logs. */
  log: { dateStyle: "medium", timeStyle: "long" },
  short: { day: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `iso` as on the wire; "21 Nov 2026" or "2026年11月21日" for a day, two dashes without a date. */
export function formatDate(iso: string | null | undefined, tag: string, style: keyof typeof STYLES = "day"): string {
  if (!iso) return NOTHING;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? NOTHING : new Intl.DateTimeFormat(tag, STYLES[style]).format(date);
}
