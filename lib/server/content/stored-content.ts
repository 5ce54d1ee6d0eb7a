// A document as a version stores it: what its languages share, and each language's texts.

import * as z from "zod";
import { CONTENT_KINDS } from "@/lib/core/content/content-kind";
import type { ContentDocument } from "@/lib/core/content/content-document";
import type { ContentKind } from "@/lib/core/content/content-kind";
import type { Locale } from "@/lib/core/market/area";

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const figure = z.object({ href: z.string(), width: z.number(), height: z.number() });
const file = z.object({
  name: z.string(),
  href: z.string(),
  note: z.string(),
  size: z.number(),
  sha256: z.string(),
});

const texts = z.object({
  title: z.string().min(1).max(200),
  description: z.string().max(400),
  body: z.string().max(100_000),
  sources: z.array(z.string().max(400)).max(30),
  figures: z.record(z.string(), figure),
  files: z.array(file).max(30),
});

export const storedContent = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string().regex(SLUG).max(120),
  topic: z.string().max(60),
  labels: z.array(z.string().regex(SLUG).max(40)).max(8),
  order: z.number().int().min(0).max(10_000),
  published: z.iso.date(),
  updated: z.iso.date(),
  related: z.array(z.string().max(120)).max(20),
  links: z.array(z.string().max(300)).max(20),
  texts: z.object({ en: texts, zh: texts }),
});

export type StoredContent = z.infer<typeof storedContent>;
export type StoredTexts = StoredContent["texts"][Locale];

export function documentIn(content: StoredContent, locale: Locale): ContentDocument {
  const { texts: each, ...shared } = content;
  return { ...shared, locale, ...each[locale] };
}

/** Address of a seed document's figure or file. */
export function assetHref(kind: ContentKind, slug: string, name: string): string {
  return `/api/content/asset/${kind}/${slug}/${name}`;
}
