// Schema of kept simulation results (lib/core/simulation-netlist/results-file.ts): the header beside the samples.

import * as z from "zod/mini";
import { RESULTS_FORMAT, RESULTS_VERSION } from "@/lib/core/simulation-netlist/results-file";
import { ANALYSIS_KINDS } from "@/lib/core/spice/netlist";

const MAX_PLOTS = 1_000;
const MAX_VECTORS = 20_000;
const MAX_PINS = 5_000;
const MAX_TERMS = 10_000;

const list = <T extends z.core.$ZodType>(item: T, max: number) => z.readonly(z.array(item).check(z.maxLength(max)));
const words = z.string().check(z.maxLength(2_000));
const unit = z.enum(["V", "A", "s", "Hz", "Ω", "°C", "V/√Hz", "A/√Hz", "rad/s", ""]);
const points = z.int().check(z.gte(0), z.lte(20_000_000));

const plot = z.object({
  analysis: z.enum(ANALYSIS_KINDS),
  text: words,
  steps: list(z.object({ name: words, value: z.number() }), 10),
  points,
  axis: z.nullable(z.object({ name: words, unit })),
  vectors: list(z.object({ name: words, unit, isComplex: z.boolean() }), MAX_VECTORS),
  measurements: list(z.object({ name: words, value: z.nullable(z.number()) }), 1_000),
});

const term = z.object({ vector: words, factor: z.union([z.literal(1), z.literal(-1)]) });
const pin = z.object({ name: words, number: words, node: words, sums: list(list(term, MAX_TERMS), 10) });

export const simulationResultsHeader = z.object({
  format: z.literal(RESULTS_FORMAT),
  version: z.literal(RESULTS_VERSION),
  plots: list(plot, MAX_PLOTS),
  labels: list(words, MAX_PLOTS),
  names: z.record(words, words),
  nodes: z.record(words, words),
  parts: list(z.object({ designator: words, pins: list(pin, MAX_PINS) }), 20_000),
});
