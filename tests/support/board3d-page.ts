// A page with nothing but a board in space in it, in a Chromium, driven from Node.

import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { findChromium } from "../../scripts/tasks/chromium.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ADDRESS = "http://board.test";
/** Draws WebGL without a graphics card too. */
const SOFTWARE = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];
const NO_WEBGL = ["--disable-gpu", "--disable-3d-apis"];

export interface OpenBoard3dPage {
  page: Page;
  /** What the console and the page complained of. */
  complaints: string[];
  show(file: { name: string; bytes: Uint8Array }, locale?: "en" | "zh"): Promise<void>;
  close(): Promise<void>;
}

/** What is fetched later is in files of its own, as it is in the product. */
async function bundle(entry: string) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    splitting: true,
    write: false,
    outdir: "/out",
    format: "esm",
    target: "es2022",
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
    tsconfig: path.join(ROOT, "tsconfig.json"),
  });
  const name = path.basename(entry).replace(/\.tsx?$/, "");
  const textOf = (file: string) => outputFiles.find((output) => path.basename(output.path) === file)?.text ?? "";
  const chunks = outputFiles.map(({ path: file, text }) => ({ file: path.basename(file), text }));
  return { script: textOf(`${name}.js`), styles: textOf(`${name}.css`), chunks };
}

export async function openBoard3dPage({
  hasWebgl = true,
  ...context
}: BrowserContextOptions & { hasWebgl?: boolean } = {}): Promise<OpenBoard3dPage> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium");
  const [main, worker] = await Promise.all([
    bundle("tests/support/board3d-page.entry.tsx"),
    bundle("lib/workers/board3d.worker.ts"),
  ]);
  const design = ["app/tokens.css", "app/base.css"]
    .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
    .join("\n");
  const script = (body: string) => ({ contentType: "text/javascript", body });
  const served = new Map<string, { contentType: string; body: Buffer | string }>([
    [
      "/",
      {
        contentType: "text/html",
        body: '<!doctype html><html lang="en"><title>Board</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"><body style="margin:0"><div></div><script type="module" src="/page.js"></script>',
      },
    ],
    ["/page.css", { contentType: "text/css", body: design + main.styles }],
    ["/page.js", script(main.script)],
    ["/board3d.worker.ts", script(worker.script)],
    ["/icons.svg", { contentType: "image/svg+xml", body: readFileSync(path.join(ROOT, "public/icons.svg"), "utf8") }],
  ]);
  for (const { file, text } of [...main.chunks, ...worker.chunks])
    if (file.endsWith(".js")) served.set(`/${file}`, script(text));
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", ...(hasWebgl ? SOFTWARE : NO_WEBGL)],
  });
  const page = await (await browser.newContext({ reducedMotion: "reduce", ...context })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !/GL Driver Message|WebGL/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route(`${ADDRESS}/**`, (route) => {
    const found = served.get(new URL(route.request().url()).pathname);
    return found ? route.fulfill(found) : route.fulfill({ status: 404 });
  });
  // tsx wraps the functions that are sent to the page in a helper that the page does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" });
  await page.goto(`${ADDRESS}/`);
  await page.waitForFunction(() => "board3dPage" in globalThis);
  return {
    page,
    complaints,
    async show({ name, bytes }, locale = "en") {
      served.set("/board", { contentType: "application/octet-stream", body: Buffer.from(bytes) });
      await page.evaluate(
        ([fileName, language]) => {
          const { board3dPage } = globalThis as unknown as { board3dPage: { show(shown: object): Promise<void> } };
          return board3dPage.show({ fileName, locale: language, address: "/board" });
        },
        [name, locale] as const,
      );
    },
    close: () => browser.close(),
  };
}
