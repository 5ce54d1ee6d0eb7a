// The checks of the copper around plated holes.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { blindViaRing } from "@/lib/core/dfm/rules/ring/blind-via-ring";
import { componentRing } from "@/lib/core/dfm/rules/ring/component-ring";
import { innerRing } from "@/lib/core/dfm/rules/ring/inner-ring";
import { viaRing } from "@/lib/core/dfm/rules/ring/via-ring";

export const RING_RULES: RulesOf<"ring"> = { viaRing, componentRing, innerRing, blindViaRing };
