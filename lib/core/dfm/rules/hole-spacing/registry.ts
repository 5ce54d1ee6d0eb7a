// The checks of the group "holeSpacing".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { componentHoleSpacing } from "@/lib/core/dfm/rules/hole-spacing/component-hole-spacing";
import { doubleHit } from "@/lib/core/dfm/rules/hole-spacing/double-hit";
import { slotSpacing } from "@/lib/core/dfm/rules/hole-spacing/slot-spacing";
import { viaSpacing } from "@/lib/core/dfm/rules/hole-spacing/via-spacing";
import { viaSpacingSameNet } from "@/lib/core/dfm/rules/hole-spacing/via-spacing-same-net";

export const HOLE_SPACING_RULES: RulesOf<"holeSpacing"> = {
  viaSpacing,
  viaSpacingSameNet,
  componentHoleSpacing,
  slotSpacing,
  doubleHit,
};
