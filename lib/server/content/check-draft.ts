// Problems of a draft that its readers would meet.

import type { ContentDraft, ContentProblem } from "@/lib/contracts/ops-content";
import { COLUMNS, contentPath } from "@/lib/core/content/content-kind";
import { EVERY_COLUMN, EVERY_PRODUCT, MENU_SLUGS, parseMenu } from "@/lib/core/content/menu";
import { type Block, linksIn, parseMarkdown } from "@/lib/core/content/markdown";
import { tokensIn } from "@/lib/core/content/tokens";
import type { Locale } from "@/lib/core/market/area";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { currentBooks } from "@/lib/server/pricing/page-books";
import { createFigureValues } from "./figure-values";
import { isMissingContent } from "./page-guard";
import type { ContentSnapshot } from "./snapshot";

const LOCALES: readonly Locale[] = ["en", "zh"];
/** Pages for signed-in customers, and pages whose address carries more than a path. */
const OTHER_PATHS: readonly string[] = [
  "/my-center",
  "/my-center/orders",
  "/my-center/quotes",
  "/my-center/coupon",
  "/my-center/personal-information",
  "/my-center/address",
  "/my-center/billing-address",
  "/my-center/security",
  "/shopping-cart",
  "/order/checkout",
  "/search",
];

/** Every problem of both languages; none means that it may be published. */
export function problemsOf(draft: ContentDraft, content: ContentSnapshot, nowMs: number): ContentProblem[] {
  return LOCALES.flatMap((locale) => problemsIn(draft, locale, content, nowMs));
}

function problemsIn(draft: ContentDraft, locale: Locale, content: ContentSnapshot, nowMs: number): ContentProblem[] {
  const { title, description, body, figures } = draft.texts[locale];
  const area = locale === "zh" ? "zh-CN" : "en-US";
  const valueOf = createFigureValues(locale, { area, ...currentBooks(area, nowMs) });
  const blocks = parseMarkdown(body);
  const problem = (code: ContentProblem["code"], detail: string): ContentProblem => ({ locale, code, detail });
  const tokens = tokensIn([title, description, body].join("\n")).filter((token) => valueOf(token) === null);
  const missing = blocks.filter((block) => block.type === "figure").filter(({ file }) => !figures[file]);
  const links = [...linksIn(blocks), ...draft.links].filter((href) => !isKnownLink(href, draft, content));
  return [
    ...(title === "" ? [problem("emptyTitle", "")] : []),
    ...tokens.map(({ name, key, args }) =>
      problem(
        "unknownToken",
        [name, key, ...Object.entries(args).map((pair) => pair.join("="))].filter(Boolean).join(" "),
      ),
    ),
    ...missing.map(({ file }) => problem("missingFigure", file)),
    ...links.map((href) => problem("brokenLink", href)),
    ...(draft.kind === "menu" ? menuProblems(draft.slug, blocks, problem) : []),
  ];
}

function menuProblems(
  slug: string,
  blocks: readonly Block[],
  problem: (code: ContentProblem["code"], detail: string) => ContentProblem,
): ContentProblem[] {
  if (!MENU_SLUGS.includes(slug)) return [problem("unknownMenu", slug)];
  const { entries, faults } = parseMenu(blocks, slug.startsWith("footer") ? "footer" : "header");
  const isEmpty = entries.length === 0 && faults.length === 0;
  return (isEmpty ? ["-"] : faults).map((fault) => problem("brokenMenu", fault));
}

function isKnownLink(href: string, draft: ContentDraft, content: ContentSnapshot): boolean {
  if (!href.startsWith("/")) return true;
  if (draft.kind === "menu" && (href === EVERY_PRODUCT || href === EVERY_COLUMN)) return true;
  const path = href.replace(/(?<=.)[?#].*$/, "");
  if (LISTED_PATHS.includes(path) || OTHER_PATHS.includes(path)) return true;
  if (COLUMNS.some((column) => path === `/resources/${column}`)) return !isMissingContent(content, path);
  const own = contentPath(draft.kind, draft.slug);
  return (
    path === own || content.documents.some(({ kind, slug }) => contentPath(kind, slug)?.replace(/#.*$/, "") === path)
  );
}
