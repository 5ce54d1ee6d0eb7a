// A line of an assembly's price: what it is for, what it costs, and the rule that made it so.

import { parseMicro, scaleMicro } from "@/lib/base/money";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { AssemblySpecification } from "@/lib/core/pcba/specification";
import type { LineRule } from "@/lib/core/pricing/line";
import type { StencilBook } from "@/lib/core/pricing/stencil/price";
import type { AssemblyBook } from "./book";

/** The specification's keys, and ours where it has none. */
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

/** What the parts of one board cost, from a matched list; `minimumMicro` is what least quantities and loss add. */
export type PricedParts = { perBoardMicro: number; minimumMicro: number };

export type AssemblyInput = {
  board: PcbSpecification;
  assembly: AssemblySpecification;
  /** Boards in all. */
  pieces: number;
  /** Null where the parts that we buy are not priced yet. */
  parts: PricedParts | null;
  book: AssemblyBook;
  stencilBook: StencilBook;
};

type Cost = { amountMicro: number; rule: LineRule };

/** The line, or null where it does not apply. */
export type AssemblyCostLine = (input: AssemblyInput) => Cost | null;

export function costs(amountMicro: number, key: string, args: LineRule["args"] = {}): Cost {
  return { amountMicro, rule: { key, args } };
}

/** A book's amount so many times, in millionths. */
export function times(amount: string, count: number): number {
  return scaleMicro(parseMicro(amount), count, 1);
}
