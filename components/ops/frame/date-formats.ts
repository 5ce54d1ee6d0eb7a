// Forms of a date in the admin: one that is shown in both languages, and more that may be typed.

const DAY = "YYYY-MM-DD";
const TYPED_EVERYWHERE = ["YYYY-M-D", "YYYYMMDD"];
const TYPED = {
  en: ["MM/DD/YYYY", "M/D/YYYY", "MMM D, YYYY"],
  zh: ["YYYY年M月D日", "YYYY/M/D", "YYYY/MM/DD"],
};

/** Value of a native date field, and of one with time, in the reader's time zone. */
export const wireFormat = (hasTime: boolean): string => (hasTime ? `${DAY}THH:mm` : DAY);

/** Formats of dayjs; the first is the one shown. */
export function dateFormats(tag: string, hasTime: boolean): [string, ...string[]] {
  const more = [...TYPED_EVERYWHERE, ...TYPED[tag.startsWith("zh") ? "zh" : "en"]];
  const timed = (format: string) => (hasTime ? [`${format} HH:mm`, `${format} H:mm`] : [format]);
  return [hasTime ? `${DAY} HH:mm` : DAY, ...[DAY, ...more].flatMap(timed)];
}
