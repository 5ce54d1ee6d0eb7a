// Dates of documents, equal on server and in browser.
import { useFormatter } from "next-intl";

/** "November 26, 2026" from the ISO day of a document. */
export function useDay(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: "long" });
}
