// The typefaces of printed documents, which write English and Chinese alike; read once, when the first is asked for.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { unwrapWoff } from "./woff";

/** Noto Sans SC, SIL Open Font License 1.1. */
const DIRECTORY = "node_modules/@fontsource/noto-sans-sc/files";
const WEIGHTS = { regular: 400, strong: 600 } as const;

export type Typefaces = Record<keyof typeof WEIGHTS, Buffer>;

async function load(weight: number): Promise<Buffer> {
  const file = path.join(process.cwd(), DIRECTORY, `noto-sans-sc-chinese-simplified-${weight}-normal.woff`);
  return unwrapWoff(await readFile(file));
}

let loaded: Promise<Typefaces> | null = null;

export function loadTypefaces(): Promise<Typefaces> {
  loaded ??= Promise.all([load(WEIGHTS.regular), load(WEIGHTS.strong)]).then(([regular, strong]) => ({
    regular,
    strong,
  }));
  return loaded;
}
