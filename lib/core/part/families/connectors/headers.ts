// Headers and socket strips of Würth, Harwin and Sullins.

import type { Mounting } from "@/lib/core/part/part";
import { type ConnectorRow, countsBetween, type Gender, headerKind, type Maker, type RowCount } from "./connector-row";

const WURTH: Maker = ["Würth Elektronik", "we-online.com"];
const HARWIN: Maker = ["Harwin", "harwin.com"];
const SULLINS: Maker = ["Sullins", "sullinscorp.com"];

type Header = readonly [
  maker: Maker,
  series: string,
  rows: RowCount,
  pitch: string,
  gender: Gender,
  mounting: Mounting,
  /** Positions of the longest row. */
  longest: number,
  code: string,
];

/** Harwin's M20 has 2.54 mm, M22 2.00 mm, M50 1.27 mm: `M20-9990346` is one row of 3. */
const LISTED: readonly Header[] = [
  [SULLINS, "PRPC", 1, "2.54 mm", "pin", "tht", 40, "PRPC0{nn}SAAN-RC"],
  [SULLINS, "PPTC", 1, "2.54 mm", "socket", "tht", 36, "PPTC{nn}1LFBN-RC"],
  [HARWIN, "M20-999", 1, "2.54 mm", "pin", "tht", 40, "M20-999{nn}46"],
  [HARWIN, "M20-998", 2, "2.54 mm", "pin", "tht", 40, "M20-998{nn}46"],
  [HARWIN, "M20-782", 1, "2.54 mm", "socket", "tht", 20, "M20-782{nn}46"],
  [HARWIN, "M20-783", 2, "2.54 mm", "socket", "tht", 20, "M20-783{nn}46"],
  [HARWIN, "M22-201", 1, "2.0 mm", "pin", "tht", 40, "M22-201{nn}05"],
  [HARWIN, "M22-202", 2, "2.0 mm", "pin", "tht", 40, "M22-202{nn}05"],
  [HARWIN, "M50-360", 2, "1.27 mm", "pin", "smt", 50, "M50-360{nn}42"],
  [HARWIN, "M50-310", 2, "1.27 mm", "socket", "smt", 40, "M50-310{nn}45"],
];

/** The longest single and double row of each pitch. */
const WURTH_PITCHES = [
  ["6130", "2.54 mm", 40, 20],
  ["6200", "2.0 mm", 40, 20],
  ["6220", "1.27 mm", 40, 25],
] as const;

/** 1121 is vertical, 1021 angled, 1821 a socket. */
const WURTH_ENDINGS = [
  ["1121", "pin"],
  ["1021", "pin"],
  ["1821", "socket"],
] as const;

/** WR-PHD: `61300411121` is one row of 4, `61300821121` two rows of 4: the digits count pins. */
const WURTH_HEADERS: readonly Header[] = WURTH_PITCHES.flatMap(([prefix, pitch, single, double]) =>
  WURTH_ENDINGS.flatMap(([ending, gender]): Header[] => [
    [WURTH, "WR-PHD", 1, pitch, gender, "tht", single, `${prefix}{pp}1${ending}`],
    [WURTH, "WR-PHD", 2, pitch, gender, "tht", double, `${prefix}{pp}2${ending}`],
  ]),
);

export const HEADERS: readonly ConnectorRow[] = [...LISTED, ...WURTH_HEADERS].map(
  ([maker, series, rows, pitch, gender, mounting, longest, code]) => ({
    ...{ maker, series, rows, pitch, gender, mounting, code },
    ...{ category: "header", kind: headerKind(gender), counts: countsBetween(2, longest) },
  }),
);
