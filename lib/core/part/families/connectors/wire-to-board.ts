// Wire-to-board connectors of Molex, JST and Hirose.

import type { Mounting } from "@/lib/core/part/part";
import { type ConnectorRow, countsBetween, type Maker, type RowCount } from "./connector-row";

const MOLEX: Maker = ["Molex", "molex.com"];
const JST: Maker = ["JST", "jst-mfg.com"];
const HIROSE: Maker = ["Hirose", "hirose.com"];

type Entry = readonly [
  maker: Maker,
  series: string,
  pitch: string,
  mounting: Mounting,
  rows: RowCount,
  from: number,
  to: number,
  code: string,
];

/** JST's B is vertical, its S angled; `(LF)(SN)` is the finish, which distributors' codes may omit. */
const JST_FINISHES = ["(LF)(SN)", ""];

const ENTRIES: readonly Entry[] = [
  [JST, "XH", "2.5 mm", "tht", 1, 2, 15, "B{n}B-XH-A"],
  [JST, "XH", "2.5 mm", "tht", 1, 2, 15, "S{n}B-XH-A"],
  [JST, "PH", "2.0 mm", "tht", 1, 2, 15, "B{n}B-PH-K-S"],
  [JST, "PH", "2.0 mm", "tht", 1, 2, 15, "S{n}B-PH-K-S"],
  [JST, "PH", "2.0 mm", "smt", 1, 2, 15, "S{n}B-PH-SM4-TB"],
  [JST, "PH", "2.0 mm", "smt", 1, 2, 15, "B{n}B-PH-SM4-TB"],
  [JST, "ZH", "1.5 mm", "tht", 1, 2, 12, "B{n}B-ZR"],
  [JST, "GH", "1.25 mm", "smt", 1, 2, 15, "SM{nn}B-GHS-TB"],
  [JST, "SH", "1.0 mm", "smt", 1, 2, 15, "SM{nn}B-SRSS-TB"],
  [JST, "SH", "1.0 mm", "smt", 1, 2, 15, "BM{nn}B-SRSS-TB"],
  [JST, "EH", "2.5 mm", "tht", 1, 2, 15, "B{n}B-EH-A"],
  [JST, "EH", "2.5 mm", "tht", 1, 2, 15, "S{n}B-EH"],
  [JST, "PA", "2.0 mm", "tht", 1, 2, 16, "B{nn}B-PASK"],
  [JST, "PA", "2.0 mm", "tht", 1, 2, 16, "S{nn}B-PASK-2"],
  [JST, "VH", "3.96 mm", "tht", 1, 2, 10, "B{n}P-VH"],
  [JST, "VH", "3.96 mm", "tht", 1, 2, 10, "S{n}P-VH"],
  [JST, "ZE", "1.5 mm", "tht", 1, 2, 16, "B{nn}B-ZESK-1D"],
  [JST, "PHD", "2.0 mm", "tht", 2, 4, 17, "B{pp}B-PHDSS"],
  [MOLEX, "KK 254", "2.54 mm", "tht", 1, 2, 20, "0022232{nn}1"],
  [MOLEX, "KK 254", "2.54 mm", "tht", 1, 2, 20, "0022053{nn}1"],
  [MOLEX, "PicoBlade", "1.25 mm", "smt", 1, 2, 15, "053261{nn}71"],
  [MOLEX, "PicoBlade", "1.25 mm", "smt", 1, 2, 15, "053398{nn}71"],
  [MOLEX, "PicoBlade", "1.25 mm", "tht", 1, 2, 15, "053047{nn}10"],
  [MOLEX, "PicoBlade", "1.25 mm", "tht", 1, 2, 15, "053048{nn}10"],
  [MOLEX, "Micro-Fit 3.0", "3.0 mm", "tht", 2, 1, 12, "043045{pp}12"],
  [MOLEX, "Micro-Fit 3.0", "3.0 mm", "tht", 2, 1, 12, "043045{pp}00"],
  [MOLEX, "Micro-Fit 3.0", "3.0 mm", "tht", 1, 2, 12, "043650{nn}15"],
  [MOLEX, "Micro-Fit 3.0", "3.0 mm", "tht", 1, 2, 12, "043650{nn}00"],
  [MOLEX, "Mini-Fit Jr.", "4.2 mm", "tht", 2, 1, 12, "0039281{pp}3"],
  [MOLEX, "Pico-Lock 1.50", "1.5 mm", "smt", 1, 2, 15, "504050{nn}91"],
  [MOLEX, "Pico-Clasp", "1.0 mm", "smt", 1, 2, 15, "501331{nn}07"],
  [HIROSE, "DF13", "1.25 mm", "tht", 1, 2, 15, "DF13-{n}P-1.25DSA"],
  [HIROSE, "DF13", "1.25 mm", "smt", 1, 2, 15, "DF13-{n}P-1.25H(20)"],
  [HIROSE, "DF14", "1.25 mm", "smt", 1, 2, 15, "DF14-{n}P-1.25H(25)"],
];

const codesOf = (maker: Maker, code: string) => (maker === JST ? JST_FINISHES.map((finish) => code + finish) : [code]);

export const WIRE_TO_BOARD: readonly ConnectorRow[] = ENTRIES.flatMap(
  ([maker, series, pitch, mounting, rows, from, to, each]) =>
    codesOf(maker, each).map((code): ConnectorRow => ({
      ...{ maker, series, pitch, mounting, rows, code },
      ...{ category: "connector", kind: "Wire-to-board connector", gender: "pin", counts: countsBetween(from, to) },
    })),
);
