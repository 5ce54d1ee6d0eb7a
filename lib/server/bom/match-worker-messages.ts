// Answers of the worker that matches lines with parts.

import type { Doubt } from "@/lib/core/bom/match-chip";
import type { MatchStage } from "@/lib/core/bom/candidate";

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
