// Addresses of the pictures that other sites show for a link to a page (Open Graph).
import { PAGE_KEYS } from "@/lib/i18n/page-keys";
import { PAGES } from "@/lib/i18n/pages";

export const SHARED_KINDS = ["article", "help", "product", "policy", "column", "page"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** PNG of 1200 x 630 px, the size that Open Graph readers expect. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const DOCUMENT = /^\/(article|help|product|policy)\/([a-z0-9-]+)$/;
const COLUMN = /^\/resources\/([a-z0-9-]+)$/;

/** Path of a page's picture without language prefix; null for pages that have the site's own. */
export function sharePicture(path: string): string | null {
  const [plain = ""] = path.split(/[?#]/);
  const page = Object.entries(PAGES).find(([, known]) => known === plain);
  if (page) return PAGE_KEYS[plain] === undefined ? null : `/og/page/${page[0]}`;
  const [, kind = "", slug = ""] = DOCUMENT.exec(plain) ?? [];
  if (kind !== "") return `/og/${kind}/${slug}`;
  const [, column] = COLUMN.exec(plain) ?? [];
  return column === undefined ? null : `/og/column/${column}`;
}
