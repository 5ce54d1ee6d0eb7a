// File names of Zuken CR-5000 (side A is the component side), and the two-letter names of FAB 3000.

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const ZUKEN: NameTable = {
  tool: "Zuken",
  sees: "stem",
  confidence: 0.8,
  rules: [
    [/^conduct(?:ive|or)-?(\d+)$/, { type: "copper" }],
    [/^resist-?a$/, { type: "soldermask", side: "top" }],
    [/^resist-?b$/, { type: "soldermask", side: "bottom" }],
    [/^symbol-?a$/, { type: "silkscreen", side: "top" }],
    [/^symbol-?b$/, { type: "silkscreen", side: "bottom" }],
    [/^metalmask-?a$/, { type: "paste", side: "top" }],
    [/^metalmask-?b$/, { type: "paste", side: "bottom" }],
    [/(^|_)nplt$/, { type: "drill", side: "all", plating: "non-plated" }],
    [/(^|_)plt$/, { type: "drill", side: "all", plating: "plated" }],
  ],
};

export const TWO_LETTERS: NameTable = {
  tool: "FAB 3000",
  sees: "stem",
  confidence: 0.7,
  rules: [
    [/^tl$/, { type: "copper", side: "top" }],
    [/^bl$/, { type: "copper", side: "bottom" }],
    [/^(?:l|in|g)(\d{1,2})$/, { type: "copper" }],
    [/^(ts|tm|tsm)$/, { type: "soldermask", side: "top" }],
    [/^(bs|bm|bsm)$/, { type: "soldermask", side: "bottom" }],
    [/^(to|tss)$/, { type: "silkscreen", side: "top" }],
    [/^(bo|bss)$/, { type: "silkscreen", side: "bottom" }],
    [/^(tp|tsp)$/, { type: "paste", side: "top" }],
    [/^(bp|bsp)$/, { type: "paste", side: "bottom" }],
    [/^(ko|ol)$/, { type: "outline", side: "all" }],
    [/^(drl|dr|nc)$/, { type: "drill", side: "all", plating: "unknown" }],
  ],
};
