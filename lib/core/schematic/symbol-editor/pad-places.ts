// Pads of a footprint by the name that KiCad's libraries give it: numbers with places, for a picture. Body and pitch are those
// of the name; pads are as long as those of KiCad's library are for the family.

export interface PadPlace {
  readonly number: string;
  /** Center, mm; y points down. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
}

const MAX_PADS = 400;
/** Gull wings: the pad's center beyond the edge of the body, and its length. */
const GULL = { beyond: 0.6, length: 1.5 };
/** The same of leads under the body. */
const LEADLESS = { beyond: -0.06, length: 0.85 };
const DRILLED = 1.6;
/** Share of the pitch that a pad takes. */
const ACROSS = 0.6;

type Ends = typeof GULL;

const pad = (number: number, x: number, y: number, [width, height]: readonly [number, number]): PadPlace => ({
  ...{ number: String(number), x, y, width, height, isRound: false },
});

const offset = (index: number, count: number, pitch: number): number => (index - (count - 1) / 2) * pitch;

/** Down on the left, up on the right. */
function twoRows(count: number, body: number, pitch: number, ends: Ends): PadPlace[] {
  const half = count / 2;
  const x = body / 2 + ends.beyond;
  const size = [ends.length, pitch * ACROSS] as const;
  return Array.from({ length: count }, (_, at) =>
    at < half ? pad(at + 1, -x, offset(at, half, pitch), size) : pad(at + 1, x, -offset(at - half, half, pitch), size),
  );
}

/** Counter-clockwise from the upper end of the left side. */
function fourSides(count: number, [width, height]: readonly number[], pitch: number, ends: Ends): PadPlace[] {
  const side = count / 4;
  const [x, y] = [(width ?? 0) / 2 + ends.beyond, (height ?? 0) / 2 + ends.beyond];
  const [level, upright] = [[ends.length, pitch * ACROSS] as const, [pitch * ACROSS, ends.length] as const];
  return Array.from({ length: count }, (_, at) => {
    const along = offset(at % side, side, pitch);
    const places = [pad(at + 1, -x, along, level), pad(at + 1, along, y, upright)];
    const others = [pad(at + 1, x, -along, level), pad(at + 1, -along, -y, upright)];
    return [...places, ...others][Math.floor(at / side)] ?? pad(at + 1, 0, 0, level);
  });
}

const drilled = (number: number, x: number, y: number): PadPlace => ({
  ...pad(number, x, y, [DRILLED, DRILLED]),
  isRound: number !== 1,
});

/** "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.29x3mm"; older libraries write "_Pitch1.27mm". */
const HOUSED =
  /^([A-Z]{2,6})-(\d{1,3})W?(-1EP)?_(\d{1,2}(?:\.\d{1,3})?)x(\d{1,2}(?:\.\d{1,3})?)mm_P(?:itch)?(\d(?:\.\d{1,3})?)mm(?:_EP(\d{1,2}(?:\.\d{1,3})?)x(\d{1,2}(?:\.\d{1,3})?)mm)?/;
const DUAL_GULL = /^(?:SO|SOIC|SOP|SSOP|TSSOP|HTSSOP|MSOP|VSSOP|QSOP)$/;
const DUAL_LEADLESS = /^(?:DFN|WSON|VSON)$/;
const QUAD_GULL = /^[LTP]?QFP$/;
const QUAD_LEADLESS = /^[VWU]?QFN$/;

function housed(name: string): PadPlace[] | null {
  const [, family = "", leads, exposed, ...sizes] = HOUSED.exec(name) ?? [];
  const [count, [width = 0, height = 0, pitch = 0, padWidth, padHeight]] = [Number(leads), sizes.map(Number)];
  if (!(count >= 2) || count > MAX_PADS) return null;
  const isDual = DUAL_GULL.test(family) || DUAL_LEADLESS.test(family);
  const isQuad = QUAD_GULL.test(family) || QUAD_LEADLESS.test(family);
  const ends = DUAL_GULL.test(family) || QUAD_GULL.test(family) ? GULL : LEADLESS;
  if (!isDual && !isQuad) return null;
  if (count % (isQuad ? 4 : 2) !== 0) return null;
  const outer = isQuad ? fourSides(count, [width, height], pitch, ends) : twoRows(count, width, pitch, ends);
  if (exposed === undefined) return outer;
  const size = [padWidth || width / 2, padHeight || height / 2] as const;
  return [...outer, pad(count + 1, 0, 0, size)];
}

/** Rows of drilled pads: "DIP-8_W7.62mm", "PinHeader_2x05_P2.54mm_Vertical", "TO-220-3_Vertical". */
function inRows(name: string): PadPlace[] | null {
  const [, dual, spread] = /^DIP-(\d{1,3})_W(\d{1,2}(?:\.\d{1,2})?)mm/.exec(name) ?? [];
  if (dual !== undefined && Number(dual) % 2 === 0 && Number(dual) > 0)
    return twoRows(Number(dual), Number(spread), 2.54, { beyond: 0, length: DRILLED }).map(({ number, x, y }) =>
      drilled(Number(number), x, y),
    );
  const [, columns, rows, pitch] =
    /^Pin(?:Header|Socket)_([12])x(\d{2})_P(\d(?:\.\d{1,2})?)mm_(?!.*SMD)/.exec(name) ?? [];
  if (columns !== undefined)
    return Array.from({ length: Number(columns) * Number(rows) }, (_, at) => {
      const [column, row] = [at % Number(columns), Math.floor(at / Number(columns))];
      const step = Number(pitch);
      return drilled(at + 1, offset(column, Number(columns), step), offset(row, Number(rows), step));
    });
  if (!/^TO-220-3_/.test(name)) return null;
  return [0, 1, 2].map((at) => drilled(at + 1, offset(at, 3, 2.54), 0));
}

/** "R_0603_1608Metric": two pads at the ends of the body. */
function ofChip(name: string): PadPlace[] | null {
  const [, length, width] = /^(?:[A-Z]{1,4}_)?\d{4}_(\d{2})(\d{2})Metric/.exec(name) ?? [];
  if (length === undefined) return null;
  const [long, high] = [Number(length) / 10, Number(width) / 10];
  const size = [long * 0.5, high * 1.15] as const;
  return [pad(1, -long / 2, 0, size), pad(2, long / 2, 0, size)];
}

/** KiCad's own places (Package_TO_SOT_SMD). */
function ofSot(name: string): PadPlace[] | null {
  const size = [1.32, 0.6] as const;
  if (name === "SOT-23") return [pad(1, -0.94, -0.95, size), pad(2, -0.94, 0.95, size), pad(3, 0.94, 0, size)];
  if (name === "SOT-23-6") return twoRows(6, 1.6, 0.95, { beyond: 0.34, length: 1.32 });
  if (name !== "SOT-23-5") return null;
  const left = [1, 2, 3].map((number, at) => pad(number, -1.14, offset(at, 3, 0.95), size));
  return [...left, pad(4, 1.14, 0.95, size), pad(5, 1.14, -0.95, size)];
}

/** Null where the name does not tell. The library in front of the name is left out. */
export function padPlaces(footprint: string): readonly PadPlace[] | null {
  const name = footprint.slice(footprint.indexOf(":") + 1);
  return ofChip(name) ?? ofSot(name) ?? inRows(name) ?? housed(name);
}
