// Writes the files that the page of downloads offers, each into the folder of its document.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SEED_ROOT } from "@/lib/server/content/seed-files";

/** The day of the limits that the files state. */
export const LIMITS_DATE = "2026-11-26";

export type DownloadFile = { name: string; bytes: Buffer | string };

export const downloadPath = (slug: string, name: string): string => path.join(SEED_ROOT, "downloads", slug, name);

/** Writes the files of a document where the script was started by name, and not where a test imports it. */
export async function saveFiles(url: string, slug: string, make: () => Promise<DownloadFile[]>): Promise<void> {
  if (path.basename(process.argv[1] ?? "") !== path.basename(new URL(url).pathname)) return;
  for (const { name, bytes } of await make()) {
    const file = downloadPath(slug, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    console.log(`${path.relative(process.cwd(), file)}  ${Buffer.byteLength(bytes)} bytes`);
  }
}
