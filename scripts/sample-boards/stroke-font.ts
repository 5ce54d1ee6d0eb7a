// A single-stroke plotter font: capitals and digits on a grid of 4 by 6.
import { type Mark, type Path, type Point, line } from "./sheet";

// Strokes are separated by ";", points by a space; x runs 0 to 4, y 0 to 6.
const GLYPHS: Record<string, string> = {
  A: "00 26 40;12 32",
  B: "00 06 36 45 44 33 03;33 42 41 30 00",
  C: "45 36 16 05 01 10 30 41",
  D: "00 06 26 44 42 20 00",
  E: "46 06 00 40;03 33",
  F: "46 06 00;03 33",
  G: "45 36 16 05 01 10 30 41 43 23",
  H: "00 06;40 46;03 43",
  I: "20 26",
  J: "01 10 20 31 36",
  K: "00 06;46 03 40",
  L: "06 00 40",
  M: "00 06 23 46 40",
  N: "00 06 40 46",
  O: "10 01 05 16 36 45 41 30 10",
  P: "00 06 36 45 44 33 03",
  Q: "10 01 05 16 36 45 41 30 10;22 40",
  R: "00 06 36 45 44 33 03;23 40",
  S: "01 10 30 41 42 33 13 04 05 16 36 45",
  T: "20 26;06 46",
  U: "06 01 10 30 41 46",
  V: "06 20 46",
  W: "06 10 24 30 46",
  X: "00 46;06 40",
  Y: "06 23 46;23 20",
  Z: "06 46 00 40",
  "0": "10 01 05 16 36 45 41 30 10;11 35",
  "1": "05 26 20",
  "2": "05 16 36 45 44 00 40",
  "3": "06 46 23 33 42 41 30 10 01",
  "4": "30 36 02 42",
  "5": "46 06 03 33 42 41 30 00",
  "6": "46 26 03 01 10 30 41 42 33 03",
  "7": "06 46 10",
  "8": "13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33",
  "9": "00 20 43 45 36 16 05 04 13 43",
  "-": "03 43",
  "+": "03 43;21 25",
  ".": "20 21",
  "/": "00 46",
  ":": "21 22;24 25",
};

const ADVANCE = 5.6;

interface TextOptions {
  /** Height of a capital in mm. */
  height: number;
  width?: number;
  anchor?: "start" | "middle" | "end";
  /** Quarter turns, counter-clockwise. */
  turns?: 0 | 1 | 2 | 3;
  /** For the bottom, mirrored. */
  isMirrored?: boolean;
}

export function textMarks(words: string, at: Point, options: TextOptions): Mark[] {
  const { height, width = height * 0.15, anchor = "middle", turns = 0, isMirrored = false } = options;
  const unit = height / 6;
  const total = (words.length * ADVANCE - (ADVANCE - 4)) * unit;
  const start = anchor === "start" ? 0 : anchor === "end" ? -total : -total / 2;
  const place = (x: number, y: number): Point => {
    const [dx, dy] = [(start + x * unit) * (isMirrored ? -1 : 1), y * unit - height / 2];
    const [cos, sin] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0];
    return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos];
  };
  return [...words].flatMap((letter, index) =>
    strokes(letter).map((points): Mark => {
      const path: Path = line(points.map(([x, y]) => place(x + index * ADVANCE, y)));
      return { kind: "stroke", width, path };
    }),
  );
}

function strokes(letter: string): Point[][] {
  const glyph = GLYPHS[letter];
  if (glyph === undefined) return [];
  return glyph.split(";").map((stroke) => stroke.split(" ").map((pair) => [Number(pair[0]), Number(pair[1])] as const));
}
