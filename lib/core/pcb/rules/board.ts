// Rules of the board as a whole: listed values, size, quantity, thickness, lead time and electrical test.

import { SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { MAX_LEAD_TIME_DAYS, quickestDays } from "@/lib/core/pcb/lead-time";
import { onMultilayer } from "@/lib/core/pcb/multilayer";
import { isOurPanel, madeSize } from "@/lib/core/pcb/panel";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { type Finding, onlyWhere, type PcbRule } from "@/lib/core/pcb/rule";
import {
  type ListedOption,
  type OptionValue,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";

const LISTED: readonly { option: ListedOption; values: ReadonlySet<OptionValue> }[] = (
  Object.keys(PCB_OPTIONS) as ListedOption[]
).map((option) => ({ option, values: new Set<OptionValue>(PCB_OPTIONS[option]) }));

/** Every value of an option with a list is in the list. */
export const unknownOption: PcbRule = {
  yields: [],
  check(specification) {
    const unknown = LISTED.find(({ option, values }) => !values.has(specification[option]));
    if (!unknown) return null;
    return { option: unknown.option, args: { value: String(specification[unknown.option]) } };
  },
};

/** A size has at most two decimals; the error of a double is far below this. */
const TOLERANCE = 1e-6;

function isLength(mm: number): boolean {
  return Number.isFinite(mm) && Math.abs(mm * 100 - Math.round(mm * 100)) < TOLERANCE;
}

const SIDES = ["widthMm", "heightMm"] as const;

/** The option that determines the longer side: the board's own size, or the boards in a row. */
function longerSide(specification: PcbSpecification, isWider: boolean): PcbOption {
  const boards = isWider ? specification.panelColumns : specification.panelRows;
  if (isOurPanel(specification) && boards > 1) return isWider ? "panelColumns" : "panelRows";
  return isWider ? "widthMm" : "heightMm";
}

/**
 * The largest and the smallest board in either orientation; panels and rails that we add are included. 500 × 600 mm is
 * the capability page's; with inner layers 400 × 500 mm is a board house's limit of pressing.
 */
export const size: PcbRule = {
  yields: [],
  check(specification): Finding | null {
    const { widthMm, heightMm } = specification;
    const wrong = SIDES.find((side) => !isLength(specification[side]));
    if (wrong) return { option: wrong, args: { problem: "format" } };
    const { minMm: min } = SIZE_LIMITS;
    const small = SIDES.find((side) => specification[side] < min);
    if (small) return { option: small, args: { problem: "small", width: widthMm, height: heightMm, min } };
    const isMultilayer = onMultilayer(specification);
    const maxShort = isMultilayer ? SIZE_LIMITS.maxMultilayerShortMm : SIZE_LIMITS.maxShortMm;
    const maxLong = isMultilayer ? SIZE_LIMITS.maxMultilayerLongMm : SIZE_LIMITS.maxLongMm;
    const { width, height } = madeSize(specification);
    if (Math.min(width, height) <= maxShort * 100 && Math.max(width, height) <= maxLong * 100) return null;
    const board = isMultilayer ? "multilayer" : "board";
    const args = { problem: "large", width: width / 100, height: height / 100, board, maxShort, maxLong };
    return { option: longerSide(specification, width > height), args };
  },
};

/** Boards (or panels) are ordered in steps. */
export const quantity: PcbRule = {
  yields: [],
  check({ quantity: asked }) {
    const args = { min: QUANTITY_STEPS[0] ?? 5, max: QUANTITY_STEPS.at(-1) ?? 10_000 };
    return QUANTITY_STEPS.includes(asked) ? null : { option: "quantity", args };
  },
};

/**
 * Thinnest and thickest board by layers: a board house's public order form, and for 0.4 mm another one's price list.
 */
const THICKNESS_BY_LAYERS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0.4, 1.6],
  2: [0.4, 1.6],
  4: [0.6, 2.5],
  6: [1.0, 2.5],
  8: [1.2, 2.5],
};

/** The thinnest and the thickest board that can be pressed with this number of layers. */
export const thicknessByLayers: PcbRule = {
  yields: ["thicknessMm"],
  check({ thicknessMm, layers }) {
    const limits = THICKNESS_BY_LAYERS[layers];
    // Another rule handles an unavailable layer count.
    if (!limits) return null;
    const [min, max] = limits;
    return thicknessMm >= min && thicknessMm <= max ? null : { option: "thicknessMm", args: { layers, min, max } };
  },
};

/** An integer of working days, not below the shortest that can be bought. */
export const leadTime: PcbRule = {
  yields: ["leadTimeDays"],
  check(specification) {
    const quickest = quickestDays(specification);
    const { leadTimeDays } = specification;
    const isOffered = Number.isInteger(leadTimeDays) && leadTimeDays >= quickest && leadTimeDays <= MAX_LEAD_TIME_DAYS;
    return isOffered ? null : { option: "leadTimeDays", args: { quickest } };
  },
};

/** A test method requires the electrical test. */
export const testTypeNeedsTesting = onlyWhere("testType", ({ testing }) => testing, { yields: ["testing"] });

const TESTED_FROM_LAYERS = 2;

/**
 * Every board with plated holes is tested; single-layer boards may skip the test or use samples: a board house's order
 * checks.
 */
export const testByLayers: PcbRule = {
  yields: [],
  check({ layers, testing, testType }) {
    if (layers < TESTED_FROM_LAYERS || (testing && testType !== "sampling")) return null;
    return { option: testing ? "testType" : "testing", args: { layers: TESTED_FROM_LAYERS } };
  },
  follows: ({ testType }) => ({ testing: true, testType: testType === "sampling" ? "flyingProbe" : testType }),
};
