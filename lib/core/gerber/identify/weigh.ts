// How sure a purpose is when several things speak of it, and what is told of them.

import type { Claim } from "@/lib/core/gerber/identify/claim";
import type { LayerEvidence } from "@/lib/core/gerber/layer";

/** A contradiction takes this much, and leaves a guess at least. */
const CONTRADICTION = 0.2;
const LEAST = 0.4;
/** Evidence is shown to people. */
const MAX_TEXT = 120;

/** The confidence of the first claim: half of what it lacks for one that agrees, less for one that contradicts. */
export function weigh(deciding: Claim, others: readonly Claim[]): number {
  const isContradicted = others.some((other) => !agrees(deciding, other));
  if (isContradicted) return round(Math.max(LEAST, deciding.confidence - CONTRADICTION));
  return round(others.length > 0 ? deciding.confidence + (1 - deciding.confidence) / 2 : deciding.confidence);
}

function agrees(a: Claim, b: Claim): boolean {
  return a.type === b.type && (a.side === undefined || b.side === undefined || a.side === b.side || isOpen(a, b));
}

/** A word for the kind alone ("Mask") contradicts no side. */
function isOpen(a: Claim, b: Claim): boolean {
  return a.side === "all" || b.side === "all";
}

/** What was heard, that first which the final claim rests on. */
export function evidenceOf(final: Claim, heard: readonly Claim[]): LayerEvidence[] {
  const isDeciding = ({ basis, text }: Claim) => basis === final.basis && text === final.text;
  const ordered = [...heard.filter(isDeciding), ...heard.filter((claim) => !isDeciding(claim))];
  return (ordered.length > 0 ? ordered : [final]).map(({ basis, text, type, side }) => ({
    basis,
    text: text.slice(0, MAX_TEXT),
    type,
    ...(side === undefined ? {} : { side }),
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
