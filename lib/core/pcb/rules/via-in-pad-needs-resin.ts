// A via in a pad is filled and capped, or solder would run down it.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const viaInPadNeedsResin = onlyWhere("viaInPad", ({ viaFilledWithResin }) => viaFilledWithResin, {
  yields: ["viaFilledWithResin"],
});
