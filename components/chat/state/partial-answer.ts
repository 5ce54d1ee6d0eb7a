// An answer as far as it has come.

import type { AnswerPart } from "@/lib/client/realtime/socket-events";
import type { AnswerBlock } from "@/lib/core/assistant/answer";

export interface PartialAnswer {
  readonly blocks: readonly AnswerBlock[];
  /** The tool at work; null once something of its result has come. */
  readonly tool: string | null;
}

export const NO_ANSWER: PartialAnswer = { blocks: [], tool: null };

/** Words continue the last block if it is a text. */
export function addPart({ blocks, tool }: PartialAnswer, part: AnswerPart): PartialAnswer {
  if (part.kind === "tool") return { blocks, tool: part.name };
  if (part.kind === "block") return { blocks: [...blocks, part.block], tool: null };
  const last = blocks.at(-1);
  if (last?.kind !== "text") return { blocks: [...blocks, { kind: "text", markdown: part.text }], tool };
  return { blocks: [...blocks.slice(0, -1), { ...last, markdown: last.markdown + part.text }], tool };
}
