// The checks of the group "silk".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { silkHeight } from "@/lib/core/dfm/rules/silk/silk-height";
import { silkOnHole } from "@/lib/core/dfm/rules/silk/silk-on-hole";
import { silkOnMaskOpening } from "@/lib/core/dfm/rules/silk/silk-on-mask-opening";
import { silkWidth } from "@/lib/core/dfm/rules/silk/silk-width";

export const SILK_RULES: RulesOf<"silk"> = { silkOnMaskOpening, silkWidth, silkHeight, silkOnHole };
