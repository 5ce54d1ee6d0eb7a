import { MEGABYTE } from "@/lib/base/units";

const KILOBYTE = 1024;

/** "3.9 MB", or "84 kB" below a tenth of a megabyte; a file with any content is at least 1 kB. */
export function formatBytes(bytes: number, tag: string): string {
  const isSmall = bytes < MEGABYTE / 10;
  const amount = isSmall ? Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KILOBYTE)) : bytes / MEGABYTE;
  const unit = isSmall ? "kilobyte" : "megabyte";
  return new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}
