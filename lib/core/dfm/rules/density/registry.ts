// The checks of the group "density".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { holeDensity } from "@/lib/core/dfm/rules/density/hole-density";

export const DENSITY_RULES: RulesOf<"density"> = { holeDensity };
