// The checks of the gaps between copper.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { padToPad } from "@/lib/core/dfm/rules/spacing/pad-to-pad";
import { sameNetGap } from "@/lib/core/dfm/rules/spacing/same-net-gap";
import { spacingInner } from "@/lib/core/dfm/rules/spacing/spacing-inner";
import { spacingOuter } from "@/lib/core/dfm/rules/spacing/spacing-outer";
import { traceToPad } from "@/lib/core/dfm/rules/spacing/trace-to-pad";

export const SPACING_RULES: RulesOf<"spacing"> = { spacingOuter, spacingInner, traceToPad, padToPad, sameNetGap };
