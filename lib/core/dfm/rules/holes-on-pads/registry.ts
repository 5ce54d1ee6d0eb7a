// The checks of the group "holesOnPads".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { holeTouchingPad } from "@/lib/core/dfm/rules/holes-on-pads/hole-touching-pad";
import { unplatedHoleOnPad } from "@/lib/core/dfm/rules/holes-on-pads/unplated-hole-on-pad";
import { viaOnBgaPad } from "@/lib/core/dfm/rules/holes-on-pads/via-on-bga-pad";
import { viaOnSmdPad } from "@/lib/core/dfm/rules/holes-on-pads/via-on-smd-pad";

export const HOLES_ON_PADS_RULES: RulesOf<"holesOnPads"> = {
  viaOnSmdPad,
  viaOnBgaPad,
  holeTouchingPad,
  unplatedHoleOnPad,
};
