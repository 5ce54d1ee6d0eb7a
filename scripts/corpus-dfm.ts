// `npm run corpus -- --dfm`: DFM findings on every set of the corpus, with the order that its own measurements suggest.

import { checkBoard } from "@/lib/core/dfm/check";
import type { Finding, Severity } from "@/lib/core/dfm/finding";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { countBySeverity, SEVERITIES, worstOf } from "@/lib/core/dfm/severity";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";
import { corpusSets, type CorpusSet, openSet } from "./corpus-set";

/** Maximum findings per set, the most severe first; all with `--all`. */
const MAX_LINES = 8;

/** Per check the sets with findings, by their worst severity; and the sets by verdict. */
type Totals = { rules: Map<RuleId, Record<Severity, string[]>>; verdicts: Record<Severity | "clean", string[]> };

export async function reportDfm(only: string | undefined): Promise<void> {
  const totals: Totals = { rules: new Map(), verdicts: { risk: [], warning: [], notice: [], clean: [] } };
  for (const set of corpusSets().filter(({ id }) => only === undefined || id.includes(only))) await report(set, totals);
  printTotals(totals);
}

function printTotals({ rules, verdicts }: Totals): void {
  console.log(`\n${"sets in which a check finds".padEnd(28)}${SEVERITIES.map((level) => level.padStart(9)).join("")}`);
  const rows = [...rules].sort(([, a], [, b]) => weightOf(b) - weightOf(a));
  for (const [rule, sets] of rows) {
    const counts = SEVERITIES.map((level) => String(sets[level].length || "").padStart(9)).join("");
    console.log(`  ${rule.padEnd(26)}${counts}${sets.risk.length > 0 ? `  ${sets.risk.join(" ")}` : ""}`.trimEnd());
  }
  const { risk, warning, notice, clean } = verdicts;
  console.log(
    `\nneeds changes ${risk.length}, can be made with warnings ${warning.length}, can be made ${notice.length + clean.length}`,
  );
}

const weightOf = ({ risk, warning, notice }: Record<Severity, string[]>) =>
  risk.length * 1e6 + warning.length * 1e3 + notice.length;

function count({ rules, verdicts }: Totals, id: string, findings: readonly Finding[]): void {
  verdicts[worstOf(countBySeverity(findings)) ?? "clean"].push(id);
  for (const rule of new Set(findings.map((finding) => finding.rule))) {
    const worst = worstOf(countBySeverity(findings.filter((finding) => finding.rule === rule)));
    const sets = rules.get(rule) ?? { risk: [], warning: [], notice: [] };
    if (worst) sets[worst].push(id);
    rules.set(rule, sets);
  }
}

/** The order suggested by the board's own measurements. */
export function ownOrder(board: BoardModel): PcbSpecification {
  return { ...DEFAULT_SPECIFICATION, leadTimeDays: 5, ...suggestSpecification({ ...boardFacts(board) }).values };
}

async function report(set: CorpusSet, totals: Totals): Promise<void> {
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
  count(totals, set.id, findings);
  const shown = process.argv.includes("--all") ? findings : findings.slice(0, MAX_LINES);
  for (const { severity, rule, layer, x, y, measured, limit, unit, count: places } of shown)
    console.log(`  ${severity} ${rule} ${layer ?? ""}: ${measured} (${limit}) ${unit} at ${x}, ${y} × ${places}`);
}
