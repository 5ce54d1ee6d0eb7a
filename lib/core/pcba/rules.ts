// Assembly rules: limits of the factory, and options that depend on each other.

import { madeSize, needsPanelForAssembly } from "@/lib/core/pcb/panel";
import { MIN_SINGLE_MM } from "@/lib/core/pcb/capability";
import { shownNumber } from "@/lib/core/pcb/rule";
import { checkSpecification } from "@/lib/core/pcb/rules";
import {
  ASSEMBLY_LIMITS as LIMITS,
  type AssemblySpecification,
  assembledPieces,
  type PcbaSpecification,
} from "./specification";

export type AssemblyRuleKey =
  | "assemblySize"
  | "assemblyNeedsPanel"
  | "assemblyPieces"
  | "assemblyJoints"
  | "assemblyBothSides"
  | "assemblyCombined"
  | "assemblyLines"
  | "assemblyCustomerParts"
  | "assemblyPartSize"
  | "assemblyBgaPitch"
  | "assemblyBgas"
  | "assemblyProgrammedIcs";

/** `option` is the one to change: of the assembly, or of the board under `board.`. */
export type PcbaViolation = { rule: string; option: string; args: Record<string, string | number> };
type Broken = Omit<PcbaViolation, "rule"> | null;
type AssemblyRule = (specification: PcbaSpecification) => Broken;

const HUNDREDTHS = 100;

function count(option: keyof AssemblySpecification, from: number, max: number): AssemblyRule {
  return ({ assembly }) => {
    const value = Number(assembly[option]);
    return Number.isInteger(value) && value >= from && value <= max ? null : { option, args: { min: from, max } };
  };
}

const size: AssemblyRule = ({ board }) => {
  const { width, height } = madeSize(board);
  const { maxShortMm, maxLongMm } = LIMITS;
  const isWithin =
    Math.min(width, height) <= maxShortMm * HUNDREDTHS && Math.max(width, height) <= maxLongMm * HUNDREDTHS;
  const option = width > height ? "board.widthMm" : "board.heightMm";
  const size = { width: shownNumber(width / HUNDREDTHS), height: shownNumber(height / HUNDREDTHS) };
  return isWithin ? null : { option, args: { ...size, maxShort: maxShortMm, maxLong: maxLongMm } };
};

const joints: AssemblyRule = ({ assembly: { smtJoints, thtJoints } }) => {
  const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;
  const args = { maxSmt: LIMITS.maxSmtJoints, maxTht: LIMITS.maxThtJoints };
  if (!isCount(thtJoints, LIMITS.maxThtJoints)) return { option: "thtJoints", args };
  return isCount(smtJoints, LIMITS.maxSmtJoints) && smtJoints + thtJoints > 0 ? null : { option: "smtJoints", args };
};

/** Both sides are placed next to each other along the board's longer side. */
const combined: AssemblyRule = ({ board, assembly: { assemblySide } }) => {
  if (assemblySide !== "combine") return null;
  const { width, height } = madeSize(board);
  const [one, other] = [2 * Math.min(width, height), Math.max(width, height)];
  const { maxCombinedShortMm, maxCombinedLongMm } = LIMITS;
  const isWithin =
    Math.min(one, other) <= maxCombinedShortMm * HUNDREDTHS && Math.max(one, other) <= maxCombinedLongMm * HUNDREDTHS;
  const args = { maxShort: maxCombinedShortMm, maxLong: maxCombinedLongMm };
  return isWithin ? null : { option: "assemblySide", args };
};

/** In the order in which they are reported. */
const RULES: Readonly<Record<AssemblyRuleKey, AssemblyRule>> = {
  assemblySize: size,
  assemblyNeedsPanel: ({ board }) =>
    needsPanelForAssembly(board)
      ? {
          option: "board.deliveryMethod",
          args: { width: board.widthMm, height: board.heightMm, min: MIN_SINGLE_MM },
        }
      : null,
  assemblyPieces({ board }) {
    const { minPieces: min, maxPieces: max } = LIMITS;
    const pieces = assembledPieces(board);
    return pieces >= min && pieces <= max ? null : { option: "board.quantity", args: { min, max, pieces } };
  },
  assemblyJoints: joints,
  assemblyBothSides({ assembly: { assemblySide, smtJoints } }) {
    const isBoth = assemblySide === "combine" || assemblySide === "separate";
    return isBoth && smtJoints === 0 ? { option: "assemblySide", args: {} } : null;
  },
  assemblyCombined: combined,
  assemblyLines: count("bomLines", 1, LIMITS.maxLines),
  assemblyCustomerParts({ assembly: { supply, bomLines, customerParts } }) {
    if (supply !== "partial") return null;
    const isSome = Number.isInteger(customerParts) && customerParts >= 1 && customerParts < bomLines;
    return isSome ? null : { option: "customerParts", args: { lines: bomLines } };
  },
  assemblyPartSize: ({ assembly: { smallestPart } }) =>
    smallestPart === "01005" ? { option: "smallestPart", args: { smallest: LIMITS.smallestPart } } : null,
  assemblyBgas: count("bgaCount", 0, LIMITS.maxBgas),
  assemblyBgaPitch({ assembly: { bgaCount, bgaPitchMm } }) {
    const isFine = bgaCount > 0 && !(bgaPitchMm >= LIMITS.minBgaPitchMm);
    return isFine ? { option: "bgaPitchMm", args: { min: LIMITS.minBgaPitchMm } } : null;
  },
  assemblyProgrammedIcs: count("programmedIcs", 1, LIMITS.maxProgrammedIcs),
};

export const ASSEMBLY_RULE_KEYS = Object.keys(RULES) as AssemblyRuleKey[];

/** Rules that a list may break by its length alone: they require a manual review, but do not prevent the order. */
const COUNTED_RULES: readonly string[] = [
  "assemblyLines",
  "assemblyJoints",
  "assemblyBgas",
] satisfies AssemblyRuleKey[];

/**
 * True if a broken rule concerns a quantity that is too large for an automatic price, rather than something impossible.
 */
export function isOnlyTooMuch({ rule }: Pick<PcbaViolation, "rule">, { assembly }: PcbaSpecification): boolean {
  const { bomLines, smtJoints, thtJoints } = assembly;
  return COUNTED_RULES.includes(rule) && bomLines > 0 && smtJoints + thtJoints > 0;
}

/** Violations of the assembly alone. */
export function checkAssembly(specification: PcbaSpecification): PcbaViolation[] {
  return ASSEMBLY_RULE_KEYS.flatMap((rule) => {
    const broken = RULES[rule](specification);
    return broken ? [{ rule, ...broken }] : [];
  });
}

/** Every rule that board and assembly break, the board's first; empty if it can be manufactured. */
export function checkPcba(specification: PcbaSpecification): PcbaViolation[] {
  const board = checkSpecification(specification.board).map(({ rule, option, args }) => ({
    rule,
    option: `board.${option}`,
    args,
  }));
  return [...board, ...checkAssembly(specification)];
}
