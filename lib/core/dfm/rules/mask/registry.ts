// The checks of the group "mask".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { maskDam } from "@/lib/core/dfm/rules/mask/mask-dam";
import { maskExpansion } from "@/lib/core/dfm/rules/mask/mask-expansion";
import { maskExposesCopper } from "@/lib/core/dfm/rules/mask/mask-exposes-copper";
import { padCoveredByMask } from "@/lib/core/dfm/rules/mask/pad-covered-by-mask";
import { viaOpening } from "@/lib/core/dfm/rules/mask/via-opening";

export const MASK_RULES: RulesOf<"mask"> = {
  maskDam,
  maskExpansion,
  maskExposesCopper,
  padCoveredByMask,
  viaOpening,
};
