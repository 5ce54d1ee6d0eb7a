// Meanings of the columns of a joint table: by their headers, or without headers by their cells.

import type { Mounting } from "@/lib/core/part/part";
import { readDesignators } from "./designators";
import { headerScores, plainHeader } from "./header-words";
import { plainCell, type Sheet } from "./sheet";

const HEADER_ROWS = 20;
/** Weaker evidence of a header is ignored. */
const MIN = 0.4;

const PINS =
  /\b(?:pins?|pads?|joints?|leads|terminals|solder points?|pincount|pinanzahl|anschlusse|lotstellen)\b|引脚|管脚|脚数|焊点|焊盘|点数/;
const OF_ALL = /\b(?:total|all|sum|gesamt)\b|总|合计/;
const SURFACE = /^(?:smt|smd|surface.*)$|\bsm[td]\b|贴片|表贴/i;
const THROUGH = /^(?:tht?|pth|dip|through.*)$|\b(?:tht|thd|pth|dip|through[- ]?hole)\b|插件|直插|通孔/i;
const KIND =
  /^(?:type|mount(?:ing)?(?: type| style)?|technology|tech|process|smt tht|smd tht|smd dip)$|工艺|类型|贴装方式|安装方式/;

export interface PinColumn {
  index: number;
  /** True for the total of all pieces of the row. */
  isOfAll: boolean;
  mounting: Mounting | null;
}

/** Indexes of columns. */
export interface JointColumns {
  designator?: number;
  part?: number;
  quantity?: number;
  footprint?: number;
  mounting?: number;
  /** One column, or one for each kind of joint. */
  pins: PinColumn[];
}

export function mountingIn(text: string): Mounting | null {
  const plain = plainCell(text);
  return SURFACE.test(plain) ? "smt" : THROUGH.test(plain) ? "tht" : null;
}

/** Meanings that can name a part if no column holds part numbers. */
const NAMES = ["mpn", "value", "description"] as const;
type Meaning = "designator" | "quantity" | "footprint" | (typeof NAMES)[number];

function pinColumn(index: number, header: string): PinColumn | null {
  if (!PINS.test(header)) return null;
  return { index, isOfAll: OF_ALL.test(header), mounting: mountingIn(header) };
}

/** Null if the row has no header of a column of joints. */
function headedColumns(headers: readonly string[]): JointColumns | null {
  const plain = headers.map(plainHeader);
  const pins = plain.flatMap((text, index) => pinColumn(index, text) ?? []);
  if (pins.length === 0) return null;
  const isFree = (index: number) => pins.every((column) => column.index !== index);
  const scoreOf = (index: number, meaning: Meaning) => headerScores(headers[index] ?? "").get(meaning) ?? 0;
  const best = (meaning: Meaning, isPassed: (index: number) => boolean = () => false) => {
    const bids = headers.map((_, index) => ({ index, score: isFree(index) ? scoreOf(index, meaning) : 0 }));
    const [first] = bids
      .filter(({ index, score }) => score > MIN && !isPassed(index))
      .sort((one, other) => other.score - one.score || one.index - other.index);
    return first?.index;
  };
  // `Part` is a header of designators in some tables and of part numbers in others.
  const namesParts = (index: number) =>
    NAMES.some((meaning) => scoreOf(index, meaning) >= scoreOf(index, "designator"));
  const designator = best("designator", namesParts);
  const mounting = plain.findIndex((text, index) => isFree(index) && KIND.test(text));
  // The joints of all pieces are redundant next to those of one piece.
  const each = pins.filter(({ isOfAll }) => !isOfAll);
  const found = {
    designator,
    part: NAMES.map((meaning) => best(meaning, (index) => index === designator)).find((index) => index !== undefined),
    quantity: best("quantity"),
    footprint: best("footprint"),
  };
  return { ...found, mounting: mounting < 0 ? undefined : mounting, pins: each.length > 0 ? each : pins };
}

/** An integer, also in a spreadsheet's spelling; null for anything else. */
export const numberIn = (cell: string): number | null => {
  const plain = plainCell(cell)
    .normalize("NFKC")
    .replace(/[\s,](?=\d{3}\b)/g, "");
  return /^\d{1,7}(?:\.0+)?$/.test(plain) ? Number(plain) : null;
};

const holdsDesignators = (cell: string): boolean => {
  const { designators, unread } = readDesignators(cell);
  return (
    designators.length > 0 &&
    unread.length === 0 &&
    designators.every((name) => /^\p{L}{1,4}_?\d{1,4}\p{L}?$/u.test(name))
  );
};

const max = (cells: readonly string[], test: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => plainCell(cell) !== "");
  return filled.length > 0 && filled.filter(test).length > filled.length / 2;
};

/** Without headers, by the cells: of two numbers the first is the quantity, the second the number of joints. */
function plainColumns(rows: Sheet["rows"]): JointColumns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({ index, cells: rows.map((row) => row[index] ?? "") }));
  const numeric = columns.filter(({ cells }) => max(cells, (cell) => numberIn(cell) !== null));
  const pins = numeric.at(-1);
  if (!pins) return null;
  const words = columns.filter((column) => !numeric.includes(column) && max(column.cells, () => true));
  const designator = words.find(({ cells }) => max(cells, holdsDesignators));
  const mounting = words.find(({ cells }) => max(cells, (cell) => mountingIn(cell) !== null));
  const part = words.find((column) => column !== designator && column !== mounting);
  return {
    designator: designator?.index,
    mounting: mounting?.index,
    part: part?.index,
    quantity: numeric.length > 1 ? numeric.at(-2)?.index : undefined,
    pins: [{ index: pins.index, isOfAll: false, mounting: null }],
  };
}

/** Null if no column holds joints, or none names parts. `from`: the first row below the header. */
export function findJointColumns(rows: Sheet["rows"]): { columns: JointColumns; from: number } | null {
  for (const [at, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = headedColumns(row);
    if (columns && (columns.designator !== undefined || columns.part !== undefined)) return { columns, from: at + 1 };
  }
  const columns = plainColumns(rows);
  return columns && (columns.designator !== undefined || columns.part !== undefined) ? { columns, from: 0 } : null;
}
