// An assembled board's specification: the bare board, its assembly, and the sourcing of parts.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { isPanel } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** One side, both with a combined stencil, or both with a stencil each. */
export type AssemblySide = "top" | "bottom" | "combine" | "separate";

/** Turnkey (we buy all parts), partial, or consigned by the customer. */
export type Supply = "turnkey" | "partial" | "customer";

/** The smallest chip part, by its imperial code. */
export type SmallestPart = "0402" | "0201" | "01005";

/** Counts are per board. */
export type AssemblySpecification = {
  assemblySide: AssemblySide;
  supply: Supply;
  /** True if the customer's parts arrive counted, labeled and ready for the machines. */
  partsPrepared: boolean;
  /** Lines of the parts list: distinct parts, not pieces. */
  bomLines: number;
  /** Lines that the customer supplies; all or none if `supply` implies it. */
  customerParts: number;
  smtJoints: number;
  thtJoints: number;
  /** True if through-hole parts are on another side than the surface-mounted ones, or on both. */
  thtOpposite: boolean;
  smallestPart: SmallestPart;
  /** Packages whose joints only X-ray can inspect, and the finest pitch among them. */
  bgaCount: number;
  bgaPitchMm: number;
  /** True if there is a coordinate file; otherwise an engineer creates one. */
  coordinates: boolean;
  icProgramming: boolean;
  /** Programmed ICs per board; 1 if none is programmed. */
  programmedIcs: number;
  customTesting: boolean;
  /** True if leads are formed before soldering. */
  leadForming: boolean;
  /** True if a stencil is delivered as well; the production stencil always stays with us. */
  deliverStencil: boolean;
};

export type PcbaSpecification = { board: PcbSpecification; assembly: AssemblySpecification };

/** Options with a list of values, the lowest grade first. */
export const ASSEMBLY_OPTIONS = {
  assemblySide: ["top", "bottom", "combine", "separate"],
  supply: ["turnkey", "partial", "customer"],
  smallestPart: ["0402", "0201", "01005"],
  bgaPitchMm: [0.8, 0.65, 0.5, 0.4, 0.35, 0.3],
} as const;

/** The specification's limits of assembly; larger counts need a manual review. */
export const ASSEMBLY_LIMITS = {
  maxShortMm: 450,
  maxLongMm: 500,
  /** Two sides next to each other on the largest stencil. */
  maxCombinedShortMm: 520,
  maxCombinedLongMm: 580,
  minPieces: 5,
  maxPieces: 10_000,
  minBgaPitchMm: 0.35,
  smallestPart: "0201",
  maxLines: 500,
  maxSmtJoints: 20_000,
  maxThtJoints: 5_000,
  maxBgas: 100,
  maxProgrammedIcs: 100,
} as const;

/** A small single-sided board with consigned parts, which can be priced automatically. */
export const DEFAULT_ASSEMBLY: AssemblySpecification = {
  assemblySide: "top",
  supply: "customer",
  partsPrepared: true,
  bomLines: 20,
  customerParts: 20,
  smtJoints: 100,
  thtJoints: 0,
  thtOpposite: false,
  smallestPart: "0402",
  bgaCount: 0,
  bgaPitchMm: 0.8,
  coordinates: true,
  icProgramming: false,
  programmedIcs: 1,
  customTesting: false,
  leadForming: false,
  deliverStencil: false,
};

/** Derives dependent values: who supplies which parts, and options without effect on their own. */
export function settleAssembly(assembly: AssemblySpecification): AssemblySpecification {
  const { supply, bomLines, customerParts, smtJoints, thtJoints, bgaCount, icProgramming } = assembly;
  const sent = { turnkey: 0, partial: customerParts, customer: bomLines };
  return {
    ...assembly,
    customerParts: sent[supply],
    partsPrepared: supply === "turnkey" ? DEFAULT_ASSEMBLY.partsPrepared : assembly.partsPrepared,
    thtOpposite: assembly.thtOpposite && smtJoints > 0 && thtJoints > 0,
    leadForming: assembly.leadForming && thtJoints > 0,
    bgaPitchMm: bgaCount > 0 ? assembly.bgaPitchMm : DEFAULT_ASSEMBLY.bgaPitchMm,
    programmedIcs: icProgramming ? assembly.programmedIcs : DEFAULT_ASSEMBLY.programmedIcs,
  };
}

/** Missing values take their default; with partial sourcing the customer supplies half of the lines by default. */
export function completeAssembly(options: Partial<AssemblySpecification>): AssemblySpecification {
  const defined = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const whole: AssemblySpecification = { ...DEFAULT_ASSEMBLY, ...defined };
  const customerParts = options.customerParts ?? Math.ceil(whole.bomLines / 2);
  return settleAssembly({ ...whole, customerParts });
}

export type PcbaInput = { board?: Partial<PcbSpecification>; assembly?: Partial<AssemblySpecification> };

export function completePcba({ board = {}, assembly = {} }: PcbaInput): PcbaSpecification {
  return { board: completeSpecification(board), assembly: completeAssembly(assembly) };
}

/** Number of sides that are printed, placed and reflowed. */
export function populatedSides({ assemblySide, smtJoints }: AssemblySpecification): number {
  if (smtJoints === 0) return 0;
  return assemblySide === "combine" || assemblySide === "separate" ? 2 : 1;
}

/** Lines of the parts list per assembled side; through-hole parts alone count as one side. */
export function linesPerSide(assembly: AssemblySpecification): number {
  return assembly.bomLines / Math.max(1, populatedSides(assembly));
}

/** Number of stencils: one, or one per side. */
export function assemblyStencils(assembly: AssemblySpecification): number {
  if (assembly.smtJoints === 0) return 0;
  return assembly.assemblySide === "separate" ? 2 : 1;
}

/** Total boards, including all boards of panels. */
export function assembledPieces(board: PcbSpecification): number {
  return board.quantity * (isPanel(board) ? board.panelColumns * board.panelRows : 1);
}

export type Technology = "smt" | "tht" | "hybrid";

export function technologyOf({ smtJoints, thtJoints }: AssemblySpecification): Technology {
  if (thtJoints === 0) return "smt";
  return smtJoints === 0 ? "tht" : "hybrid";
}
