// Lighthouse with its mobile defaults (slow 4G and a processor four times slower, both simulated) on public pages of the
// production build, one or two of each kind. Each figure is the median of three runs; scores depend on how busy the
// machine is.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { percentile } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

/** Goals for performance; the other three categories have the goal of 100. */
const SITE_GOAL = 97;
const TOOL_GOAL = 95;
/** Ordering tools and community pages with their own scripts. */
const TOOLS: Record<string, string> = {
  "PCB quote": "/order/manufacturing/pcb",
  assembly: "/assembly",
  components: "/component",
};
/** Kinds of public page by the first part of their addresses; the sitemap gives an address of each. */
const KINDS = [
  "about-us",
  "article",
  "assembly-capability",
  "community",
  "contact-us",
  "design",
  "developers",
  "feedback",
  "help",
  "online-simulate",
  "pcb-capability",
  "policy",
  "product",
  "promotion",
  "resources",
  "resources-download",
];
/** `LIGHTHOUSE_RUNS=1` for a quick look. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** `LIGHTHOUSE_PAGES=home,help` measures these alone. */
const WANTED = process.env.LIGHTHOUSE_PAGES?.split(",");

type Page = { name: string; path: string; goal: number };

/** Addresses by kind: the shortest, which is its list, and the first that lies below it. */
async function listPages(origin: string): Promise<Page[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const site = KINDS.flatMap((kind) => {
    const own = paths.find((candidate) => candidate === `/${kind}`);
    const below = paths.find((candidate) => candidate.startsWith(`/${kind}/`));
    return [own, below].flatMap((path) => (path ? [{ name: path.slice(1), path, goal: SITE_GOAL }] : []));
  });
  const tools = Object.entries(TOOLS).map(([name, path]) => ({ name, path, goal: TOOL_GOAL }));
  const all = [{ name: "home", path: "/", goal: SITE_GOAL }, ...tools, ...site];
  return WANTED ? all.filter(({ name }) => WANTED.includes(name)) : all;
}

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

/** Chromium sometimes records no trace (NO_NAVSTART): such a run is made again. */
const ATTEMPTS = 3;

function measure(command: string, url: string): Report {
  const folder = mkdtempSync(path.join(tmpdir(), "boardwright-lighthouse-"));
  const file = path.join(folder, "report.json");
  const chromium = CHROMIUM.find((candidate) => candidate !== undefined && existsSync(candidate));
  const args = [command, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], env });
      if (status === 0) return report.parse(JSON.parse(readFileSync(file, "utf8")));
    }
    throw new Error(`Lighthouse failed ${ATTEMPTS} times on ${url}`);
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

function figuresOf({ name, goal }: Page, reports: readonly Report[]): Figure[] {
  const score = (category: string) => median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const performance = score("performance");
  const failed = failedAudits(reports);
  const others = ["accessibility", "best-practices", "seo"].map(score);
  return [
    {
      ...{ name: `${name}, performance`, value: performance, unit: "points" },
      ...{ ratio: performance / goal, against: `the goal of ${goal}` },
    },
    { name: `${name}, the least of the other categories`, value: Math.min(...others), unit: "points" },
    { name: `${name}, largest contentful paint`, value: value("largest-contentful-paint"), unit: "ms" },
    { name: `${name}, total blocking time`, value: value("total-blocking-time"), unit: "ms" },
    { name: `${name}, cumulative layout shift`, value: value("cumulative-layout-shift"), unit: "" },
    { name: `${name}, failed audits: ${failed.join(", ") || "none"}`, value: failed.length, unit: "audits" },
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
    return (await listPages(ours.url)).flatMap((page) =>
      figuresOf(
        page,
        Array.from({ length: RUNS }, () => measure(command, ours.url + page.path)),
      ),
    );
  } finally {
    await ours.stop();
  }
}
