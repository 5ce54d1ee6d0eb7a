"use client";
// Side of each line and agreement of its files: the server's rules, with the answers and moves of this page.
import { useMemo } from "react";
import type { BomLine } from "@/components/bom/lines/bom-row";
import { type CorrectedPlacement, useCorrectedPlacements } from "@/components/bom/placement/use-corrected-placements";
import type { LineEdits } from "@/lib/core/bom/edited-lines";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import type { PlacementState } from "@/lib/core/placement/placement-conflicts";
import { resolveSides, type SidedLine } from "@/lib/core/placement/resolve-sides";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";

type Line = Omit<BomLine, "resolved" | "placement">;
type Answered = ReadonlyMap<string, boolean>;

/** Confirmed if every conflicting part of the line is answered. */
function placementOf({ line }: Line, answered: Answered): PlacementState | null {
  const answers = line.designators.flatMap((name) => answered.get(name) ?? []);
  if (answers.length === 0) return null;
  return answers.every(Boolean) ? "confirmed" : "conflict";
}

/** Moving parts to a side by hand answers the question, as choosing the side of the line does. */
function sidedLine({ key, line, joints }: Line, edits: LineEdits, placed: ReadonlyMap<string, CorrectedPlacement>) {
  const answer = edits[key]?.side;
  const places = line.designators.flatMap((name) => placed.get(name.toUpperCase()) ?? []);
  const sides = new Set(places.flatMap(({ side }) => side ?? []));
  const isMoved = places.some(({ side, fileSide }) => side !== fileSide);
  const moved = isMoved ? (sides.size === 2 ? "both" : ([...sides][0] ?? null)) : null;
  return {
    designators: line.designators,
    side: answer ?? moved ?? line.side,
    isAnswered: answer !== undefined || moved !== null,
    mounting: joints?.mounting ?? null,
  } satisfies SidedLine;
}

export function useLineSides(lines: readonly Line[]): readonly BomLine[] {
  const edits = useBomDraft((draft) => draft.edits);
  const facts = useGerberView((view) => view.finding?.facts ?? null);
  const { corrected, conflicts } = useCorrectedPlacements();
  return useMemo(() => {
    const placed = new Map(corrected.map((placement) => [placement.designator.toUpperCase(), placement]));
    const sided = lines.map((line) => sidedLine(line, edits, placed));
    const resolved = resolveSides(sided, { placements: corrected, pasteSides: facts && pasteSidesOf(facts) });
    const answered = new Map(conflicts.map(({ designator, isAnswered }) => [designator, isAnswered]));
    return lines.map((line, at) => ({
      ...line,
      placement: placementOf(line, answered),
      resolved: resolved[at] ?? { side: null, source: null, conflict: null },
    }));
  }, [lines, edits, corrected, conflicts, facts]);
}
