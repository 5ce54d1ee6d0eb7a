// File names of Eagle: the old CAM job's extensions (`cmp`, `sol`) and Fusion's names, which the phrases read.

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const EAGLE: NameTable = {
  tool: "Eagle",
  sees: "extension",
  confidence: 0.8,
  rules: [
    [/^cmp$/, { type: "copper", side: "top" }],
    [/^sol$/, { type: "copper", side: "bottom" }],
    [/^(?:ly|l)(\d{1,2})$/, { type: "copper", side: "inner" }],
    [/^stc$/, { type: "soldermask", side: "top" }],
    [/^sts$/, { type: "soldermask", side: "bottom" }],
    [/^plc$/, { type: "silkscreen", side: "top" }],
    [/^pls$/, { type: "silkscreen", side: "bottom" }],
    [/^crc$/, { type: "paste", side: "top" }],
    [/^crs$/, { type: "paste", side: "bottom" }],
    // Widespread CAM jobs for old Eagle versions.
    [/^tsm$/, { type: "soldermask", side: "top" }],
    [/^bsm$/, { type: "soldermask", side: "bottom" }],
    [/^tsk$/, { type: "silkscreen", side: "top" }],
    [/^bsk$/, { type: "silkscreen", side: "bottom" }],
    [/^tsp$/, { type: "paste", side: "top" }],
    [/^bsp$/, { type: "paste", side: "bottom" }],
    [/^(bor|dim|mil|otl)$/, { type: "outline", side: "all" }],
    [/^(drd|drl|drill|xln|exc|ncd|cnc|tap|nc|rou|fdr|drd\d*)$/, { type: "drill", side: "all", plating: "unknown" }],
  ],
};
