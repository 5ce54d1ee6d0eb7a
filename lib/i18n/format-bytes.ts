import { MEGABYTE } from "@/lib/base/units";

const KILOBYTE = 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** "3.9 MB", "70.4 GB", or "84 kB" below a tenth of a megabyte; a file with any content is at least 1 kB. */
export function formatBytes(bytes: number, tag: string): string {
  const format = (unit: string, amount: number) =>
    new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
  if (bytes >= GIGABYTE) return format("gigabyte", bytes / GIGABYTE);
  if (bytes >= MEGABYTE / 10) return format("megabyte", bytes / MEGABYTE);
  return format("kilobyte", Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / KILOBYTE)));
}
