// How sure a purpose is when several things speak of it, and what is told of them.

import type { LayerGuess } from "@/lib/core/board/layer-guess";
import type { LayerEvidence } from "@/lib/core/board/layer";

/** A contradiction takes this much, and leaves a guess at least. */
const CONTRADICTION = 0.2;
const MIN = 0.4;
/** Evidence is shown to people. */
const MAX_TEXT = 120;

/** The confidence of the first claim: half of what it lacks for one that agrees, less for one that contradicts. */
export function weigh(deciding: LayerGuess, others: readonly LayerGuess[]): number {
  const isContradicted = others.some((other) => !agrees(deciding, other));
  if (isContradicted) return round(Math.max(MIN, deciding.confidence - CONTRADICTION));
  return round(others.length > 0 ? deciding.confidence + (1 - deciding.confidence) / 2 : deciding.confidence);
}

function agrees(a: LayerGuess, b: LayerGuess): boolean {
  return a.type === b.type && (a.side === undefined || b.side === undefined || a.side === b.side || isOpen(a, b));
}

/** A word for the kind alone ("Mask") contradicts no side. */
function isOpen(a: LayerGuess, b: LayerGuess): boolean {
  return a.side === "all" || b.side === "all";
}

/** What was heard, that first which the final claim rests on. */
export function evidenceOf(final: LayerGuess, guesses: readonly LayerGuess[]): LayerEvidence[] {
  const isDeciding = ({ basis, text }: LayerGuess) => basis === final.basis && text === final.text;
  const ordered = [...guesses.filter(isDeciding), ...guesses.filter((guess) => !isDeciding(guess))];
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
