// The assistant of this process: with a language model where one is configured.

import type { Assistant } from "@/lib/server/assistant/assistant";
import { createGroundedAssistant } from "@/lib/server/assistant/grounded";
import { TOOLS } from "@/lib/server/assistant/tools/registry";
import type { Deps } from "@/lib/server/deps";
import { createModelAssistant } from "./model-assistant";

export function chooseAssistant(deps: Deps): Assistant {
  const settings = deps.environment.ai;
  const grounded = createGroundedAssistant(deps);
  return settings ? createModelAssistant({ deps, settings, tools: TOOLS, fallback: grounded }) : grounded;
}
