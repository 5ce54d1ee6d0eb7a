// The checks of the group "outline".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { boardSize } from "@/lib/core/dfm/rules/outline/board-size";
import { innerCornerRadius } from "@/lib/core/dfm/rules/outline/inner-corner-radius";
import { routedWidth } from "@/lib/core/dfm/rules/outline/routed-width";
import { narrowWeb } from "@/lib/core/dfm/rules/outline/narrow-web";
import { outlineClosed } from "@/lib/core/dfm/rules/outline/outline-closed";

export const OUTLINE_RULES: RulesOf<"outline"> = {
  outlineClosed,
  boardSize,
  innerCornerRadius,
  routedWidth,
  narrowWeb,
};
