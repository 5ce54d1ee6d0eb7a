// The X2 attribute .FileFunction: what a file says of itself in the standard's own words (Gerber format 2024.05, 5.6.3).

import type { Meaning } from "@/lib/core/board/layer-guess";
import type { DrillPlating, LayerSide, LayerType } from "@/lib/core/board/layer";

const SIDES: Readonly<Record<string, LayerSide>> = { Top: "top", Bot: "bottom", Inr: "inner" };

/**
 * Masks and finishes that are no solder mask, and KiCad's "Other,Fab,Top" or "Other,Comment", are drawn, not made:
 * picture, price and rules have no use for them.
 */
const KINDS: Readonly<Record<string, LayerType>> = {
  soldermask: "soldermask",
  legend: "silkscreen",
  paste: "paste",
  solderpaste: "paste",
  profile: "outline",
  jobinfo: "job",
  ...Object.fromEntries(
    (
      "arraydrawing assemblydrawing component depthrout drawing drillmap fabricationdrawing glue keepout mechanical other " +
      "otherdrawing pads vcut vcutmap viatenting carbonmask goldmask heatsinkmask peelablemask silvermask tinmask"
    )
      .split(" ")
      .map((kind) => [kind, "drawing"] as const),
  ),
};

const PLATINGS: Readonly<Record<string, DrillPlating>> = {
  plated: "plated",
  nonplated: "non-plated",
  mixedplating: "mixed",
};

/** The meaning of the attribute's value, e.g. `Copper,L1,Top,Signal`; undefined for a word that is not in the standard. */
export function parseFileFunction(value: string): Meaning | undefined {
  const [first = "", ...fields] = value.split(",").map((field) => field.trim());
  // KiCad's job files write "SolderMask" and "SolderPaste" where its layers write "Soldermask" and "Paste".
  const kind = first.toLowerCase().replaceAll("-", "");
  const side = fields.map((field) => SIDES[field]).find((found) => found !== undefined);
  if (kind === "copper") return copper(fields, side);
  const plating = PLATINGS[kind];
  if (plating !== undefined) return { type: "drill", side: "all", plating };
  const type = KINDS[kind];
  return type && { type, side: side ?? "all" };
}

function copper(fields: readonly string[], side: LayerSide | undefined): Meaning {
  const position = fields.map((field) => /^L(\d+)$/.exec(field)?.[1]).find((found) => found !== undefined);
  return {
    type: "copper",
    ...(side === undefined ? {} : { side }),
    ...(position === undefined ? {} : { order: Number(position) }),
  };
}

const ATTRIBUTE = /(?:%TF|#@![ \t]*%?TF)\.FileFunction,([^*%\r\n]+)/;

/** The value of the attribute: a Gerber command, a structured comment (`G04 #@!`), or one in a drill program (`; #@!`). */
export function findFileFunction(start: string): string | undefined {
  return ATTRIBUTE.exec(start)?.[1];
}
