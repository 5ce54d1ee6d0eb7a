// The assistant without a language model: it answers from what the product knows, or says that it doesn't.

import type { Answer, AnswerSource } from "@/lib/core/assistant/answer";
import { contentPath } from "@/lib/core/content/content-kind";
import type { SearchHit } from "@/lib/core/content/search";
import { searchContent } from "@/lib/server/content/content-search";
import { assistantTexts } from "./texts";
import type { Assistant } from "./assistant";

/** Passages in one answer. */
const MAX_PASSAGES = 3;

const sourceOf = ({ document }: SearchHit, at: number): AnswerSource => ({
  ...{ number: at + 1, kind: "article", title: document.title },
  path: contentPath(document.kind, document.slug),
});

export const groundedAssistant: Assistant = async ({ question }, { area, locale }, { tell, signal }) => {
  const t = assistantTexts(locale);
  tell({ kind: "tool", name: "search-articles" });
  const hits = await searchContent(question, { area, locale }, MAX_PASSAGES);
  const answer = hits.length > 0 ? passagesOf(hits, t("found")) : unknown(t);
  if (!signal.aborted) for (const block of answer.blocks) tell({ kind: "block", block });
  return answer;
};

function passagesOf(hits: readonly SearchHit[], lead: string): Answer {
  const passages = hits.map(({ document, passage }, at) => `**${document.title}** [${at + 1}]\n${passage}`);
  return {
    blocks: [{ kind: "text", markdown: [lead, ...passages].join("\n\n") }],
    sources: hits.map(sourceOf),
    ...{ suggestions: [], tools: ["search-articles"], isAnswered: true, memory: {} },
  };
}

function unknown(t: ReturnType<typeof assistantTexts>): Answer {
  return {
    blocks: [
      { kind: "text", markdown: t("unknown") },
      { kind: "handOver", text: t("handOver"), path: "/contact-us" },
    ],
    ...{ sources: [], suggestions: [], tools: ["search-articles"], isAnswered: false, memory: {} },
  };
}
