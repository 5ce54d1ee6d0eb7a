// Every tool of the MCP server: its own, and those of the assistant that a key may call.

import { TOOLS } from "@/lib/server/assistant/tools/registry";
import type { McpTool } from "../tool";
import { fromAssistant } from "./assistant-tools";
import { capability, priceAssembly, priceBoard } from "./boards";
import { checkBoard } from "./check-board";
import { listOrders, orderState } from "./orders";
import { searchParts } from "./parts";
import { prepareOrder } from "./prepare-order";

const OWN: readonly McpTool[] = [
  ...[priceBoard, priceAssembly, capability, checkBoard, searchParts, listOrders, orderState, prepareOrder],
];

/** Names of the assistant's tools whose work one of ours does for programs. */
const REPLACED = new Set([...OWN.map(({ name }) => name), "board_capability"]);

export const MCP_TOOLS: readonly McpTool[] = [
  ...OWN,
  ...TOOLS.filter(({ scope }) => scope !== null)
    .map(fromAssistant)
    .filter(({ name }) => !REPLACED.has(name)),
];
