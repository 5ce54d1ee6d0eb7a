// A price line of an assembly: its key, amount and rule.

import { parseMicro, scaleMicro } from "@/lib/base/money";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import type { LineRule } from "@/lib/core/pricing/line";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";
import type { AssemblyBook } from "./book";

/** The keys of the specification, and our own for further lines. */
export type ComponentLineKey = "componentsUnitPrice" | "componentsMoqCost";
export type WorkLineKey =
  | "setup"
  | "programming"
  | "assemblyXyDesignCost"
  | "assemblyToolingCost"
  | "stencil"
  | "laser"
  | "partCost"
  | "assemblyUnitPrice"
  | "assembly"
  | "xRay"
  | "icProgramming"
  | "coustomTesting"
  | "assemblyJigsCost"
  | "fixture"
  | "mould"
  | "colour";
export type DeliveredStencilKey = "componentsStencilPrice" | "componentsStencilQty";
export type AssemblyLineKey = ComponentLineKey | WorkLineKey | DeliveredStencilKey;

/** The cost of the parts of one board, from a matched BOM; `minimumMicro` is the MOQ excess and attrition. */
export type PricedParts = { perBoardMicro: number; minimumMicro: number };

export type AssemblyInput = {
  board: PcbSpecification;
  assembly: AssemblySpecification;
  /** Total boards. */
  pieces: number;
  /** Null if turnkey parts are not priced yet. */
  parts: PricedParts | null;
  book: AssemblyBook;
  stencilBook: StencilBook;
};

type Cost = { amountMicro: number; rule: LineRule };

/** The line; null if it does not apply. */
export type AssemblyCostLine = (input: AssemblyInput) => Cost | null;

export function costs(amountMicro: number, key: string, args: LineRule["args"] = {}): Cost {
  return { amountMicro, rule: { key, args } };
}

/** An amount of the book times a count, in millionths. */
export function times(amount: string, count: number): number {
  return scaleMicro(parseMicro(amount), count, 1);
}
