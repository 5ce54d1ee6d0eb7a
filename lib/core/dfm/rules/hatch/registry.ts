// The checks of hatched copper.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { hatchGap } from "@/lib/core/dfm/rules/hatch/hatch-gap";
import { hatchLine } from "@/lib/core/dfm/rules/hatch/hatch-line";

export const HATCH_RULES: RulesOf<"hatch"> = { hatchLine, hatchGap };
