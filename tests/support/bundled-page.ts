// A page of a few modules in a Chromium, driven from Node: for what only a browser can show.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "esbuild";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/tasks/chromium.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Draws WebGL without a graphics card too. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

interface Served {
  contentType: string;
  body: Buffer | string;
}

interface PageParts {
  /** The page's script, relative to the project's root; it sets the global variable `ready`. */
  entry: string;
  ready: string;
  /** Worker of `lib/workers`. */
  worker: string;
  /** The page itself, which loads "/page.js" and may load "/page.css", the styles of its modules. */
  html: string;
  /** Additional files, by path. */
  files?: Readonly<Record<string, Served>>;
  /** Before the styles of the modules. */
  styles?: string;
  flags?: readonly string[];
  context?: BrowserContextOptions;
}

export interface BundledPage {
  browser: Browser;
  page: Page;
  /** Console and page errors, without those of graphics drivers. */
  complaints: string[];
  /** Serves a response at a path from now on. */
  serve(path: string, served: Served): void;
}

/** Dynamic imports become files of their own, as in the product. */
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

/** The caller closes the browser, which also stops the server on loopback. */
export async function openBundledPage(parts: PageParts): Promise<BundledPage> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium");
  const [main, worker] = await Promise.all([bundle(parts.entry), bundle(`lib/workers/${parts.worker}`)]);
  const script = (body: string) => ({ contentType: "text/javascript", body });
  const served = new Map<string, Served>(Object.entries(parts.files ?? {}));
  served.set("/", { contentType: "text/html", body: parts.html });
  served.set("/page.js", script(main.script));
  served.set("/page.css", { contentType: "text/css", body: (parts.styles ?? "") + main.styles });
  served.set(`/${path.basename(parts.worker)}`, script(worker.script));
  for (const { file, text } of [...main.chunks, ...worker.chunks])
    if (file.endsWith(".js")) served.set(`/${file}`, script(text));
  const server = createServer(({ url = "/" }, response) => {
    const found = served.get(url);
    if (found) response.writeHead(200, { "content-type": found.contentType }).end(found.body);
    // Browsers ask for a picture of the site by themselves.
    else response.writeHead(url === "/favicon.ico" ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", ...(parts.flags ?? [])] });
  browser.on("disconnected", () => {
    server.closeAllConnections();
    server.close();
  });
  const page = await (await browser.newContext(parts.context)).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !/GL Driver Message|WebGL/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  // tsx wraps the functions that are sent to the page in a helper that the page does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction((name) => name in globalThis, parts.ready);
  return { browser, page, complaints, serve: (address, file) => void served.set(address, file) };
}
