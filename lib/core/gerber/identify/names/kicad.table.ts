// File names of KiCad, all versions: `board-F_Cu.gbr`, `board-F.Cu.gbr`, `board-In1_Cu.g2`.

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const KICAD: NameTable = {
  tool: "KiCad",
  sees: "name",
  confidence: 0.9,
  rules: [
    [/\bf[._]cu\b|_f[._]cu\b/, { type: "copper", side: "top" }],
    [/\bb[._]cu\b|_b[._]cu\b/, { type: "copper", side: "bottom" }],
    [/(?:\b|_)in(\d+)[._]cu\b/, { type: "copper", side: "inner" }],
    [/(?:\b|_)f[._]mask\b/, { type: "soldermask", side: "top" }],
    [/(?:\b|_)b[._]mask\b/, { type: "soldermask", side: "bottom" }],
    [/(?:\b|_)f[._]silk(s|screen)\b/, { type: "silkscreen", side: "top" }],
    [/(?:\b|_)b[._]silk(s|screen)\b/, { type: "silkscreen", side: "bottom" }],
    [/(?:\b|_)f[._]paste\b/, { type: "paste", side: "top" }],
    [/(?:\b|_)b[._]paste\b/, { type: "paste", side: "bottom" }],
    [/(?:\b|_)f[._](fab|crtyd|courtyard|adhes|adhesive)\b/, { type: "drawing", side: "top" }],
    [/(?:\b|_)b[._](fab|crtyd|courtyard|adhes|adhesive)\b/, { type: "drawing", side: "bottom" }],
    [/(?:\b|_)edge[._]cuts\b/, { type: "outline", side: "all" }],
    [
      /(?:\b|_)(margin|(dwgs|cmts|eco1|eco2)[._]user|user[._](\d{1,2}|drawings|comments|eco\d))\b/,
      { type: "drawing", side: "all" },
    ],
    [/-npth\.drl$/, { type: "drill", side: "all", plating: "non-plated" }],
    [/-pth\.drl$/, { type: "drill", side: "all", plating: "plated" }],
    [/-(front|back)-in\d+(-|\.).*drl$/, { type: "drill", side: "all", plating: "plated" }],
    [/-drl_map\./, { type: "drawing", side: "all" }],
  ],
};
