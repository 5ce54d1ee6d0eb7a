// `npm run corpus -- --dfm`: what a check of every set of the corpus finds, ordered as the board itself asks for.

import { checkBoard } from "@/lib/core/dfm/check";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { boardFacts } from "@/lib/core/gerber/facts";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { corpusSets, type CorpusSet, openSet } from "./corpus-set";

/** Findings a set at most, the gravest first; all with `--all`. */
const MOST_LINES = 8;

export async function reportDfm(only: string | undefined): Promise<void> {
  const totals = new Map<string, number>();
  for (const set of corpusSets().filter(({ id }) => only === undefined || id.includes(only))) await report(set, totals);
  console.log("\nsets with a finding, by check and level");
  for (const [key, count] of [...totals].sort((a, b) => b[1] - a[1])) console.log(`  ${key.padEnd(40)} ${count}`);
}

/** The order that the board asks for by its own measures. */
export function ownOrder(board: BoardModel): PcbSpecification {
  return { ...DEFAULT_SPECIFICATION, leadTimeDays: 5, ...suggestSpecification({ ...boardFacts(board) }).values };
}

async function report(set: CorpusSet, totals: Map<string, number>): Promise<void> {
  const opened = await openSet(set);
  const read = "files" in opened ? readBoard(opened.files) : null;
  if (!read?.ok) {
    console.log(`\n${set.id}: not read`);
    return;
  }
  const board = read.value;
  const order = ownOrder(board);
  const start = process.cpuUsage();
  const { findings, checks } = checkBoard(board, order);
  const used = process.cpuUsage(start);
  const large = checks.filter((check) => check.state === "skipped" && check.reason === "tooLarge").length;
  console.log(
    `\n${set.id}: ${Math.round((used.user + used.system) / 1000)} ms, ${findings.length} findings` +
      (large > 0 ? `, ${large} checks too large` : ""),
  );
  for (const key of new Set(findings.map(({ severity, rule }) => `${severity} ${rule}`)))
    totals.set(key, (totals.get(key) ?? 0) + 1);
  const shown = process.argv.includes("--all") ? findings : findings.slice(0, MOST_LINES);
  for (const { severity, rule, layer, x, y, measured, limit, unit, count } of shown)
    console.log(`  ${severity} ${rule} ${layer ?? ""}: ${measured} (${limit}) ${unit} at ${x}, ${y} × ${count}`);
}
