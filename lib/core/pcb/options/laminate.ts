// Options of the laminate, the copper on it and its surface.

import type { BoardOption } from "@/lib/core/pcb/options/option";

export const LAMINATE_OPTIONS = {
  thicknessMm: {
    values: [0.4, 0.6, 0.8, 1.0, 1.2, 1.6, 2.0, 2.5],
    default: 1.6,
    label: "thickness",
    form: { section: "material" },
    price: { by: "value", line: "finishedThickness", after: "enigAuThickness", saysValue: true },
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** Glass transition temperature of the FR-4 in degrees Celsius. */
  materialTg: {
    values: [130, 150, 170],
    default: 130,
    label: "own",
    form: { section: "material" },
    price: { by: "layersAndValue", after: "thicknessMm" },
    isAlwaysWritten: true,
  },
  surfaceFinish: {
    values: ["HASL", "Lead Free HASL", "ENIG"],
    default: "HASL",
    label: "own",
    form: { section: "surface" },
    price: { by: "value", after: "solderMaskColor", saysValue: true },
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** Gold thickness of an ENIG finish in microinches; other finishes keep the default of 1. */
  enigAuThickness: {
    values: [1, 2, 3],
    default: 1,
    label: "gold",
    form: { section: "surface" },
    price: { by: "value", after: "surfaceFinish", saysValue: true },
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** The sides with solder mask. */
  solderMask: {
    values: ["none", "top", "bottom", "both"],
    default: "both",
    label: "own",
    form: { section: "surface", after: "solderMaskColor" },
    price: "none",
  },
  solderMaskColor: {
    values: ["Green", "Blue", "Black", "Red", "Yellow", "White"],
    default: "Green",
    label: "color",
    form: { section: "surface" },
    price: { by: "value", line: "soldermaskFee", saysValue: true, included: "everyColour" },
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** The sides with silkscreen. */
  silkscreen: {
    values: ["none", "top", "bottom", "both"],
    default: "both",
    label: "own",
    form: { section: "surface", after: "silkscreenColor" },
    price: "none",
  },
  silkscreenColor: {
    values: ["White", "Black"],
    default: "White",
    label: "color",
    form: { section: "surface" },
    price: "none",
    isAlwaysWritten: true,
    isInSummary: true,
  },
  outerCopperUm: {
    values: [35, 70],
    default: 35,
    label: "copper",
    form: { section: "material" },
    price: { by: "value", line: "outerCopper", saysValue: true },
    isAlwaysWritten: true,
    isInSummary: true,
  },
  /** 17 if there are no inner layers. */
  innerCopperUm: {
    values: [17, 35, 70],
    default: 17,
    label: "copper",
    form: { section: "material" },
    price: { by: "layersAndValue", line: "innerCopper", saysValue: true },
    isAlwaysWritten: true,
    isInSummary: true,
  },
} as const satisfies Record<string, BoardOption>;
