// A page with nothing but a board in space in it, in a Chromium, driven from Node.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openBundledPage, SOFTWARE_WEBGL } from "./bundled-page";

const ROOT = path.resolve(import.meta.dirname, "../..");
const NO_WEBGL = ["--disable-gpu", "--disable-3d-apis"];
const HTML =
  '<!doctype html><html lang="en"><title>Board</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"><body style="margin:0"><div></div><script type="module" src="/page.js"></script>';

export interface OpenBoard3dPage {
  page: Page;
  /** Console and page errors. */
  complaints: string[];
  show(file: { name: string; bytes: Uint8Array }, locale?: "en" | "zh"): Promise<void>;
  close(): Promise<void>;
}

export async function openBoard3dPage({
  hasWebgl = true,
  ...context
}: BrowserContextOptions & { hasWebgl?: boolean } = {}): Promise<OpenBoard3dPage> {
  const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
  const { browser, page, complaints, serve } = await openBundledPage({
    entry: "tests/support/board3d-page.entry.tsx",
    ready: "board3dPage",
    worker: "board3d/board3d.worker.ts",
    html: HTML,
    styles: ["app/tokens.css", "app/base.css"].map(textOf).join("\n"),
    files: { "/icons.svg": { contentType: "image/svg+xml", body: textOf("public/icons.svg") } },
    flags: hasWebgl ? SOFTWARE_WEBGL : NO_WEBGL,
    context: { reducedMotion: "reduce", ...context },
  });
  return {
    page,
    complaints,
    async show({ name, bytes }, locale = "en") {
      serve("/board", { contentType: "application/octet-stream", body: Buffer.from(bytes) });
      await page.evaluate(
        ([fileName, language]) => {
          const { board3dPage } = globalThis as typeof globalThis & {
            board3dPage: { show(shown: object): Promise<void> };
          };
          return board3dPage.show({ fileName, locale: language, address: "/board" });
        },
        [name, locale] as const,
      );
    },
    close: () => browser.close(),
  };
}
