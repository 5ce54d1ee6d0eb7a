// What each option adds by its value: lines that are alike but for the option and its place in the book.

import type { OptionValue, PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook, Surcharge, SurchargedOption } from "@/lib/core/pricing/book";
import { type CostLine, type SurchargeKey, surchargeLine } from "@/lib/core/pricing/line";

type Charged = SurchargedOption | "innerCopperUm" | "materialTg";
type Find = (book: PriceBook, value: OptionValue, specification: PcbSpecification) => Surcharge | undefined;

function lineOf(option: Charged, find: Find): CostLine {
  return ({ specification, book, formulaMicro }) => {
    const value = specification[option];
    return surchargeLine(find(book, value, specification), { specification, formulaMicro, value });
  };
}

function charged(option: SurchargedOption): CostLine {
  return lineOf(option, (book, value) => book.surcharges[option][String(value)]);
}

function chargedByLayers(option: "innerCopperUm" | "materialTg", section: "innerCopper" | "materialTg"): CostLine {
  return lineOf(option, (book, value, { layers }) => book[section][layers]?.[String(value)]);
}

export const SURCHARGE_LINES: Readonly<Record<SurchargeKey, CostLine>> = {
  surfaceFinish: charged("surfaceFinish"),
  /** Gold above the microinch that an ENIG finish has anyway. */
  enigAuThickness: charged("enigAuThickness"),
  finishedThickness: charged("thicknessMm"),
  materialTg: chargedByLayers("materialTg", "materialTg"),
  outerCopper: charged("outerCopperUm"),
  innerCopper: chargedByLayers("innerCopperUm", "innerCopper"),
  minTraceSpace: charged("minTraceSpaceMil"),
  minHole: charged("minHoleMm"),
  holeCopper: charged("holeCopperUm"),
  viaProcess: charged("viaProcess"),
  viaFilledWithResin: charged("viaFilledWithResin"),
  viaInPad: charged("viaInPad"),
  blindBuriedVias: charged("blindBuriedVias"),
  laserDrill: charged("laserDrill"),
  stackedMicroVia: charged("stackedMicroVia"),
  impedanceControl: charged("impedanceControl"),
  fineBgaPads: charged("fineBgaPads"),
  edgePlating: charged("edgePlating"),
  halfcutCastellatedHoles: charged("halfcutCastellatedHoles"),
  goldFingers: charged("goldFingers"),
  pressfitHoles: charged("pressfitHoles"),
  countersinksCounterbores: charged("countersinksCounterbores"),
  carbonMask: charged("carbonMask"),
  peelableSoldermask: charged("peelableSoldermask"),
  kaptonTape: charged("kaptonTape"),
  skipVScoring: charged("skipVScoring"),
  xOutAllowance: charged("xOutAllowance"),
  differentDesigns: charged("differentDesigns"),
  ulMarking: charged("ulMarking"),
  dateCodeMarking: charged("dateCodeMarking"),
};
