// A page with nothing but the stage in it, in a Chromium, driven from Node: for what only a browser can show.

import path from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import type { SourceFile } from "@/lib/core/gerber/source-file";
import { findChromium } from "../../scripts/tasks/chromium.mjs";
import type { StagePage } from "./stage-page.entry";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ADDRESS = "http://stage.test";
/** Draws WebGL without a graphics card too. */
const FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

export interface OpenStage {
  page: Page;
  /** What the page offers, called from here. */
  call<Name extends keyof StagePage>(
    name: Name,
    ...given: Parameters<StagePage[Name]>
  ): Promise<Awaited<ReturnType<StagePage[Name]>>>;
  /** The page's next load reads these. */
  serve(files: readonly SourceFile[]): string;
  /** An archive as it is, to be fetched by the page. */
  serveFile(bytes: Uint8Array): string;
  close(): Promise<void>;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: path.join(ROOT, "tsconfig.json"),
  });
  return outputFiles[0]?.text ?? "";
}

export async function openStage(viewport = { width: 1440, height: 900 }): Promise<OpenStage> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium");
  const [script, worker] = await Promise.all([
    bundle("tests/support/stage-page.entry.ts"),
    bundle("lib/workers/viewer.worker.ts"),
  ]);
  const browser: Browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ viewport });
  const served = new Map<string, { contentType: string; body: Buffer | string }>([
    [
      "/",
      {
        contentType: "text/html",
        body: '<!doctype html><style>body{margin:0}canvas{display:block}</style><script type="module" src="/page.js"></script>',
      },
    ],
    ["/page.js", { contentType: "text/javascript", body: script }],
    ["/viewer.worker.ts", { contentType: "text/javascript", body: worker }],
  ]);
  await page.route(`${ADDRESS}/**`, (route) => {
    const found = served.get(new URL(route.request().url()).pathname);
    return found ? route.fulfill(found) : route.fulfill({ status: 404 });
  });
  // tsx wraps the functions that are sent to the page in a helper that the page does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" });
  await page.goto(`${ADDRESS}/`);
  await page.waitForFunction(() => "stagePage" in globalThis);
  return {
    page,
    call: (name, ...given) =>
      page.evaluate(
        ([method, values]) => {
          const offered = (globalThis as unknown as { stagePage: Record<string, (...all: unknown[]) => unknown> })
            .stagePage;
          return offered[method]?.(...values);
        },
        [name, given] as [string, unknown[]],
      ) as never,
    serve(files) {
      const body = JSON.stringify(
        files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes).toString("base64") })),
      );
      served.set("/files.json", { contentType: "application/json", body });
      return "/files.json";
    },
    serveFile(bytes) {
      served.set("/archive", { contentType: "application/zip", body: Buffer.from(bytes) });
      return "/archive";
    },
    close: () => browser.close(),
  };
}
