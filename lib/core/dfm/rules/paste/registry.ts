// The checks of the group "paste".

import type { RulesOf } from "@/lib/core/dfm/rule";
import { pasteAreaRatio } from "@/lib/core/dfm/rules/paste/paste-area-ratio";
import { pasteAspectRatio } from "@/lib/core/dfm/rules/paste/paste-aspect-ratio";
import { pasteMissing } from "@/lib/core/dfm/rules/paste/paste-missing";
import { pasteSpacing } from "@/lib/core/dfm/rules/paste/paste-spacing";
import { pasteWithoutPad } from "@/lib/core/dfm/rules/paste/paste-without-pad";

export const PASTE_RULES: RulesOf<"paste"> = {
  pasteMissing,
  pasteWithoutPad,
  pasteAreaRatio,
  pasteAspectRatio,
  pasteSpacing,
};
