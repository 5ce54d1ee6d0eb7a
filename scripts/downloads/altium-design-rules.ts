// `node --import tsx scripts/downloads/altium-design-rules.ts`: the limits as a table for Altium Designer's rules, as CSV
// and as a page to print. A rules export of Altium is a format of its own that only the program writes.

import { csvRow } from "@/lib/base/csv";
import type { Locale } from "@/lib/core/market/area";
import { LIMIT_ROWS } from "./design-limits";
import { drawTablePage } from "./pdf-page";
import { type DownloadFile, LIMITS_DATE, saveFiles } from "./save";

export const SLUG = "altium-design-rules";

const MIL_PER_MM = 1000 / 25.4;
/** Mils are rounded up, so that a rule in mils is never below the limit. */
const mil = (mm: number): string => String(Math.ceil(mm * MIL_PER_MM * 10 - 1e-6) / 10);

const HEADERS: Record<Locale, readonly string[]> = {
  en: ["Feature", "Altium category, rule", "Min. (mm)", "Min. (mil)", "Recommended (mm)", "Recommended (mil)"],
  zh: ["项目", "Altium 规则类别与规则", "最小 (mm)", "最小 (mil)", "推荐 (mm)", "推荐 (mil)"],
};
const TEXTS: Record<Locale, { title: string; lead: string }> = {
  en: {
    title: "Design rules for Altium Designer",
    lead: `Limits of ${LIMITS_DATE}. Enter them under Design > Rules. Boards with the recommended values raise no finding in our DFM check.`,
  },
  zh: {
    title: "Altium Designer 设计规则",
    lead: `${LIMITS_DATE} 的限值。在 Design > Rules 中填写。按推荐值设计，DFM 检查不会提示。`,
  },
};

const rowsIn = (locale: Locale): string[][] =>
  LIMIT_ROWS.map(({ name, altium, minMm, recommendedMm }) => [
    name[locale],
    altium,
    minMm === 0 ? "–" : String(minMm),
    minMm === 0 ? "–" : mil(minMm),
    String(recommendedMm),
    mil(recommendedMm),
  ]);

async function files(): Promise<DownloadFile[]> {
  const locales: Locale[] = ["en", "zh"];
  const made = locales.map(async (locale) => {
    const [header, rows] = [HEADERS[locale], rowsIn(locale)];
    const widths = [0.25, 0.29, 0.09, 0.09, 0.14, 0.14];
    const pdf = await drawTablePage({ ...TEXTS[locale], sections: [{ header, rows, widths }] });
    return [
      // A byte order mark, without which Excel takes UTF-8 for the system's code page.
      {
        name: `boardwright-rules-${locale}.csv`,
        bytes: `\uFEFF${[header, ...rows].map((row) => csvRow(row)).join("")}`,
      },
      { name: `boardwright-rules-${locale}.pdf`, bytes: pdf },
    ];
  });
  return (await Promise.all(made)).flat();
}

await saveFiles(import.meta.url, SLUG, files);
