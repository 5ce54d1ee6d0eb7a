// Every tool of the assistant by its name.

import { boardCapability } from "./board-capability";
import { deliveryTime } from "./delivery-time";
import { checkBoard, explainFinding, matchBom } from "./files";
import { findProjects } from "./find-projects";
import { partAlternatives, searchPartsTool } from "./parts";
import { priceAssembly, priceStencil } from "./price-assembly";
import { compareBoards, priceBoard } from "./price-board";
import { listCouponsTool, listOrdersTool, orderState, quoteState } from "./records";
import { searchArticles } from "./search-articles";
import { simulate } from "./simulate";
import { decline, handOver, smallTalk } from "./talk";
import type { Tool } from "./tool";

export const TOOLS: readonly Tool[] = [
  ...[priceBoard, compareBoards, priceAssembly, priceStencil, boardCapability, deliveryTime],
  ...[explainFinding, checkBoard, matchBom, searchPartsTool, partAlternatives],
  ...[orderState, listOrdersTool, quoteState, listCouponsTool],
  ...[simulate, findProjects, searchArticles, handOver, smallTalk, decline],
];

export const findTool = (name: string): Tool | null => TOOLS.find((tool) => tool.name === name) ?? null;
