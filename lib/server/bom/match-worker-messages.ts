// What the server and the worker that matches lines with parts say to each other.

import type { Doubt } from "@/lib/core/bom/match-chip";
import type { MatchStage } from "@/lib/core/bom/candidate";
import type { IndexedPart } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";

export type MatchJob =
  | { kind: "parts"; parts: IndexedPart[] }
  /** All parts were sent: the index is made. */
  | { kind: "index" }
  | { kind: "match"; id: number; lines: BomLine[] };

export interface MatchedCandidate {
  partId: string;
  stage: MatchStage;
  confidence: number;
  doubts: Doubt[];
}

export interface MatchedLine {
  candidates: MatchedCandidate[];
  /** The first candidate was sure enough to be taken. */
  isChosen: boolean;
}

export type MatchAnswer = { kind: "indexed" } | { kind: "matched"; id: number; lines: MatchedLine[] };
