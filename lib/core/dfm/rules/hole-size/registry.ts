// The checks of the group "holeSize".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { blindViaAspectRatio } from "@/lib/core/dfm/rules/hole-size/blind-via-aspect-ratio";
import { componentHoleDiameter } from "@/lib/core/dfm/rules/hole-size/component-hole-diameter";
import { holeAspectRatio } from "@/lib/core/dfm/rules/hole-size/hole-aspect-ratio";
import { largestHole } from "@/lib/core/dfm/rules/hole-size/largest-hole";
import { platedSlotWidth } from "@/lib/core/dfm/rules/hole-size/plated-slot-width";
import { slotLength } from "@/lib/core/dfm/rules/hole-size/slot-length";
import { unplatedHoleDiameter } from "@/lib/core/dfm/rules/hole-size/unplated-hole-diameter";
import { unplatedSlotWidth } from "@/lib/core/dfm/rules/hole-size/unplated-slot-width";
import { viaDiameter } from "@/lib/core/dfm/rules/hole-size/via-diameter";

export const HOLE_SIZE_RULES: RulesOf<"holeSize"> = {
  viaDiameter,
  componentHoleDiameter,
  unplatedHoleDiameter,
  largestHole,
  holeAspectRatio,
  platedSlotWidth,
  unplatedSlotWidth,
  slotLength,
  blindViaAspectRatio,
};
