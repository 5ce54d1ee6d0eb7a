// Extensions of OrCAD Layout, gEDA's and pcb-rnd's assembly drawings, and Target 3001.

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const ORCAD: NameTable = {
  tool: "OrCAD Layout",
  sees: "extension",
  confidence: 0.8,
  rules: [
    [/^top$/, { type: "copper", side: "top" }],
    [/^(bot|bottom)$/, { type: "copper", side: "bottom" }],
    [/^(?:inner|in)(\d{1,2})$/, { type: "copper", side: "inner" }],
    [/^(?:gnd|pwr)$/, { type: "copper", side: "inner" }],
    [/^smt$/, { type: "soldermask", side: "top" }],
    [/^smb$/, { type: "soldermask", side: "bottom" }],
    [/^sst$/, { type: "silkscreen", side: "top" }],
    [/^ssb$/, { type: "silkscreen", side: "bottom" }],
    [/^spt$/, { type: "paste", side: "top" }],
    [/^spb$/, { type: "paste", side: "bottom" }],
    [/^ast$/, { type: "drawing", side: "top" }],
    [/^asb$/, { type: "drawing", side: "bottom" }],
    [/^(fab|dts)$/, { type: "drawing", side: "all" }],
  ],
};

export const TARGET: NameTable = {
  tool: "Target 3001",
  sees: "extension",
  confidence: 0.85,
  rules: [
    [/^stoptop$/, { type: "soldermask", side: "top" }],
    [/^stopbot$/, { type: "soldermask", side: "bottom" }],
    [/^positop$/, { type: "silkscreen", side: "top" }],
    [/^posibot$/, { type: "silkscreen", side: "bottom" }],
    [/^pastetop$/, { type: "paste", side: "top" }],
    [/^pastebot$/, { type: "paste", side: "bottom" }],
    [/^outline$/, { type: "outline", side: "all" }],
  ],
};
