// A page with nothing but the stage in it, in a Chromium, driven from Node: for what only a browser can show.

import type { Page } from "playwright-core";
import type { SourceFile } from "@/lib/core/board/source-file";
import { openBundledPage, SOFTWARE_WEBGL } from "./bundled-page";
import type { StagePage } from "./stage-page.entry";
import { standIn } from "./stand-in";

const HTML =
  '<!doctype html><style>body{margin:0}canvas{display:block}</style><script type="module" src="/page.js"></script>';

export interface OpenStage {
  page: Page;
  /** Functions of the page, called from here. */
  call<Name extends keyof StagePage>(
    name: Name,
    ...args: Parameters<StagePage[Name]>
  ): Promise<Awaited<ReturnType<StagePage[Name]>>>;
  /** The page's next load reads these. */
  serve(files: readonly SourceFile[]): string;
  /** An archive as it is, to be fetched by the page. */
  serveFile(bytes: Uint8Array): string;
  close(): Promise<void>;
}

export async function openStage(viewport = { width: 1440, height: 900 }): Promise<OpenStage> {
  const { browser, page, serve } = await openBundledPage({
    entry: "tests/support/stage-page.entry.ts",
    ready: "stagePage",
    worker: "viewer/viewer.worker.ts",
    html: HTML,
    flags: SOFTWARE_WEBGL,
    context: { viewport },
  });
  return {
    page,
    call: (name, ...args) =>
      standIn(
        page.evaluate(
          ([method, values]) => {
            const offered = (
              globalThis as typeof globalThis & { stagePage: Record<string, (...all: unknown[]) => unknown> }
            ).stagePage;
            return offered[method]?.(...values);
          },
          [name, args] as [string, unknown[]],
        ),
      ),
    serve(files) {
      const body = JSON.stringify(
        files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes).toString("base64") })),
      );
      serve("/files.json", { contentType: "application/json", body });
      return "/files.json";
    },
    serveFile(bytes) {
      serve("/archive", { contentType: "application/zip", body: Buffer.from(bytes) });
      return "/archive";
    },
    close: () => browser.close(),
  };
}
