// Confidence of an assignment with several pieces of evidence, and the evidence shown for it.

import type { LayerGuess } from "@/lib/core/board/layer-guess";
import type { LayerEvidence } from "@/lib/core/board/layer";

/** Confidence lost by a contradiction; at least a guess remains. */
const CONTRADICTION = 0.2;
const MIN = 0.4;
/** Maximum length of evidence, which is shown to people. */
const MAX_TEXT = 120;

/**
 * The confidence of the first guess: half of its uncertainty is removed by one that agrees; one that contradicts lowers
 * it.
 */
export function weigh(deciding: LayerGuess, others: readonly LayerGuess[]): number {
  const isContradicted = others.some((other) => !agrees(deciding, other));
  if (isContradicted) return round(Math.max(MIN, deciding.confidence - CONTRADICTION));
  return round(others.length > 0 ? deciding.confidence + (1 - deciding.confidence) / 2 : deciding.confidence);
}

function agrees(a: LayerGuess, b: LayerGuess): boolean {
  return a.type === b.type && (a.side === undefined || b.side === undefined || a.side === b.side || isOpen(a, b));
}

/** A guess of only the type ("Mask") contradicts no side. */
function isOpen(a: LayerGuess, b: LayerGuess): boolean {
  return a.side === "all" || b.side === "all";
}

/** All evidence, the piece that decided the final guess first. */
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
