// The worker thread that holds the catalogue's index and matches lines with it, so that no request waits for either.

import { parentPort } from "node:worker_threads";
import { matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import type { MatchAnswer, MatchedLine, MatchJob } from "@/lib/server/bom/match-worker-messages";
import type { BomLine } from "@/lib/core/bom/read-bom";

let gathered: IndexedPart[] = [];
let index = new PartIndex([]);

const answer = (message: MatchAnswer) => parentPort?.postMessage(message);

function match(line: BomLine): MatchedLine {
  const { candidates, chosen } = matchLine(index, line);
  const named = candidates.map(({ part, stage, confidence, doubts }) => ({
    partId: part.id,
    stage,
    confidence,
    doubts,
  }));
  return { candidates: named, isChosen: chosen !== null };
}

parentPort?.on("message", (job: MatchJob) => {
  if (job.kind === "parts") gathered.push(...job.parts);
  else if (job.kind === "index") {
    index = new PartIndex(gathered);
    gathered = [];
    answer({ kind: "indexed" });
  } else answer({ kind: "matched", id: job.id, lines: job.lines.map(match) });
});
