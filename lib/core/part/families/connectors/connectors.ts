// Every board connector of the catalog.

import type { Part } from "@/lib/core/part/part";
import { connectorParts } from "./connector-row";
import { FLAT_FLEX } from "./flat-flex";
import { HEADERS } from "./headers";
import { SAMTEC_STRIPS } from "./samtec-strips";
import { phoenixBlocks, TERMINAL_BLOCKS } from "./terminal-blocks";
import { WIRE_TO_BOARD } from "./wire-to-board";

const ROWS = [...SAMTEC_STRIPS, ...HEADERS, ...WIRE_TO_BOARD, ...TERMINAL_BLOCKS, ...FLAT_FLEX];

export const connectors = (): Part[] => [...ROWS.flatMap(connectorParts), ...phoenixBlocks()];
