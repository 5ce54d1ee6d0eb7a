// The checks of how copper is spread.

import type { RulesOf } from "@/lib/core/dfm/rule";
import { copperBalance } from "@/lib/core/dfm/rules/balance/copper-balance";
import { copperDensity } from "@/lib/core/dfm/rules/balance/copper-density";

export const BALANCE_RULES: RulesOf<"balance"> = { copperBalance, copperDensity };
