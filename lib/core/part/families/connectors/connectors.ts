// Board connectors of the catalog, with those for flat flexible cables of Hirose and Molex.

import {
  connectorParts,
  type ConnectorRow,
  countsBetween,
  type Maker,
} from "@/lib/core/part/families/connectors/connector-row";
import { HEADERS } from "@/lib/core/part/families/connectors/headers";
import { SAMTEC_STRIPS } from "@/lib/core/part/families/connectors/samtec-strips";
import { phoenixBlocks, TERMINAL_BLOCKS } from "@/lib/core/part/families/connectors/terminal-blocks";
import { WIRE_TO_BOARD } from "@/lib/core/part/families/connectors/wire-to-board";
import type { Part } from "@/lib/core/part/part";

const HIROSE: Maker = ["Hirose", "hirose.com"];
const MOLEX: Maker = ["Molex", "molex.com"];

const FH12_HALF_MM = [
  4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 28, 30, 32, 33, 34, 35, 36, 40, 45, 50,
];
const FH19C = [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 26, 30, 40];
const EASY_ON = [10, 12, 14, 16, 18, 20, 24, 26, 30, 33, 40, 50];

const ENTRIES: readonly (readonly [maker: Maker, series: string, pitch: string, counts: number[], code: string])[] = [
  [HIROSE, "FH12", "0.5 mm", FH12_HALF_MM, "FH12-{n}S-0.5SH(55)"],
  [HIROSE, "FH12", "1.0 mm", countsBetween(4, 30), "FH12-{n}S-1SH(55)"],
  [HIROSE, "FH19C", "0.5 mm", FH19C, "FH19C-{n}S-0.5SH(10)"],
  [MOLEX, "52271", "1.0 mm", countsBetween(4, 30), "052271{nn}79"],
  [MOLEX, "54132", "0.5 mm", EASY_ON, "054132{nn}62"],
];

const FLAT_FLEX: readonly ConnectorRow[] = ENTRIES.map(([maker, series, pitch, counts, code]) => ({
  ...{ maker, series, pitch, counts, code, category: "connector", kind: "FFC/FPC connector" },
  ...{ rows: 1, gender: "pin", mounting: "smt" },
}));

const ROWS = [...SAMTEC_STRIPS, ...HEADERS, ...WIRE_TO_BOARD, ...TERMINAL_BLOCKS, ...FLAT_FLEX];

export const connectors = (): Part[] => [...ROWS.flatMap(connectorParts), ...phoenixBlocks()];
