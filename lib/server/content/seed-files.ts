// The content that comes with the repository: Markdown files, figures and downloads of `seed/`.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { CONTENT_FOLDERS, CONTENT_KINDS, type ContentKind } from "@/lib/core/content/content-kind";
import type { ContentFigure, ContentFile } from "@/lib/core/content/content-document";
import type { Locale } from "@/lib/core/market/area";
import { type FrontMatter, readFrontMatter } from "./front-matter";
import { assetHref, type StoredContent, storedContent, type StoredTexts } from "./stored-content";

export const SEED_ROOT = path.resolve("lib/server/content/seed");

/** Publication date of documents whose front matter names none. */
const FIRST_PUBLISHED = "2026-11-26";
const FIGURE = /^(.+?)(?:\.(en|zh))?\.(svg|png|jpg)$/;
const MARKDOWN_FIGURE = /\.(?:svg|png|jpg)$/;

export type SeedDocument = { content: StoredContent; hash: string };

/** Every document of the seed. Throws, naming the file, where one cannot be read. */
export async function readSeed(root = SEED_ROOT): Promise<SeedDocument[]> {
  const each = await Promise.all(
    CONTENT_KINDS.map(async (kind) => {
      // Read where the server runs: the bundler need not gather what may be read.
      const folder = path.join(/* turbopackIgnore: true */ root, CONTENT_FOLDERS[kind]);
      const slugs = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }).catch(() => []);
      return Promise.all(
        slugs.filter((entry) => entry.isDirectory()).map(({ name }) => readDocument(kind, folder, name)),
      );
    }),
  );
  return each.flat().sort((a, b) => a.content.slug.localeCompare(b.content.slug, "en"));
}

async function readDocument(kind: ContentKind, folder: string, slug: string): Promise<SeedDocument> {
  const home = path.join(folder, slug);
  try {
    const names = (await readdir(home)).sort();
    const bytes = new Map<string, Buffer>();
    for (const name of names) bytes.set(name, await readFile(path.join(home, name)));
    const hash = createHash("sha256");
    for (const [name, content] of bytes) hash.update(`${name}\0${content.length}\0`).update(content);
    return { content: toStored(kind, slug, bytes), hash: hash.digest("hex") };
  } catch (error) {
    throw new Error(`${path.relative(process.cwd(), home)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toStored(kind: ContentKind, slug: string, bytes: ReadonlyMap<string, Buffer>): StoredContent {
  const read = (locale: Locale) => readFrontMatter(bytes.get(`${locale}.md`)?.toString("utf8") ?? "");
  const texts = { en: read("en"), zh: read("zh") };
  const { matter } = texts.en;
  const published = matter.published ?? FIRST_PUBLISHED;
  const textsOf = (locale: Locale): StoredTexts => ({
    title: titleOf(texts[locale].matter),
    description: texts[locale].matter.description,
    body: texts[locale].body,
    sources: texts[locale].matter.sources,
    figures: figuresIn(kind, slug, bytes, locale),
    files: filesIn(kind, slug, bytes, texts[locale].matter),
  });
  return storedContent.parse({
    kind,
    slug,
    topic: matter.column ?? matter.topic ?? "",
    labels: matter.labels,
    order: matter.order,
    published,
    updated: matter.updated ?? published,
    related: matter.related,
    links: matter.links,
    texts: { en: textsOf("en"), zh: textsOf("zh") },
  });
}

const titleOf = ({ title, question }: FrontMatter): string => title ?? question ?? "";

/** Figures by the name that Markdown uses, which is the one without a language. */
function figuresIn(
  kind: ContentKind,
  slug: string,
  bytes: ReadonlyMap<string, Buffer>,
  locale: Locale,
): Record<string, ContentFigure> {
  const figures: Record<string, ContentFigure> = {};
  for (const [name, content] of bytes) {
    const [, base = "", language, ending = ""] = FIGURE.exec(name) ?? [];
    const size = MARKDOWN_FIGURE.test(name) ? pictureSize(name, content) : null;
    if (!size || (language && language !== locale)) continue;
    const key = `${base}.${ending}`;
    if (!language && key in figures) continue;
    figures[key] = { href: assetHref(kind, slug, name), ...size };
  }
  return figures;
}

/** From the viewBox of a drawing, or the header of a PNG. */
export function pictureSize(name: string, content: Buffer): { width: number; height: number } | null {
  if (name.endsWith(".svg")) {
    const viewBox = /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(content.toString("utf8"));
    return viewBox ? { width: Math.round(Number(viewBox[1])), height: Math.round(Number(viewBox[2])) } : null;
  }
  if (name.endsWith(".png") && content.length > 24)
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return null;
}

function filesIn(
  kind: ContentKind,
  slug: string,
  bytes: ReadonlyMap<string, Buffer>,
  matter: FrontMatter,
): ContentFile[] {
  return matter.files.map(({ name, note }) => {
    const content = bytes.get(name);
    if (!content) throw new Error(`the file ${name} is missing`);
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { name, note, href: assetHref(kind, slug, name), size: content.length, sha256 };
  });
}
