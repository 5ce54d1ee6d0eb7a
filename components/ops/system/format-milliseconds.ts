/** "12 ms" below a second, "1.2 sec" from there on, in the reader's locale. */
export function formatMilliseconds(milliseconds: number, tag: string): string {
  const isShort = milliseconds < 1000;
  return new Intl.NumberFormat(tag, {
    ...{ style: "unit", unit: isShort ? "millisecond" : "second" },
    maximumFractionDigits: isShort ? (milliseconds < 10 ? 1 : 0) : 1,
  }).format(isShort ? milliseconds : milliseconds / 1000);
}
