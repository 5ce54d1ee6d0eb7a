// Passages of our own pages that answer a question, each with its source.

import * as z from "zod/mini";
import type { RankedPassage } from "@/lib/core/assistant/passage-search";
import { type ContentPassage, passageSearch } from "@/lib/server/assistant/retrieval/passages";
import { assistantTexts } from "@/lib/server/assistant/texts";
import { handOverBlock } from "./talk";
import { publicTool, resultOf } from "./tool";

const MAX_PASSAGES = 3;
const MAX_CANDIDATES = 12;
const MAX_LENGTH = 420;
/** Below it the words of a question meet by chance. */
const MIN_COVERAGE = 0.55;
/** Passages far behind the best one add nothing. */
const NEAR_BEST = 0.6;

const shortened = (text: string): string => {
  const plain = text.replace(/\s+/g, " ");
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("。"));
  return end > MAX_LENGTH / 2 ? cut.slice(0, end + 1) : `${cut.trimEnd()} …`;
};

/** The best passages about the question, one of each page. */
function chosen(ranked: readonly RankedPassage<ContentPassage>[]): ContentPassage[] {
  const about = ranked.filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const best = about[0]?.score ?? 0;
  const near = about.filter(({ score }) => score >= best * NEAR_BEST);
  const pages = [...new Set(near.map(({ passage }) => passage.path))];
  return pages
    .slice(0, MAX_PASSAGES)
    .flatMap((path) => near.find(({ passage }) => passage.path === path)?.passage ?? []);
}

export const searchArticles = publicTool({
  name: "search-articles",
  description:
    "Finds passages of our articles, help answers, product pages and policies that answer a question, with links. Says so where none does.",
  scope: null,
  input: z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(400)) }),
  async run({ question }, { request: { locale, area } }) {
    const t = assistantTexts(locale);
    const search = await passageSearch({ area, locale });
    const passages = chosen(search.find(question, MAX_CANDIDATES));
    if (passages.length === 0) {
      return resultOf([{ kind: "text", markdown: t("unknown") }, handOverBlock(locale, "handOver")], {
        isAnswered: false,
      });
    }
    const texts = passages.map(({ title, heading, text }, at) => {
      const name = heading === "" ? title : `${title}: ${heading}`;
      return `**${name}** [${at + 1}]\n\n${shortened(text)}`;
    });
    return resultOf([{ kind: "text", markdown: [t("found"), ...texts].join("\n\n") }], {
      sources: passages.map(({ title, path }, at) => ({ number: at + 1, kind: "article", title, path })),
    });
  },
});
