// The worker thread that holds the catalog's index and matches lines with it, so that no request waits for either.

import { matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import type { MatchedLine } from "@/lib/server/bom/match-worker-messages";
import { answerQuestions } from "@/lib/server/filled-thread/answer-questions";

function match(index: PartIndex, line: BomLine): MatchedLine {
  const { candidates, chosen } = matchLine(index, line);
  const named = candidates.map(({ part, stage, confidence, doubts }) => ({
    partId: part.id,
    stage,
    confidence,
    doubts,
  }));
  return { candidates: named, isChosen: chosen !== null };
}

answerQuestions<IndexedPart, readonly BomLine[], MatchedLine[]>(() => {
  const gathered: IndexedPart[] = [];
  return {
    add: (parts) => void gathered.push(...parts),
    index() {
      const index = new PartIndex(gathered);
      return (lines) => lines.map((line) => match(index, line));
    },
  };
});
