// One small Gerber program about one construct, and what it must come to by hand calculation.

export type Point = readonly [x: number, y: number];

export type ConformanceCase = {
  /** The construct. */
  name: string;
  /** Text between the header (mm, two decimals: X100 is 1 mm) and M02; or a whole file as `file`. */
  body?: string;
  file?: string;
  /** Bounds of the dark area, mm: left, bottom, right, top; null if there is none. */
  box?: readonly [number, number, number, number] | null;
  /** mm². */
  area?: number;
  /** Flashes, strokes, regions; those erased count too. */
  counts?: readonly [flashes: number, strokes: number, regions: number];
  dark?: readonly Point[];
  clear?: readonly Point[];
  /** `CODE:line`; the header is on lines 1 and 2, the body starts on line 3. None where left out. */
  warnings?: readonly string[];
  /** Attributes of the first objects. */
  attributes?: readonly Record<string, readonly string[]>[];
  fileAttributes?: Record<string, readonly string[]>;
  /** The lines that drew the objects. */
  lines?: readonly number[];
  /** Reason why gerbv draws this case differently; it is not compared. */
  gerbv?: string;
};

export function textOf({ body, file }: ConformanceCase): string {
  return file ?? `%FSLAX42Y42*%\n%MOMM*%\n${body ?? ""}\nM02*\n`;
}
