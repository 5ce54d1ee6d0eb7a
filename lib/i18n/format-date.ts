// A moment in the reader's form and time zone; only for what the browser draws after it has loaded.

import { NOTHING } from "@/lib/i18n/nothing";

const STYLES = {
  day: { dateStyle: "medium" },
  moment: { dateStyle: "medium", timeStyle: "short" },
  /** With seconds and the time zone, for logs that are compared with others. */
  log: { dateStyle: "medium", timeStyle: "long" },
  short: { day: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `iso` as the wire writes it; "21 Nov 2026" or "2026年11月21日" for a day. Absent is two dashes. */
export function formatDate(iso: string | null | undefined, tag: string, style: keyof typeof STYLES = "day"): string {
  if (!iso) return NOTHING;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? NOTHING : new Intl.DateTimeFormat(tag, STYLES[style]).format(date);
}
