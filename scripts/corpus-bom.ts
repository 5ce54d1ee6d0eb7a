// `npm run corpus -- --bom`: reads every parts list of the corpus, and compares with its manifest.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { ColumnGuess, ColumnMeaning } from "@/lib/core/bom/column";
import { findBomTable } from "@/lib/core/bom/find-columns";
import { type BomLine, readBom } from "@/lib/core/bom/read-bom";
import { plainCell } from "@/lib/core/bom/sheet";
import { openWorkbook } from "@/lib/workers/bom/open-workbook";
import { CORPUS_DIR, manifestEntries } from "./corpus-set";

interface BomTruth {
  header_row: number;
  columns: Record<string, string>;
  data_rows: number;
  designators_listed?: number;
  quantity_sum?: number;
}

const OUR_NAMES: Readonly<Record<string, ColumnMeaning>> = { supplier_part: "distributorPart" };

/**
 * Columns whose meaning in the manifest, mapped from the headers alone, differs from their cells: by file and column,
 * checked by a person.
 */
const DOUBTFUL: Readonly<Record<string, string>> = {
  "ob08 designator": "the designators stand under Index; References holds makers",
  "ob09 designator": "the designators stand under Index; References holds makers",
  "ob19 mpn": "Part no. lists designators",
  "ob22 designator": "Part holds words (Printed Circuit Board); no column lists designators",
};

interface Score {
  files: number;
  /** Rows of all files, and lines that state designators, quantity and part. */
  rows: number;
  understood: number;
  right: number;
  heads: number;
}

const sum = (lines: readonly BomLine[], each: (line: BomLine) => number) =>
  lines.reduce((total, line) => total + each(line), 0);

/** Columns to which the manifest assigns another meaning; one cell for manufacturer and number counts as both. */
function wrongColumns(id: string, truth: BomTruth, columns: readonly ColumnGuess[]): string[] {
  return Object.entries(truth.columns).flatMap(([name, header]) => {
    const meaning = OUR_NAMES[name] ?? (name as ColumnMeaning);
    const isRight = columns.some(
      (column) =>
        column.header === plainCell(header) &&
        (column.meaning === meaning || (meaning === "manufacturer" && column.holdsMaker)),
    );
    return isRight || DOUBTFUL[`${id} ${meaning}`] !== undefined ? [] : [`${meaning} under ${plainCell(header)}`];
  });
}

/** A line is understood only if it states designators, quantity and part. */
const isUnderstood = ({ designators, quantity, mpn, distributorParts, values, description }: BomLine) =>
  designators.length > 0 &&
  quantity !== null &&
  (mpn !== "" || distributorParts.length > 0 || values.length > 0 || description !== "");

const compare = (ours: number, truth: number | undefined) =>
  truth === undefined ? `${ours}` : ours === truth ? `${ours}` : `${ours} (manifest ${truth})`;

async function report(id: string, file: string, truth: BomTruth, score: Score): Promise<void> {
  score.files++;
  const opened = await openWorkbook(new Uint8Array(readFileSync(path.join(CORPUS_DIR, file))));
  if (!opened.ok) return console.log(`${id}  ${opened.code}`);
  const table = findBomTable(opened.value);
  if (table === null) return console.log(`${id}  no parts list found`);
  const { lines, skipped } = readBom(opened.value[table.sheet]?.rows ?? [], table.headerRow, table.columns);
  const wrong = wrongColumns(id, truth, table.columns);
  if (wrong.length === 0) score.right++;
  const understood = new Set(lines.filter(isUnderstood).map(({ row }) => row)).size;
  score.rows += Math.max(truth.data_rows, new Set(lines.map(({ row }) => row)).size);
  score.understood += understood;
  if (table.headerRow + 1 === truth.header_row) score.heads++;
  const alternatives = sum(lines, (line) => line.alternatives.length);
  const rows = new Set(lines.map(({ row }) => row)).size + alternatives;
  console.log(
    [
      id,
      `head ${compare(table.headerRow + 1, truth.header_row)}`,
      `rows ${compare(rows, truth.data_rows)}`,
      `designators ${compare(
        sum(lines, (line) => line.designators.length),
        truth.designators_listed,
      )}`,
      `quantity ${compare(
        sum(lines, (line) => line.quantity ?? 0),
        truth.quantity_sum,
      )}`,
      `understood ${understood}`,
      `skipped ${skipped.length}`,
      wrong.length === 0 ? "columns right" : `WRONG ${wrong.join(", ")}`,
    ].join("  "),
  );
  for (const [key, why] of Object.entries(DOUBTFUL))
    if (key.startsWith(`${id} `)) console.log(`      manifest doubtful: ${why}`);
}

export async function reportBoms(only?: string): Promise<void> {
  const score: Score = { files: 0, rows: 0, understood: 0, right: 0, heads: 0 };
  for (const { id, kind, path: file, truth } of manifestEntries())
    if (kind === "bom" && (only === undefined || id.includes(only))) await report(id, file, truth as BomTruth, score);
  console.log(
    `lines understood (where, how many, which part): ${score.understood} of ${score.rows} rows in ${score.files} files`,
  );
  console.log(
    `columns right in ${score.right} of ${score.files} files; heads found in ${score.heads} of ${score.files}`,
  );
}
