// Finds the parts list in a file, and the meanings of its columns.

import { cellEvidence } from "./column-evidence";
import { COLUMN_MEANINGS, type ColumnGuess, type ColumnMeaning } from "./column";
import { readDesignators } from "./designators";
import { headerScores, isPlacedHeader, namesMakerToo, plainHeader } from "./header-words";
import { filledCells, plainCell, type Sheet } from "./sheet";

export interface BomTable {
  /** Index of the sheet. */
  sheet: number;
  /** Header row, from 0; −1 if the columns have no headers. */
  headerRow: number;
  columns: ColumnGuess[];
}

/** Titles, revisions and addresses may precede the list; none begins further down. */
const MAX_HEADER_ROW = 60;
const SAMPLED_ROWS = 200;
/** Below this score a column has no meaning. */
const MIN = 0.35;
/** Weights of the meanings for a row to be the header of a parts list. */
const TELLING: Readonly<Partial<Record<ColumnMeaning, number>>> = {
  designator: 3,
  quantity: 2,
  mpn: 2,
  value: 1.5,
  footprint: 1.5,
  manufacturer: 1,
  description: 1,
  distributorPart: 1,
};
/** Several distributors may be listed side by side; a comment may accompany the value. */
const ALLOWED: Readonly<Partial<Record<ColumnMeaning, number>>> = { distributorPart: 4, value: 2 };

type Bid = { index: number; meaning: ColumnMeaning; score: number };

function bidsOf(header: string, cells: readonly string[], index: number): Bid[] {
  const scores = headerScores(header);
  const evidence = cellEvidence(cells);
  return COLUMN_MEANINGS.map((meaning) => {
    const headerScore = scores.get(meaning) ?? 0;
    const cells = evidence[meaning] ?? 0;
    return { index, meaning, score: headerScore + cells };
  }).filter(({ score }) => score >= MIN);
}

/** The highest score assigns its column and meaning, then the next. */
function award(bids: readonly Bid[]): Map<number, Bid> {
  const won = new Map<number, Bid>();
  const taken = new Map<ColumnMeaning, number>();
  for (const bid of bids.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    if (won.has(bid.index) || (taken.get(bid.meaning) ?? 0) >= (ALLOWED[bid.meaning] ?? 1)) continue;
    won.set(bid.index, bid);
    taken.set(bid.meaning, (taken.get(bid.meaning) ?? 0) + 1);
  }
  return won;
}

/** Number of columns of this table: a header that repeats after an empty column begins another table next to it. */
function ownWidth(headers: readonly string[]): number {
  for (let at = 2; at < headers.length; at++) {
    const header = headers[at] ?? "";
    const isExploded = headers[at - 1] === "" && header !== "";
    if (isExploded && headers.slice(0, at - 1).some((previous) => plainHeader(previous) === plainHeader(header)))
      return at;
  }
  return headers.length;
}

/** `MPN 2`, `Alternate manufacturer`, `Second source`: the source of supply that a column belongs to. */
function sourceOf(header: string): string {
  const plain = plainHeader(header);
  const number = /(?:^| )(\d)(?: |$)/.exec(plain)?.[1] ?? /\p{L}(\d)$/u.exec(plain)?.[1];
  if (number !== undefined) return number;
  return /\b(?:alt|alternate|alternative|second|secondary|substitute|replacement|backup)\b|替代|备选|第二/.test(plain)
    ? "2"
    : "1";
}

/**
 * A list may name several manufacturers of a part: part number and manufacturer are those of one source, the first that
 * has both.
 */
