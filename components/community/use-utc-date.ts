// Dates of the community in UTC: the same in the server's page and in the browser.
import { useFormatter } from "next-intl";

const STYLES = {
  day: { dateStyle: "medium", timeZone: "UTC" },
  short: { day: "numeric", month: "short", timeZone: "UTC" },
  moment: { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" },
} as const;

/** `iso` as on the wire; a day without a time is that day. */
export function useUtcDate(): (iso: string, style?: keyof typeof STYLES) => string {
  const format = useFormatter();
  return (iso, style = "day") => {
    const date = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
    const text = format.dateTime(date, STYLES[style]);
    return style === "moment" ? `${text} UTC` : text;
  };
}
