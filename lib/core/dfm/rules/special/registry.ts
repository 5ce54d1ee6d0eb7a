// The checks of the group "special".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { castellationDiameter } from "@/lib/core/dfm/rules/special/castellation-diameter";
import { castellationPad } from "@/lib/core/dfm/rules/special/castellation-pad";
import { castellationSpacing } from "@/lib/core/dfm/rules/special/castellation-spacing";

export const SPECIAL_RULES: RulesOf<"special"> = { castellationDiameter, castellationSpacing, castellationPad };