function ofOneSource(won: Map<number, Bid>, bids: readonly Bid[], headers: readonly string[]): Map<number, Bid> {
  const bidsFor = (meaning: ColumnMeaning) => {
    const own = bids.filter((bid) => bid.meaning === meaning);
    const best = Math.max(0, ...own.map(({ score }) => score));
    // A column that has been assigned another meaning keeps it.
    return own.filter(
      ({ score, index }) => score >= best - SAME_SCORE && (won.get(index)?.meaning ?? meaning) === meaning,
    );
  };
  const [numbers, makers] = [bidsFor("mpn"), bidsFor("manufacturer")];
  if (numbers.length === 0 || makers.length === 0 || numbers.length * makers.length === 1) return won;
  const pairs = numbers.flatMap((number) => makers.map((maker) => ({ number, maker })));
  const sourceAt = (bid: Bid) => sourceOf(headers[bid.index] ?? "");
  const rank = ({ number, maker }: (typeof pairs)[number]) => [
    sourceAt(number) === sourceAt(maker) ? 0 : 1,
    Number(sourceAt(number)),
    Math.abs(number.index - maker.index),
    number.index,
  ];
  const [best] = pairs.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((value, place) => value !== other[place]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
  if (!best) return won;
  const others = [...won].filter(([, { meaning }]) => meaning !== "mpn" && meaning !== "manufacturer");
  return new Map([...others, [best.number.index, best.number], [best.maker.index, best.maker]]);
}

/** Columns of one meaning with scores this close are decided by their neighbors. */
const SAME_SCORE = 0.35;

/** Ratio of rows in which a column equals the number of designators, which selects the right quantity column. */
function countsDesignators(rows: Sheet["rows"], designator: number, column: number): number {
  const counted = rows.map((row) => ({
    stated: (row[column] ?? "").trim(),
    listed: readDesignators(row[designator] ?? "").designators.length,
  }));
  const comparable = counted.filter(({ stated, listed }) => stated !== "" && listed > 0);
  return comparable.length === 0
    ? 0
    : comparable.filter(({ stated, listed }) => Number(stated) === listed).length / comparable.length;
}

/** Columns by their header (−1: none) and the rows below it. */
export function guessColumns(rows: Sheet["rows"], headerRow: number): ColumnGuess[] {
  const head = rows[headerRow] ?? [];
  const below = rows.slice(headerRow + 1, headerRow + 1 + SAMPLED_ROWS).filter((row) => filledCells(row) > 1);
  const width = Math.max(head.length, ...below.map((row) => row.length), 0);
  const headers = Array.from({ length: width }, (_, index) => plainCell(head[index] ?? ""));
  const own = ownWidth(headers);
  const cellsOf = (index: number) => below.map((row) => row[index] ?? "");
  const bids = headers.slice(0, own).flatMap((header, index) => bidsOf(header, cellsOf(index), index));
  const designator = [...award(bids).values()].find(({ meaning }) => meaning === "designator")?.index;
  const checked = bids.map((bid) =>
    bid.meaning === "quantity" && designator !== undefined
      ? { ...bid, score: bid.score + 0.5 * countsDesignators(below, designator, bid.index) }
      : bid,
  );
  const won = ofOneSource(award(checked), checked, headers);
  return headers.map((header, index) => {
    const bid = won.get(index);
    return {
      index,
      header,
      meaning: bid?.meaning ?? null,
      confidence: Math.min(1, Math.round((bid?.score ?? 0) * 100) / 100),
      holdsMaker: bid?.meaning === "mpn" && namesMakerToo(header),
      isInverted: bid?.meaning === "dnp" && isPlacedHeader(header),
    };
  });
}

/** Similarity of a row to the header of a parts list: each meaning counts once. */
function headerRowScore(row: readonly string[]): number {
  const best = new Map<ColumnMeaning, number>();
  for (const cell of row)
    for (const [meaning, score] of headerScores(cell)) best.set(meaning, Math.max(best.get(meaning) ?? 0, score));
  let sum = 0;
  for (const [meaning, score] of best) sum += (TELLING[meaning] ?? 0.5) * score;
  return sum;
}

function tableScore(columns: readonly ColumnGuess[]): number {
  return columns.reduce(
    (sum, { meaning, confidence }) => sum + (meaning ? (TELLING[meaning] ?? 0.5) * confidence : 0),
    0,
  );
}

/** A list that names more parts ranks higher; the same parts in another sheet rank equally. */
const PARTS_WEIGHT = 2;

function partsScore(rows: Sheet["rows"], { headerRow, columns }: Pick<BomTable, "headerRow" | "columns">): number {
  const at = columns.find(({ meaning }) => meaning === "designator")?.index;
  const names = columns.filter(({ meaning }) => meaning !== null && NAMING.includes(meaning)).map(({ index }) => index);
  if (at === undefined || names.length === 0) return 0;
  const named = new Set<string>();
  for (const row of rows.slice(headerRow + 1)) {
    if (names.every((index) => (row[index] ?? "").trim() === "")) continue;
    for (const name of readDesignators(row[at] ?? "").designators) named.add(name);
  }
  return PARTS_WEIGHT * Math.log2(1 + named.size);
}

/** Meanings that identify the wanted part. */
const NAMING: readonly ColumnMeaning[] = ["mpn", "value", "distributorPart", "description"];

/** Below this score nothing in the file is a parts list. */
const MIN_TABLE = 2;

/**
 * The table that most resembles a parts list among all sheets; the earlier of two equals. Null if none does. A table
 * without a header is found by its cells.
 */
export function findBomTable(sheets: readonly Sheet[]): BomTable | null {
  let best: (BomTable & { score: number }) | null = null;
  for (const [sheet, { rows }] of sheets.entries()) {
    const headers = rows
      .slice(0, MAX_HEADER_ROW)
      .map((row, at) => ({ at, score: filledCells(row) > 1 ? headerRowScore(row) : 0 }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, 3);
    for (const { at, score: headerScore } of [...headers, { at: -1, score: 0 }]) {
      const columns = guessColumns(rows, at);
      const columnScore = tableScore(columns) + headerScore;
      const score = columnScore + partsScore(rows, { headerRow: at, columns });
      if (columnScore >= MIN_TABLE && (best === null || score > best.score + 0.01))
        best = { sheet, headerRow: at, columns, score };
    }
  }
  if (best === null) return null;
  const { sheet, headerRow, columns } = best;
  return { sheet, headerRow, columns };
}
