// Lighthouse with its mobile defaults (slow 4G and a processor four times slower, both simulated) on public pages of the
// production build. Each figure is the median of three runs; scores depend on how busy the machine is.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { percentile } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PAGES: Record<string, string> = {
  home: "/",
  "PCB quote": "/order/manufacturing/pcb",
  components: "/component",
  assembly: "/assembly",
  "PCB capabilities": "/pcb-capability",
};
const RUNS = 3;
const GOALS: Record<string, number> = { home: 95, "PCB quote": 95, components: 95 };

const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-sync";

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({
      scoreDisplayMode: z.string(),
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
    }),
  ),
});
type Report = z.infer<typeof report>;

/**
 * Command of Lighthouse, null where it is not installed. It is no dependency of the project: its own dependencies
 * contradict each other (`npm ls` fails) and take 185 MB. `LIGHTHOUSE` names a folder in which it was installed.
 */
function findLighthouse(): string | null {
  const folders = [process.env.LIGHTHOUSE, process.cwd()].filter((folder) => folder !== undefined);
  for (const folder of folders) {
    try {
      const manifest = createRequire(path.resolve(folder, "package.json")).resolve("lighthouse/package.json");
      return path.join(path.dirname(manifest), "cli/index.js");
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function measure(command: string, url: string): Report {
  const folder = mkdtempSync(path.join(tmpdir(), "boardwright-lighthouse-"));
  try {
    const file = path.join(folder, "report.json");
    const chromium = CHROMIUM.find((candidate) => candidate !== undefined && existsSync(candidate));
    execFileSync(
      process.execPath,
      [command, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${FLAGS}`],
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
    );
    return report.parse(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Yes-or-no audits that failed in any run. */
function failedAudits(reports: readonly Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits).flatMap(([id, audit]) =>
      audit.scoreDisplayMode === "binary" && audit.score === 0 ? [id] : [],
    ),
  );
  return [...new Set(failed)];
}

function figuresOf(page: string, reports: readonly Report[]): Figure[] {
  const score = (category: string) => median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const goal = GOALS[page];
  const performance = score("performance");
  const failed = failedAudits(reports);
  return [
    {
      ...{ name: `${page}, performance`, value: performance, unit: "points" },
      ...(goal !== undefined && { ratio: performance / goal, against: `the goal of ${goal}` }),
    },
    { name: `${page}, accessibility`, value: score("accessibility"), unit: "points" },
    { name: `${page}, best practices`, value: score("best-practices"), unit: "points" },
    { name: `${page}, SEO`, value: score("seo"), unit: "points" },
    { name: `${page}, largest contentful paint`, value: value("largest-contentful-paint"), unit: "ms" },
    { name: `${page}, total blocking time`, value: value("total-blocking-time"), unit: "ms" },
    { name: `${page}, cumulative layout shift`, value: value("cumulative-layout-shift"), unit: "" },
    { name: `${page}, failed audits: ${failed.join(", ") || "none"}`, value: failed.length, unit: "audits" },
  ];
}

export async function benchLighthouse(): Promise<Figure[]> {
  const command = findLighthouse();
  if (command === null) {
    console.log(
      "\nlighthouse: not installed; install it anywhere (npm i lighthouse@12) and name the folder in LIGHTHOUSE",
    );
    return [];
  }
  const ours = await startOurs(3961, { catalogue: "full" });
  try {
    return Object.entries(PAGES).flatMap(([page, address]) => {
      const reports = Array.from({ length: RUNS }, () => measure(command, ours.url + address));
      return figuresOf(page, reports);
    });
  } finally {
    await ours.stop();
  }
}
