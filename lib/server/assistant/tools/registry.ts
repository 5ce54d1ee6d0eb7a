// Every tool of the assistant by its name.

import type { Tool } from "./tool";

export const TOOLS: readonly Tool[] = [];

export const findTool = (name: string): Tool | null => TOOLS.find((tool) => tool.name === name) ?? null;
