// Completion of netlists in CodeMirror.
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { completionsAt, type CompletionKind } from "@/lib/core/spice/complete";

/** Completions for the letter or the directive come before plain nodes. */
const RANKS: Readonly<Record<CompletionKind, number>> = {
  ...{ directive: 3, subcircuit: 3, model: 3, device: 2, parameter: 2, waveform: 1, function: 1, node: 0 },
};

const WORD = /^[\w.:#$-]*$/;

/** Options appear while a word is typed, or when they are asked for. */
export function completeSpice(context: CompletionContext): CompletionResult | null {
  const { pos, state, explicit } = context;
  const before = state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && !/[\w.({]/.test(before)) return null;
  const found = completionsAt(state.doc.toString(), pos);
  if (!found) return null;
  const options = found.options.map(({ label, kind, detail }): Completion => ({
    label,
    detail,
    type: kind,
    boost: RANKS[kind],
  }));
  return { from: found.from, options, validFor: WORD };
}
