// Extensions of Protel and Altium, which most other tools took over.

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const PROTEL: NameTable = {
  tool: "Protel, Altium, P-CAD, EasyEDA, Upverter, SparkFun",
  sees: "extension",
  confidence: 0.85,
  rules: [
    [/^gtl$/, { type: "copper", side: "top" }],
    [/^gbl$/, { type: "copper", side: "bottom" }],
    [/^gts$/, { type: "soldermask", side: "top" }],
    [/^gbs$/, { type: "soldermask", side: "bottom" }],
    [/^gto$/, { type: "silkscreen", side: "top" }],
    [/^gbo$/, { type: "silkscreen", side: "bottom" }],
    [/^gtp$/, { type: "paste", side: "top" }],
    [/^gbp$/, { type: "paste", side: "bottom" }],
    [/^(gko|gkl|oln)$/, { type: "outline", side: "all" }],
    [/^(gml|gm1|gme)$/, { type: "outline", side: "all", isWeakOutline: true }],
    [/^gm\d*$/, { type: "drawing", side: "all" }],
    // Altium's mid layers and planes, EasyEDA's inner layers, SparkFun's GL2 …
    [/^(?:g|gl|gi|gin|in)(\d{1,2})$/, { type: "copper", side: "inner" }],
    // Planes are numbered by themselves; without Layer_Physical_Order they can only follow the mid layers.
    [/^gp(\d{1,2})$/, { type: "copper", side: "inner", order: 100 }],
    // Pad masters, drill drawings and guides, EasyEDA's document, assembly and drill drawing layers.
    [/^(gpt|gpb|gd\d*|gg\d*|gdl|gdd|gta|gba|gdr)$/, { type: "drawing", side: "all" }],
  ],
};
