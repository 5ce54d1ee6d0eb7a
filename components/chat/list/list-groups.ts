// Conversations of today and earlier ones, with the day as a list shows it.

import type { ChatRow } from "@/lib/contracts/chat";

const isSameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** MM/DD in the browser's time zone (specification, section 9). */
export function monthAndDay(iso: string): string {
  const date = new Date(iso);
  return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}`;
}

export interface ListGroup {
  readonly key: "today" | "earlier";
  readonly rows: readonly ChatRow[];
}

/** Groups without rows are left out. */
export function listGroups(rows: readonly ChatRow[], now: Date): ListGroup[] {
  const isToday = ({ updateTime }: ChatRow) => isSameDay(new Date(updateTime), now);
  const groups: ListGroup[] = [
    { key: "today", rows: rows.filter(isToday) },
    { key: "earlier", rows: rows.filter((row) => !isToday(row)) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
