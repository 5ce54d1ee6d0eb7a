// Typefaces and logo of the pictures for links, read once when the first is drawn.

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@/lib/core/market/area";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { charactersOf } from "./character-map";

export const SHARE_FONT = "Noto Sans SC";

export interface ShareFont {
  name: string;
  weight: 400 | 600;
  style: "normal";
  data: Buffer;
}

interface ShareAssets {
  fonts: ShareFont[];
  /** Data addresses of SVG pictures. */
  logos: Record<Locale, string>;
  /** The text without what the typefaces lack, which would otherwise be looked for on the internet. */
  printable: (text: string) => string;
}

let loaded: Promise<ShareAssets> | null = null;

export function shareAssets(): Promise<ShareAssets> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ShareAssets> {
  const { regular, strong } = await loadTypefaces();
  const [inRegular, inStrong] = [charactersOf(regular), charactersOf(strong)];
  const has = (character: string) => [inRegular, inStrong].every((set) => set.has(character.codePointAt(0) ?? 0));
  const icons = await readFile(path.join(process.cwd(), "public/icons.svg"), "utf8");
  return {
    fonts: [
      { name: SHARE_FONT, weight: 400, style: "normal", data: regular },
      { name: SHARE_FONT, weight: 600, style: "normal", data: strong },
    ],
    logos: { en: logoIn(icons, "en"), zh: logoIn(icons, "zh") },
    printable: (text) => [...text].filter(has).join(""),
  };
}

function logoIn(icons: string, locale: Locale): string {
  const [, viewBox = "", shapes = ""] =
    new RegExp(`<symbol id="logo-${locale}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(icons) ?? [];
  const drawn = shapes.replaceAll("var(--logo-mark,#98471a)", "#98471a").replaceAll("currentColor", "#17201b");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
