// A document of the site in one language, and what both languages share.

import type { ContentKind } from "@/lib/core/content/content-kind";
import type { Locale } from "@/lib/core/market/area";

/** Picture of a document: its address, and its size in CSS pixels. */
export interface ContentFigure {
  href: string;
  width: number;
  height: number;
}

/** A file to download: `size` in bytes, `sha256` in hex. */
export interface ContentFile {
  name: string;
  href: string;
  note: string;
  size: number;
  sha256: string;
}

export interface ContentDocument {
  kind: ContentKind;
  slug: string;
  locale: Locale;
  title: string;
  description: string;
  /** Markdown with figure tokens. */
  body: string;
  /** Column of an article or topic of a help answer; empty for other kinds. */
  topic: string;
  labels: readonly string[];
  /** Position within its topic. */
  order: number;
  /** ISO date of the first publication and of the last change. */
  published: string;
  updated: string;
  /** Slugs of documents of the same kind. */
  related: readonly string[];
  /** Paths of the site. */
  links: readonly string[];
  sources: readonly string[];
  /** Figures by the name that the Markdown uses. */
  figures: Readonly<Record<string, ContentFigure>>;
  files: readonly ContentFile[];
}

/** "article/four-layer-stackups" */
export const documentKey = ({ kind, slug }: Pick<ContentDocument, "kind" | "slug">): string => `${kind}/${slug}`;
