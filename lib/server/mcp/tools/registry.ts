// Every tool of the MCP server.

import type { McpTool } from "../tool";
import { capability, priceAssembly, priceBoard } from "./boards";
import { checkBoard } from "./check-board";
import { listOrders, orderState } from "./orders";
import { searchParts } from "./parts";
import { prepareOrder } from "./prepare-order";

export const MCP_TOOLS: readonly McpTool[] = [
  ...[priceBoard, priceAssembly, capability, checkBoard, searchParts, listOrders, orderState, prepareOrder],
];
