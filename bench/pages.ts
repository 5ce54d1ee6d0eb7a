// JavaScript of each kind of page, gzipped, minus bare Next and minus bare Next with next-intl.

import { gzipSync } from "node:zlib";
import { startBare, startOurs } from "./processes";
import type { Figure } from "./run";

const PAGES: Record<string, string> = {
  home: "/",
  "home, zh": "/zh",
  "PCB quote": "/order/manufacturing/pcb",
  "parts list": "/order/bom",
  cart: "/shopping-cart",
  checkout: "/order/checkout",
  "order list": "/my-center/orders",
};

/** Scripts in the HTML, without `nomodule` ones. */
async function scriptKilobytes(base: string, path: string): Promise<number> {
  const html = await (await fetch(base + path)).text();
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  let bytes = 0;
  for (const source of new Set(sources)) {
    const script = await (await fetch(new URL(source.replaceAll("&amp;", "&"), base + path))).arrayBuffer();
    bytes += gzipSync(Buffer.from(script)).byteLength;
  }
  return bytes / 1000;
}

export async function benchPages(): Promise<Figure[]> {
  const bare = await startBare(3951);
  const floor = await scriptKilobytes(bare.url, "/");
  const intl = await scriptKilobytes(bare.url, "/intl");
  await bare.stop();
  const ours = await startOurs(3952);
  const figures: Figure[] = [
    { name: "bare Next page", value: floor, unit: "kB gzip" },
    { name: "bare Next page with next-intl", value: intl, unit: "kB gzip" },
  ];
  for (const [name, path] of Object.entries(PAGES)) {
    const value = await scriptKilobytes(ours.url, path);
    figures.push({
      name: `${name} (${(value - intl).toFixed(1)} kB over next-intl)`,
      value,
      unit: "kB gzip",
      ratio: value / intl,
      against: "the next-intl page",
    });
  }
  await ours.stop();
  return figures;
}
