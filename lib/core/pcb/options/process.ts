// Options of etching, drilling, vias and special processes.

import type { BoardOption } from "@/lib/core/pcb/options/option";

export const PROCESS_OPTIONS = {
  /** The grade for the finest trace or spacing. */
  minTraceSpaceMil: {
    values: [6, 5, 4],
    default: 6,
    label: "tracks",
    form: { section: "process" },
    price: { by: "value", line: "minTraceSpace", saysValue: true },
    isAlwaysWritten: true,
  },
  /** The grade for the smallest finished hole. */
  minHoleMm: {
    values: [0.4, 0.3, 0.25, 0.2],
    default: 0.3,
    label: "hole",
    form: { section: "process" },
    price: { by: "value", line: "minHole", saysValue: true },
    isAlwaysWritten: true,
  },
  /** Copper on the wall of a hole. */
  holeCopperUm: {
    values: [20, 25],
    default: 20,
    label: "own",
    form: { section: "special", after: "fineBgaPads" },
    price: { by: "value", line: "holeCopper" },
  },
  viaProcess: {
    values: ["tented", "open", "plugged"],
    default: "tented",
    label: "own",
    form: { section: "process" },
    price: { by: "value" },
    isAlwaysWritten: true,
  },
  /** Vias filled with resin and capped with copper. */
  viaFilledWithResin: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special", after: "edgePlating" },
    price: { by: "value" },
  },
  viaInPad: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special", after: "viaFilledWithResin" },
    price: { by: "value" },
  },
  /** Number of pressing and drilling cycles before the last pressing; 0 without blind and buried vias. */
  blindBuriedVias: {
    values: [0, 1, 2, 3],
    default: 0,
    label: "own",
    form: { section: "special", after: "viaInPad" },
    price: { by: "value" },
  },
  laserDrill: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special", after: "blindBuriedVias" },
    price: { by: "value" },
  },
  /** Build-up steps of microvias; 0 if none are stacked. */
  stackedMicroVia: {
    values: [0, 1, 2, 3],
    default: 0,
    label: "own",
    form: { section: "special", after: "laserDrill" },
    price: { by: "value" },
  },
  impedanceControl: {
    values: ["none", "10%", "5%"],
    default: "none",
    label: "own",
    form: { section: "process" },
    price: { by: "value" },
  },
  /** BGA pads of 0.25 mm or less. */
  fineBgaPads: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special", after: "stackedMicroVia" },
    price: { by: "value" },
  },
  /** Number of plated board sides; 0 for none. */
  edgePlating: {
    values: [0, 1, 2, 3, 4],
    default: 0,
    label: "own",
    form: { section: "special", after: "halfcutCastellatedHoles" },
    price: { by: "value" },
  },
  /** Number of sides with castellated holes; 0 for none. */
  halfcutCastellatedHoles: {
    values: [0, 1, 2, 3, 4],
    default: 0,
    label: "own",
    form: { section: "special", after: "goldFingerChamferDeg" },
    price: { by: "value" },
  },
  goldFingers: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special" },
    price: { by: "value" },
  },
  /** As typed: one to ten digits; empty if there are no gold fingers. */
  goldFingerCount: {
    typed: "fingerCount",
    default: "",
    form: { section: "special", after: "goldFingers" },
    price: "none",
    isAlwaysWritten: true,
  },
  goldFingerChamferDeg: {
    values: [0, 20, 30, 45, 60],
    default: 0,
    label: "own",
    form: { section: "special", after: "goldFingerCount" },
    price: "none",
  },
  pressfitHoles: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special" },
    price: { by: "value" },
  },
  countersinksCounterbores: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special" },
    price: { by: "value" },
  },
  carbonMask: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special" },
    price: { by: "value" },
  },
  peelableSoldermask: {
    values: ["none", "top", "bottom", "both"],
    default: "none",
    label: "own",
    form: { section: "special" },
    price: { by: "value" },
  },
  kaptonTape: {
    values: [false, true],
    default: false,
    label: "yesNo",
    form: { section: "special" },
    price: { by: "value" },
  },
} as const satisfies Record<string, BoardOption>;
