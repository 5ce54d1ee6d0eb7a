// Inks of traces: a color and a dash each, so that traces differ without colors too.

/** Tokens with more than 3:1 against the ground of panes in both themes, as graphics need (WCAG 2.2, 1.4.11). */
export const TRACE_COLORS = [
  "--layer-bottom",
  "--layer-top",
  "--layer-drill",
  "--layer-mask",
  "--layer-in1",
  "--layer-in2",
  "--layer-silk",
] as const;

export const TRACE_DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

export interface TraceStyle {
  /** Name of a custom property. */
  readonly color: string;
  readonly dash: readonly number[];
  readonly width: number;
}

/** One color for an expression in all runs; runs after the first are thinner and have another dash. */
export function traceStyle(trace: number, run: number): TraceStyle {
  return {
    color: TRACE_COLORS[trace % TRACE_COLORS.length] ?? TRACE_COLORS[0],
    dash: TRACE_DASHES[(trace + run) % TRACE_DASHES.length] ?? [],
    width: run === 0 ? 1.75 : 1.25,
  };
}
