// The answer as far as it was told, for one that was stopped or broke.

import type { Answer, AnswerBlock } from "@/lib/core/assistant/answer";
import type { AnswerDelta } from "@/lib/server/assistant/assistant";

export interface CollectedAnswer {
  readonly add: (delta: AnswerDelta) => void;
  readonly answer: () => Answer;
}

export function collectAnswer(): CollectedAnswer {
  const blocks: AnswerBlock[] = [];
  const tools: string[] = [];
  return {
    add(delta) {
      if (delta.kind === "tool") return void tools.push(delta.name);
      if (delta.kind === "block") return void blocks.push(delta.block);
      const last = blocks.at(-1);
      if (last?.kind === "text") blocks[blocks.length - 1] = { ...last, markdown: last.markdown + delta.text };
      else blocks.push({ kind: "text", markdown: delta.text });
    },
    answer: () => ({ blocks, tools, sources: [], suggestions: [], isAnswered: false, memory: {} }),
  };
}
