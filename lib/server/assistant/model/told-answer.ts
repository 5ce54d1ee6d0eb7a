// The answer as it is told: safe text of the model, and what tools found.

import type { Answer, AnswerBlock, AnswerMemory, AnswerSource } from "@/lib/core/assistant/answer";
import type { AnswerDelta } from "@/lib/server/assistant/assistant";
import type { ToolResult } from "@/lib/server/assistant/tools/tool";
import { countedBlock, countedSource } from "./count-sources";
import { safeMarkdown } from "./safe-markdown";

/** Limit of one answer; contracts take 50 blocks. */
const MAX_BLOCKS = 24;
const MAX_SUGGESTIONS = 4;

export function createToldAnswer(tell: (delta: AnswerDelta) => void) {
  const blocks: AnswerBlock[] = [];
  const sources: AnswerSource[] = [];
  const suggestions: string[] = [];
  const tools: string[] = [];
  let memory: AnswerMemory = {};
  let text = safeMarkdown();

  function tellWords(words: string): void {
    if (words === "") return;
    const last = blocks.at(-1);
    if (last?.kind === "text") blocks[blocks.length - 1] = { ...last, markdown: last.markdown + words };
    else blocks.push({ kind: "text", markdown: words });
    tell({ kind: "words", text: words });
  }

  /** The text so far is whole: what comes next begins anew. */
  function endText(): void {
    tellWords(text.end());
    text = safeMarkdown();
  }

  function tellBlock(block: AnswerBlock): void {
    if (blocks.length >= MAX_BLOCKS) return;
    blocks.push(block);
    tell({ kind: "block", block });
  }

  return {
    sources: sources as readonly AnswerSource[],
    words: () => blocks.map((block) => (block.kind === "text" ? block.markdown : "")).join("\n"),
    cards: () => blocks.filter(({ kind }) => kind !== "text"),
    addText: (piece: string) => tellWords(text.add(piece)),
    endText,
    /** A sentence of our own, in a paragraph of its own. */
    addSentence(sentence: string) {
      endText();
      tellWords(blocks.at(-1)?.kind === "text" ? `\n\n${sentence}` : sentence);
    },
    beginTool(name: string) {
      endText();
      tools.push(name);
      tell({ kind: "tool", name });
    },
    /** Its texts are for the model, which tells them in its own words; its cards are shown as they are. */
    addResult(result: ToolResult) {
      for (const block of result.blocks) if (block.kind !== "text") tellBlock(block);
      sources.push(...result.sources);
      suggestions.push(...result.suggestions);
      memory = { ...memory, ...result.memory };
    },
    /** A delta of another assistant that goes on here, its sources counted on. */
    counted: (delta: AnswerDelta): AnswerDelta =>
      delta.kind === "block" ? { ...delta, block: countedBlock(delta.block, sources.length) } : delta,
    /** The whole answer, once the other has told its part. */
    continuedWith: (other: Answer): Answer => ({
      blocks: [...blocks, ...other.blocks.map((block) => countedBlock(block, sources.length))],
      sources: [...sources, ...other.sources.map((source) => countedSource(source, sources.length))],
      suggestions: other.suggestions,
      tools: [...tools, ...other.tools],
      isAnswered: other.isAnswered,
      memory: { ...memory, ...other.memory },
    }),
    answer(): Answer {
      endText();
      const asked = [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
      return { blocks, sources, suggestions: asked, tools, isAnswered: true, memory };
    },
  };
}

export type ToldAnswer = ReturnType<typeof createToldAnswer>;
