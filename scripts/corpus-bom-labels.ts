// `npm run corpus -- --bom-labels`: matches the corpus' lines with the whole catalog, and compares with the manual
// labels.

import { readFileSync } from "node:fs";
import path from "node:path";
import { type LineMatch, matchLine } from "@/lib/core/bom/match-line";
import { type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { catalogue } from "@/lib/core/part/catalogue";
import { sampleTerms } from "@/lib/core/part/sample-terms";
import { openBom } from "@/lib/workers/bom/open-bom";
import { isKeptAside, type Label, readLabels, ruleCheck } from "./bom-labels";
import { CORPUS_DIR, manifestEntries } from "./corpus-set";

/** `take` and `ask` if the catalog has a part that the label accepts; else `none`. */
export const LABEL_KINDS = ["take", "ask", "none"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export const OUTCOMES = [
  "takenRight",
  "takenWrong",
  "offeredFirst",
  "offeredLater",
  "offeredOthers",
  "nothing",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Number of candidates that an upload returns. */
const OFFERED = 5;

export interface JudgedLine {
  label: Label;
  kind: LabelKind;
  outcome: Outcome;
  line: BomLine;
  match: LineMatch;
}

type Table = Readonly<Record<LabelKind, Readonly<Record<Outcome, number>>>>;

export interface Figures {
  lines: number;
  table: Table;
  /** Precision of the parts matched without a person. */
  precision: number;
  /** Recall of the parts that the catalog has: among the first five, matched or proposed. */
  recall: number;
  /** Lines that may be matched automatically. */
  taken: number;
}

function outcomeOf(label: Label, { chosen, candidates }: LineMatch): Outcome {
  const accepts = ruleCheck(label.rule);
  if (chosen) return label.verdict === "take" && accepts(chosen.part) ? "takenRight" : "takenWrong";
  const at = candidates.slice(0, OFFERED).findIndex(({ part }) => accepts(part));
  if (at >= 0) return at === 0 ? "offeredFirst" : "offeredLater";
  return candidates.length > 0 ? "offeredOthers" : "nothing";
}

/** Every part with the stock of the sample catalog. */
export function wholeCatalogue(): IndexedPart[] {
  return [...catalogue()].map((part, at) => ({ ...part, id: String(at), stock: sampleTerms(part).stock }));
}

/** Labels for a row that is not a line, and lines without label, are returned as `stray`. */
export async function judgeLines(parts: readonly IndexedPart[]): Promise<{ judged: JudgedLine[]; stray: string[] }> {
  const index = new PartIndex(parts);
  const labels = new Map(readLabels().map((label) => [`${label.file} ${label.row}`, label]));
  const unused = new Set(labels.keys());
  const inCatalog = new Map<string, boolean>();
  const isHeld = (rule: string) => {
    const existing = inCatalog.get(rule) ?? parts.some(ruleCheck(rule));
    inCatalog.set(rule, existing);
    return existing;
  };
  const judged: JudgedLine[] = [];
  const stray: string[] = [];
  for (const { id, kind, path: file } of manifestEntries()) {
    if (kind !== "bom") continue;
    const opened = await openBom(new Uint8Array(readFileSync(path.join(CORPUS_DIR, file))));
    for (const line of opened.ok ? opened.value.lines : []) {
      const label = labels.get(`${id} ${line.row}`);
      unused.delete(`${id} ${line.row}`);
      if (label === undefined) {
        stray.push(`${id} ${line.row}`);
        continue;
      }
      const match = matchLine(index, line);
      const named = label.verdict !== "none" && isHeld(label.rule) ? label.verdict : "none";
      judged.push({ label, kind: named, outcome: outcomeOf(label, match), line, match });
    }
  }
  return { judged, stray: [...stray, ...unused] };
}

export function figuresOf(judged: readonly JudgedLine[]): Figures {
  const count = (kind: LabelKind, outcome: Outcome) =>
    judged.filter((each) => each.kind === kind && each.outcome === outcome).length;
  const table = Object.fromEntries(
    LABEL_KINDS.map((kind) => [kind, Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(kind, outcome)]))]),
  ) as Table;
  const over = (kinds: readonly LabelKind[], outcomes: readonly Outcome[]) =>
    kinds.flatMap((kind) => outcomes.map((outcome) => table[kind][outcome])).reduce((sum, each) => sum + each, 0);
  const right = over(LABEL_KINDS, ["takenRight"]);
  return {
    lines: judged.length,
    table,
    precision: right / (right + over(LABEL_KINDS, ["takenWrong"])),
    recall: over(["take", "ask"], ["takenRight", "offeredFirst", "offeredLater"]) / over(["take", "ask"], OUTCOMES),
    taken: right / over(["take"], OUTCOMES),
  };
}

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`;

function print(title: string, { lines, table, precision, recall, taken }: Figures): void {
  console.log(
    `${title}: ${lines} lines; taken rightly ${percent(precision)} of what is taken; ` +
      `found ${percent(recall)} of what the catalogue holds; taken ${percent(taken)} of what may be`,
  );
  console.log(["", ...OUTCOMES].map((word) => word.padEnd(14)).join(""));
  for (const kind of LABEL_KINDS)
    console.log([kind, ...OUTCOMES.map((outcome) => String(table[kind][outcome]))].map((w) => w.padEnd(14)).join(""));
}

/** Prints the errors, without lines that only count. */
function printMistakes(judged: readonly JudgedLine[]): void {
  for (const { label, kind, outcome, match } of judged) {
    const isMissed = kind !== "none" && (outcome === "offeredOthers" || outcome === "nothing");
    const isTimid = kind === "take" && !outcome.startsWith("taken");
    if (outcome !== "takenWrong" && !isMissed && !isTimid) continue;
    const [first] = match.candidates;
    const matched = first && `${first.part.mpn} (${[first.stage, ...first.doubts].join(", ")})`;
    console.log(`${label.file} ${label.row}  ${label.verdict} ${label.rule}  ${outcome}  ${matched ?? ""}`);
  }
}

export async function reportBomLabels(only?: string): Promise<void> {
  const { judged, stray } = await judgeLines(wholeCatalogue());
  const selected = judged.filter(({ label }) => only === undefined || label.file.includes(only));
  const aside = selected.filter(({ label }) => isKeptAside(label));
  const seen = selected.filter(({ label }) => !isKeptAside(label));
  printMistakes(seen);
  if (stray.length > 0) console.log(`labels and lines disagree: ${stray.join(", ")}`);
  print("all", figuresOf(selected));
  print("looked at", figuresOf(seen));
  print("kept aside", figuresOf(aside));
}
