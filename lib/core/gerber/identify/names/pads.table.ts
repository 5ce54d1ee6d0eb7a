// File names of PADS: plain ones (`SMT.pho`) and those with layer numbers (`art001.pho`, `sst0126.pho`).

import type { NameTable } from "@/lib/core/gerber/identify/names/name-rule";

export const PADS: NameTable = {
  tool: "PADS",
  sees: "stem",
  confidence: 0.8,
  rules: [
    [/^(?:art|layer|l)_?0*(\d{1,2})$/, { type: "copper" }],
    [/^sst(\d{3,6})?$/, { type: "silkscreen", side: "top" }],
    [/^ssb(\d{3,6})?$/, { type: "silkscreen", side: "bottom" }],
    [/^smt(\d{3,6})?$/, { type: "soldermask", side: "top" }],
    [/^smb(\d{3,6})?$/, { type: "soldermask", side: "bottom" }],
    // The two pairs of digits are the electrical layer and the document layer: 01 is the component side.
    [/^sm0*1\d\d$/, { type: "soldermask", side: "top" }],
    [/^sm0*[2-9]\d\d$/, { type: "soldermask", side: "bottom" }],
    [/^(pmt|spt|smd0*1\d\d)$/, { type: "paste", side: "top" }],
    [/^(pmb|spb|smd0*[2-9]\d\d)$/, { type: "paste", side: "bottom" }],
    [/^(ast|adt)(\d{3,6})?$/, { type: "drawing", side: "top" }],
    [/^(asb|adb)(\d{3,6})?$/, { type: "drawing", side: "bottom" }],
    [/^(dd|drl|fab)\d{3,6}$/, { type: "drawing", side: "all" }],
  ],
};
