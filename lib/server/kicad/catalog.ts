// The options and the names of checks that the plug-in shows, as this version of the site offers them.

import { OPTION_RECORDS } from "@/lib/core/pcb/options";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import en from "@/messages/en/finding.json";
import zh from "@/messages/zh/finding.json";

/** Options that the board states, or that decide the price of any board. */
const OFFERED = [
  ...(["layers", "thicknessMm", "surfaceFinish", "solderMaskColor", "silkscreenColor"] as const),
  ...(["outerCopperUm", "innerCopperUm"] as const),
];

export function pluginCatalog() {
  const options = OFFERED.map((option) => {
    const record = OPTION_RECORDS[option];
    return [option, { values: "values" in record ? record.values : [], default: record.default }] as const;
  });
  return {
    options: Object.fromEntries(options),
    quantities: QUANTITY_STEPS,
    rules: { en: en.names, zh: zh.names },
  };
}
