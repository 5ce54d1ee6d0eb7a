// Draws the icons and the Open Graph picture in public/ from the logo and a sample board. Run it when one of them
// changes: node --import tsx scripts/brand-images.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "./tasks/chromium.mjs";

const PAPER = "#f4f1e8";
const INK = "#17201b";
const FONT = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2";
const mark = readFileSync("public/favicon.svg", "utf8");

const dataUrl = (type: string, file: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;

/** The mark centered on the paper color; `share` is the ratio of the side that it fills. */
function icon(ratio: number, ground: string): string {
  const svg = mark.replace(/height="32"/, `style="width:${ratio * 100}vmin;height:${ratio * 100}vmin"`);
  return `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${svg}</body>`;
}

function openGraph(): string {
  return `<style>
    @font-face { font-family: Instrument; src: url(${dataUrl("font/woff2", FONT)}); font-weight: 400 700; }
    body { margin: 0; width: 1200px; height: 630px; background: ${PAPER}; color: ${INK}; font-family: Instrument; }
    main { display: grid; grid-template-columns: 560px 1fr; gap: 24px; height: 100%; padding: 0 64px; align-items: center; box-sizing: border-box; }
    .mark { width: 88px; height: 88px; margin-left: -19px; } h1 { font-size: 84px; font-weight: 600; letter-spacing: -2px; margin: 20px 0 12px; }
    p { font-size: 34px; line-height: 1.3; margin: 0; color: #444d47; } img { width: 100%; max-height: 480px; }
  </style><main><div>${mark.replace('height="32"', 'class="mark"')}<h1>Boardwright</h1>
  <p>Circuit boards, assembly and stencils, priced from your own files.</p></div>
  <img src="${dataUrl("image/svg+xml", "public/boards/ring-16-top.svg")}"></main>`;
}

async function draw(page: Page, html: string, [width, height]: [number, number], omitBackground = false) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ omitBackground });
}

/** An ICO file that holds one PNG of 32 px (header and entry as in the format's description by Microsoft). */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32, 0, 0], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync("public/brand", { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
writeFileSync("public/favicon.ico", icoOf(await draw(page, icon(1, "transparent"), [32, 32], true)));
for (const [name, size, ratio] of [
  ["apple-touch-icon", 180, 0.62],
  ["icon-192", 192, 0.7],
  ["icon-512", 512, 0.7],
  // A maskable icon may lose everything outside a circle of 80 % of its side.
  ["icon-maskable-512", 512, 0.5],
] as const) {
  writeFileSync(`public/brand/${name}.png`, await draw(page, icon(ratio, PAPER), [size, size]));
}
writeFileSync("public/brand/open-graph.png", await draw(page, openGraph(), [1200, 630]));
await browser.close();
