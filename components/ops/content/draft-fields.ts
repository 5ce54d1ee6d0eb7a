// A draft as a form edits it: lists as text, one entry a line or separated by commas.
import type { ContentDraft } from "@/lib/contracts/ops-content";
import { CONTENT_KINDS } from "@/lib/core/content/content-kind";
import type { Locale } from "@/lib/core/market/area";

export interface DraftTexts {
  title: string;
  description: string;
  body: string;
  sources: string;
}

export interface DraftFields {
  kind: ContentDraft["kind"];
  slug: string;
  topic: string;
  labels: string;
  order: string;
  related: string;
  links: string;
  texts: Record<Locale, DraftTexts>;
  figures: Record<Locale, ContentDraft["texts"]["en"]["figures"]>;
}

const NO_TEXTS: DraftTexts = { title: "", description: "", body: "", sources: "" };

export const EMPTY_DRAFT: DraftFields = {
  kind: "article",
  slug: "",
  topic: "",
  labels: "",
  order: "0",
  related: "",
  links: "",
  texts: { en: NO_TEXTS, zh: NO_TEXTS },
  figures: { en: {}, zh: {} },
};

export function toFields(draft: ContentDraft): DraftFields {
  const texts = (locale: Locale): DraftTexts => {
    const { title, description, body, sources } = draft.texts[locale];
    return { title, description, body, sources: sources.join("\n") };
  };
  return {
    kind: draft.kind,
    slug: draft.slug,
    topic: draft.topic,
    labels: draft.labels.join(", "),
    order: String(draft.order),
    related: draft.related.join(", "),
    links: draft.links.join(", "),
    texts: { en: texts("en"), zh: texts("zh") },
    figures: { en: draft.texts.en.figures, zh: draft.texts.zh.figures },
  };
}

const split = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The server checks the rest; a field that is no number counts as 0. */
export function toDraft(fields: DraftFields): ContentDraft {
  const texts = (locale: Locale) => {
    const { sources, ...rest } = fields.texts[locale];
    return { ...rest, sources: split(sources, /\n/), figures: fields.figures[locale] };
  };
  return {
    kind: CONTENT_KINDS.find((kind) => kind === fields.kind) ?? "article",
    slug: fields.slug.trim(),
    topic: fields.topic.trim(),
    labels: split(fields.labels, /[,，\s]+/),
    order: Number.parseInt(fields.order, 10) || 0,
    related: split(fields.related, /[,，\s]+/),
    links: split(fields.links, /[,，\s]+/),
    texts: { en: texts("en"), zh: texts("zh") },
  };
}
