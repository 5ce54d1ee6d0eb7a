// Kinds of content, their columns and topics, and the addresses of their pages.

export const CONTENT_KINDS = ["article", "help", "product", "download", "policy", "menu"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Folder of each kind in the seed. */
export const CONTENT_FOLDERS: Record<ContentKind, string> = {
  article: "articles",
  help: "help",
  product: "products",
  download: "downloads",
  policy: "policies",
  menu: "menus",
};

export const COLUMNS = ["design-guides", "file-guides", "assembly-guides", "simulation-guides"] as const;
export type Column = (typeof COLUMNS)[number];

export const HELP_TOPICS = [
  "ordering",
  "prices",
  "files",
  "boards",
  "assembly",
  "parts",
  "payment",
  "shipping",
  "quality",
  "account",
  "design",
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export const isColumn = (value: string): value is Column => COLUMNS.some((column) => column === value);
export const isHelpTopic = (value: string): value is HelpTopic => HELP_TOPICS.some((topic) => topic === value);

/** Path of the page that shows a document, without the language prefix; null for a menu. */
export function contentPath(kind: ContentKind, slug: string): string | null {
  if (kind === "article") return `/article/${slug}`;
  if (kind === "help") return `/help/${slug}`;
  if (kind === "product") return `/product/${slug}`;
  if (kind === "download") return `/resources-download#${slug}`;
  return kind === "policy" ? `/policy/${slug}` : null;
}
