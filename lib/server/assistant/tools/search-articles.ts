// Passages of our own pages that answer a question, each with its source.

import * as z from "zod/mini";
import { normalizeQuestion } from "@/lib/core/assistant/language/normalize";
import { pagesAbout } from "@/lib/core/assistant/page-topics";
import type { RankedPassage } from "@/lib/core/assistant/passage-search";
import type { Locale } from "@/lib/core/market/area";
import { assistantTexts } from "@/lib/server/assistant/texts";
import { searchPassages } from "@/lib/server/content/search/content-search";
import type { ContentPassage } from "@/lib/server/content/search/passages";
import { handOverBlock } from "./talk";
import { publicTool, resultOf } from "./tool";

const MAX_PASSAGES = 3;
const MAX_CANDIDATES = 12;
const MAX_LENGTH = 600;
/** Below it the words of a question meet by chance. */
const MIN_COVERAGE = 0.55;
/** Passages far behind the best one add nothing. */
const NEAR_BEST = 0.6;

/** Cut behind a sentence or a line of a list; code is kept whole or left out. */
function cutBlock(block: string, room: number): string {
  if (block.length <= room) return block;
  if (block.startsWith("```")) return "";
  const cut = block.slice(0, room);
  const end = Math.max(cut.lastIndexOf(". ") + 1, cut.lastIndexOf("。") + 1, cut.lastIndexOf("\n"));
  return end > room / 3 ? cut.slice(0, end).trimEnd() : `${cut.trimEnd()} …`;
}

function shortened(text: string): string {
  const kept: string[] = [];
  let room = MAX_LENGTH;
  for (const block of text.split(/\n\n(?![^`]*\n```)/)) {
    const fits = block.length <= room;
    if (!fits && kept.length > 0) break;
    kept.push(cutBlock(block, room));
    room -= block.length;
    if (!fits) break;
  }
  return kept.filter(Boolean).join("\n\n");
}

const headingOf = ({ title, heading }: ContentPassage, locale: Locale): string => {
  if (heading === "") return title;
  if (/[?？]$/.test(title)) return locale === "zh" ? `${title}${heading}` : `${title} ${heading}`;
  return locale === "zh" ? `${title}：${heading}` : `${title}: ${heading}`;
};

/** The best passages about the question, one of each page. */
function ranking(ranked: readonly RankedPassage<ContentPassage>[]): ContentPassage[] {
  const about = ranked.filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const best = about[0]?.score ?? 0;
  const near = about.filter(({ score }) => score >= best * NEAR_BEST);
  const pages = [...new Set(near.map(({ passage }) => passage.path))];
  return pages.flatMap((path) => near.find(({ passage }) => passage.path === path)?.passage ?? []);
}

export const searchArticles = publicTool({
  name: "search-articles",
  description:
    "Finds passages of our articles, help answers, product pages and policies that answer a question, with links. Says so where none does.",
  scope: null,
  input: z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(400)) }),
  async run({ question }, { request: { locale, area } }) {
    const t = assistantTexts(locale);
    const paths = pagesAbout(normalizeQuestion(question));
    const asked = { limit: MAX_CANDIDATES, paths };
    const { ranked, ofPages: named } = await searchPassages(question, { area, locale }, asked);
    const found = ranking(ranked).filter(({ path }) => !named.some((passage) => passage.path === path));
    const passages = [...named, ...found].slice(0, MAX_PASSAGES);
    if (passages.length === 0) {
      return resultOf([{ kind: "text", markdown: t("unknown") }, handOverBlock(locale, "handOver")], {
        isAnswered: false,
      });
    }
    const texts = passages.map(
      (passage, at) => `**${headingOf(passage, locale)}** [${at + 1}]\n\n${shortened(passage.text)}`,
    );
    return resultOf([{ kind: "text", markdown: [t("found"), ...texts].join("\n\n") }], {
      sources: passages.map(({ title, path }, at) => ({ number: at + 1, kind: "article", title, path })),
    });
  },
});
