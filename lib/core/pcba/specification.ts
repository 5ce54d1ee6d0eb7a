// An assembled board's specification: the bare board, what is soldered to it, and who brings the parts.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { isPanel } from "@/lib/core/pcb/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** One side, both with one stencil for the two, or both with a stencil each. */
export type AssemblySide = "top" | "bottom" | "combine" | "separate";

/** We buy all parts, some of them, or none. */
export type Supply = "turnkey" | "partial" | "customer";

/** The smallest chip part, by its imperial size. */
export type SmallestPart = "0402" | "0201" | "01005";

/** Counts are of one board. */
export type AssemblySpecification = {
  assemblySide: AssemblySide;
  supply: Supply;
  /** What the customer sends arrives counted, labelled and ready for the machines. */
  partsPrepared: boolean;
  /** Lines of the parts list: different parts, not pieces. */
  bomLines: number;
  /** Of these, how many the customer sends; all of them or none where `supply` says so. */
  customerParts: number;
  smtJoints: number;
  thtJoints: number;
  /** Through-hole parts stand on another side than the surface-mounted ones. */
  thtOpposite: boolean;
  smallestPart: SmallestPart;
  /** Packages whose joints only X-rays see, and the finest pitch among them. */
  bgaCount: number;
  bgaPitchMm: number;
  /** A coordinate file comes along; otherwise an engineer makes one. */
  coordinates: boolean;
  icProgramming: boolean;
  /** How many of them on a board; 1 where none is programmed. */
  programmedIcs: number;
  customTesting: boolean;
  /** Leads are bent to shape before they are soldered. */
  leadForming: boolean;
  /** A stencil is delivered too; the one that we print with stays with us in any case. */
  deliverStencil: boolean;
};

export type PcbaSpecification = { board: PcbSpecification; assembly: AssemblySpecification };

/** Options that are chosen from a list, the lowest grade first. */
export const ASSEMBLY_OPTIONS = {
  assemblySide: ["top", "bottom", "combine", "separate"],
  supply: ["turnkey", "partial", "customer"],
  smallestPart: ["0402", "0201", "01005"],
  bgaPitchMm: [0.8, 0.65, 0.5, 0.4, 0.35, 0.3],
} as const;

/** The specification's limits of assembly; counts beyond ours are settled with a person. */
export const ASSEMBLY_LIMITS = {
  maxShortMm: 450,
  maxLongMm: 500,
  /** Two sides beside each other on the largest stencil that is cut. */
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

/** A small board of one side whose parts the customer sends: what the engine prices whole. */
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

/** What follows of the rest: who sends which parts, and what means nothing without something else. */
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

/** What was left out takes its default; parts of which nothing was said are half of the lines where some are sent. */
export function completeAssembly(given: Partial<AssemblySpecification>): AssemblySpecification {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const whole: AssemblySpecification = { ...DEFAULT_ASSEMBLY, ...said };
  const customerParts = given.customerParts ?? Math.ceil(whole.bomLines / 2);
  return settleAssembly({ ...whole, customerParts });
}

export type GivenPcba = { board?: Partial<PcbSpecification>; assembly?: Partial<AssemblySpecification> };

export function completePcba({ board = {}, assembly = {} }: GivenPcba): PcbaSpecification {
  return { board: completeSpecification(board), assembly: completeAssembly(assembly) };
}

/** How many sides are printed, placed and reflowed. */
export function populatedSides({ assemblySide, smtJoints }: AssemblySpecification): number {
  if (smtJoints === 0) return 0;
  return assemblySide === "combine" || assemblySide === "separate" ? 2 : 1;
}

/** Lines of the parts list for each side that is assembled; through-hole parts alone count as one side. */
export function linesPerSide(assembly: AssemblySpecification): number {
  return assembly.bomLines / Math.max(1, populatedSides(assembly));
}

/** Stencils that it takes: one, or one for each side. */
export function assemblyStencils(assembly: AssemblySpecification): number {
  if (assembly.smtJoints === 0) return 0;
  return assembly.assemblySide === "separate" ? 2 : 1;
}

/** Boards in all: those of a panel each. */
export function assembledPieces(board: PcbSpecification): number {
  return board.quantity * (isPanel(board) ? board.panelColumns * board.panelRows : 1);
}

export type Technology = "smt" | "tht" | "hybrid";

export function technologyOf({ smtJoints, thtJoints }: AssemblySpecification): Technology {
  if (thtJoints === 0) return "smt";
  return smtJoints === 0 ? "tht" : "hybrid";
}
