// The checks of pads by themselves.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { bgaPadDiameter } from "@/lib/core/dfm/rules/pads/bga-pad-diameter";
import { padPitch } from "@/lib/core/dfm/rules/pads/pad-pitch";
import { smdPadWidth } from "@/lib/core/dfm/rules/pads/smd-pad-width";
import { viaPadDiameter } from "@/lib/core/dfm/rules/pads/via-pad-diameter";

export const PADS_RULES: RulesOf<"pads"> = { smdPadWidth, bgaPadDiameter, viaPadDiameter, padPitch };
