// The 3D view in Chromium: time from opening to the first frame, including reading the files; the browser's memory,
// including GPU and card pictures; bundle size. Each metric is the median of several openings, each in a newly started
// browser.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { sampleArchive } from "../tests/support/e2e-board";
import { openBoard3dPage } from "../tests/support/board3d-page";
import type { Board3dPage } from "../tests/support/board3d-page.entry";
import { corpusSets, hasCorpus } from "../scripts/corpus-set";
import { browserMegabytes } from "./browser-memory";
import { percentile } from "./percentile";
import type { Figure } from "./run";

const GOAL_MS = 1_500;
const GOAL_KB = 150;
const OPENINGS = 5;
/** A board with many holes and one with many objects, from the corpus. */
const SETS = ["og41-duckypad", "og35-limesdr-usb"];

async function open(name: string, bytes: Uint8Array): Promise<{ ms: number; megabytes: number }> {
  const board = await openBoard3dPage({ viewport: { width: 1280, height: 800 } });
  try {
    const before = await browserMegabytes(board.page);
    await board.show({ name, bytes });
    const ms = await board.page.evaluate(() =>
      (globalThis as typeof globalThis & { board3dPage: Board3dPage }).board3dPage.firstPicture(),
    );
    return { ms, megabytes: (await browserMegabytes(board.page)) - before };
  } finally {
    await board.close();
  }
}

/** Size of the 3D view's bundle beyond that of every page: three.js, as far as it is used. */
async function bundleKilobytes(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ["components/board3d/space/space.ts"],
    ...{ bundle: true, write: false, minify: true, format: "esm", target: "es2022", tsconfig: "tsconfig.json" },
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length / 1024;
}

export async function benchBoard3d(): Promise<Figure[]> {
  const size = await bundleKilobytes();
  const figures: Figure[] = [
    { name: "bundle, gzip", value: size, unit: "kB", ratio: size / GOAL_KB, against: "the goal" },
  ];
  const sample = sampleArchive("field-node");
  const corpus = hasCorpus() ? corpusSets().filter(({ id }) => SETS.includes(id)) : [];
  const boards = [
    { name: sample.name, bytes: sample.buffer },
    ...corpus.map(({ id, path }) => ({ name: `${id}.zip`, bytes: readFileSync(path) })),
  ];
  for (const { name, bytes } of boards) {
    const openings: Awaited<ReturnType<typeof open>>[] = [];
    while (openings.length < OPENINGS) openings.push(await open(name, bytes));
    const value = percentile(
      openings.map(({ ms }) => ms),
      0.5,
    );
    const megabytes = percentile(
      openings.map((opening) => opening.megabytes),
      0.5,
    );
    figures.push(
      { name: `${name}: first picture`, value, unit: "ms", ratio: value / GOAL_MS, against: "the goal" },
      { name: `${name}: memory beyond the empty page`, value: megabytes, unit: "MB" },
    );
  }
  return figures;
}
