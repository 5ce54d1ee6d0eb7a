// Findings of a DFM check for people.

import type { CommandContext } from "@/lib/cli/command";
import { safeText } from "@/lib/cli/output/safe-text";
import { table } from "@/lib/cli/output/table";
import type { Words } from "@/lib/cli/output/words";
import { type DfmView, LEVELS, WIRE_LEVEL } from "@/lib/cli/views/dfm-view";

export type FindingView = DfmView["findings"][number];

export const layerText = ({ layer }: Pick<FindingView, "layer">, { board }: Words): string =>
  layer === null ? board : safeText(layer.split("/").at(-1) ?? layer);

export function countsText(counts: DfmView["counts"], { say, count }: Words): string {
  const found = LEVELS.filter((level) => counts[level] > 0);
  if (found.length === 0) return say("dfm.clean");
  return found.map((level) => count(WIRE_LEVEL[level], counts[level])).join(say("comma"));
}

export function findingCells(finding: FindingView, words: Words): string[] {
  const { rule, severity, measured, limit, unit, count, xMm, yMm } = finding;
  return [
    words.severity(WIRE_LEVEL[severity]),
    words.ruleName(rule),
    layerText(finding, words),
    words.measure(measured, unit),
    words.measure(limit, unit),
    String(count),
    `${xMm.toFixed(2)}, ${yMm.toFixed(2)}`,
  ];
}

export function findingColumns({ say }: Words) {
  const heads = ["severity", "check", "layer", "measured", "limit", "places", "at"] as const;
  const numeric: readonly string[] = ["measured", "limit", "places", "at"];
  return heads.map((key) => ({ head: say(`dfm.${key}`), isNumeric: numeric.includes(key) }));
}

export function findingLines({ findings }: DfmView, { words, width }: Pick<CommandContext, "words" | "width">) {
  if (findings.length === 0) return [];
  return table(
    findingColumns(words),
    findings.map((finding) => findingCells(finding, words)),
    width,
  );
}
