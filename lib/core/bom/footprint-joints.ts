// Number and mounting type of a part's joints, from its footprint's name: `SOIC-8`, `R_0603_1608Metric`,
// `PinHeader_2x05`.

import type { Mounting } from "@/lib/core/part/part";
import { caseCodeOf } from "./component-value";

export interface Joints {
  /** Per part. */
  pins: number;
  mounting: Mounting;
}

const MAX_PINS = 5_000;

/** Words for parts with through-hole leads. */
const THROUGH_HOLE =
  /\b(?:tht|through[ -]?hole|axial|radial|p?dip|cdip|sip|zip|to-?(?:92|126|218|220|247|3p?)|do-?(?:35|41|15|201\w*)|dil|vertical|horizontal)\b|插件|直插/i;
const SURFACE_MOUNTED = /\b(?:smd|smt|surface)\b|贴片/i;

/** JEDEC and EIAJ outlines with a fixed number of leads. */
const OUTLINES: readonly (readonly [RegExp, Joints])[] = [
  [/\bSOT-?23-?([568])\b/i, { pins: 0, mounting: "smt" }],
  [/\b(?:SOT-?(?:353|553)|SC-?70-?5)\b/i, { pins: 5, mounting: "smt" }],
  [/\b(?:SOT-?(?:363|563)|SC-?70-?6)\b/i, { pins: 6, mounting: "smt" }],
  [/\b(?:SOT-?(?:23(?:-3)?|323|346|416|523|723)|SC-?(?:59|70(?:-3)?|75|89)|TO-?236)\b/i, { pins: 3, mounting: "smt" }],
  [/\b(?:SOT-?(?:223(?:-3)?|143|343)|TO-?261)\b/i, { pins: 4, mounting: "smt" }],
  [/\bSOT-?89(?:-3)?\b/i, { pins: 3, mounting: "smt" }],
  [/\b(?:D-?PAK|D2-?PAK|TO-?25[23]|TO-?263(?:-2)?)\b/i, { pins: 3, mounting: "smt" }],
  [
    /^(?!.*(?:coax|conn)).*\b(?:SOD-?\w+|SM[ABC]|DO-?21[3-9]\w*|(?:mini|micro)?melf|CP Elec)\b/i,
    { pins: 2, mounting: "smt" },
  ],
  [/\bTO-?92\b/i, { pins: 3, mounting: "tht" }],
  [/\bTO-?(?:126|218|220|247|3P?)(?:-(\d{1,2}))?\b/i, { pins: 3, mounting: "tht" }],
  [/\b(?:DO-?(?:35|41|15|201\w*)|axial|radial)\b/i, { pins: 2, mounting: "tht" }],
];

/** A package family and its number of leads: `LQFP-48`, `TSSOP20`, `DIP-8`. */
const FAMILY =
  /\b([A-Z]{0,4}(?:SO(?:IC|P|J|N)?|QF(?:N|PN?|J)|DFN|SON|LCC|BGA|LGA|CSP|DIP|SIP|ZIP))[-_ ]?(\d{1,4})(?![\dA-Z.])/i;
const LEADED = /(?:DIP|SIP|ZIP)$/i;
/** Rows by positions: `1x04`, `2*5`. */
const GRID = /(?<![\d.])([1-4]) ?[x×*] ?0?(\d{1,3})(?![\d.]|mm)/i;
const GRIDDED = /header|socket|conn|pin|terminal|screw|molex|jst|idc|排针|排母|端子/i;

/** `4Pin`, `20 pins`. */
const COUNTED = /(?<![\d.])(\d{1,4})[- ]?pins?\b/i;

const joints = (pins: number, mounting: Mounting): Joints | null =>
  pins >= 1 && pins <= MAX_PINS ? { pins, mounting } : null;

function ofOutline(text: string): Joints | null {
  for (const [pattern, { pins, mounting }] of OUTLINES) {
    const found = pattern.exec(text);
    if (found) return joints(Number(found[1] ?? pins), mounting);
  }
  return null;
}

function ofGrid(text: string): Joints | null {
  const found = GRIDDED.test(text) ? GRID.exec(text) : null;
  if (!found) return null;
  return joints(Number(found[1]) * Number(found[2]), SURFACE_MOUNTED.test(text) ? "smt" : "tht");
}

function ofCount(text: string): Joints | null {
  const pins = Number(COUNTED.exec(text)?.[1] ?? 0);
  if (pins === 0) return null;
  if (SURFACE_MOUNTED.test(text)) return joints(pins, "smt");
  return THROUGH_HOLE.test(text) || GRIDDED.test(text.replace(COUNTED, "")) ? joints(pins, "tht") : null;
}

/** Null if the name states neither; a designator alone is not enough. */
export function footprintJoints(footprint: string): Joints | null {
  const text = footprint.normalize("NFKC").replaceAll("_", " ").trim();
  if (text === "") return null;
  const outline = ofOutline(text);
  if (outline) return outline;
  const family = FAMILY.exec(text);
  if (family) return joints(Number(family[2]), LEADED.test(family[1] ?? "") ? "tht" : "smt");
  const counted = ofGrid(text) ?? ofCount(text);
  if (counted) return counted;
  if (caseCodeOf(footprint) !== null && !THROUGH_HOLE.test(text)) return { pins: 2, mounting: "smt" };
  return /\bdisc\b/i.test(text) ? { pins: 2, mounting: "tht" } : null;
}

/** Packages with joints underneath (BGA and chip-scale packages), which are inspected by X-ray. */
export function hasBalls(packageName: string): boolean {
  return /(?:BGA|CSP)/i.test(packageName);
}

/** The chip cases that need special machines; null for larger cases and other parts. */
export function smallCase(text: string): "01005" | "0201" | null {
  const code = caseCodeOf(text);
  return code === "01005" || code === "0201" ? code : null;
}
