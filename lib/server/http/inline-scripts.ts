// Hashes of a page's own inline scripts for the Content-Security-Policy, which blocks injected ones.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Call by which Next passes a page's data: one JSON argument. */
const DATA_PUSH = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;

export function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

/** The text of every inline script that a browser would run, in order. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!/\bsrc\s*=/i.test(attributes) && !isDataBlock(attributes) && text !== "") scripts.push(text);
  }
  return scripts;
}

/** Scripts that differ from page to page but can do nothing except hand over data. */
export function isPageData(script: string): boolean {
  const argument = DATA_PUSH.exec(script)?.[1];
  if (argument === undefined) return false;
  try {
    JSON.parse(argument);
    return true;
  } catch {
    return false;
  }
}

export type PageHashes = { allowed: string[]; refused: string[] };

/** `known` are the hashes that the build found in its own pages; the rest must be plain data. */
export function hashPage(html: string, known: ReadonlySet<string>): PageHashes {
  const allowed = new Set<string>();
  const refused = new Set<string>();
  for (const script of inlineScripts(html)) {
    const hash = hashOf(script);
    (known.has(hash) || isPageData(script) ? allowed : refused).add(hash);
  }
  return { allowed: [...allowed], refused: [...refused] };
}

/** The file beside the bundled server with the hashes of the fixed inline scripts of its prerendered pages. */
export const KNOWN_SCRIPTS_NAME = "inline-scripts.json";

/** Empty where nothing was built. */
export function readKnownScripts(
  file: URL | string = new URL(`./${KNOWN_SCRIPTS_NAME}`, import.meta.url),
): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, "utf8")) as string[]);
  } catch {
    return new Set();
  }
}

function isDataBlock(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type !== undefined && type !== "module" && !type.endsWith("javascript");
}
