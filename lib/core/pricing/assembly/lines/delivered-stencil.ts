// A stencil delivered with the boards, at its own price.

import { scaleMicro } from "@/lib/base/money";
import { madeSize } from "@/lib/core/pcb/panel";
import { type AssemblySide, assemblyStencils } from "@/lib/core/pcba/specification";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import {
  completeStencil,
  fittingSheet,
  stencilCount,
  type StencilSide,
  type StencilSpecification,
} from "@/lib/core/pricing/stencil/specification";
import { type AssemblyCostLine, type AssemblyInput, costs, type DeliveredStencilKey } from "../line";

const SIDES: Readonly<Record<AssemblySide, StencilSide>> = {
  top: "Top",
  bottom: "Bottom",
  combine: "Combine",
  separate: "Separate",
};

const HUNDREDTHS = 100;

/** A sheet that prints the board or panel; two sides on one stencil are next to each other. */
function sheetFor({ board }: AssemblyInput, side: StencilSide): StencilSpecification {
  const { width, height } = madeSize(board);
  const [short, long] = [Math.min(width, height) / HUNDREDTHS, Math.max(width, height) / HUNDREDTHS];
  return completeStencil({ side, size: fittingSheet(side === "Combine" ? 2 * short : short, long) });
}

interface Delivered {
  stencil: StencilSpecification;
  amountMicro: number;
}

/** Null if none is delivered. Two small sheets are chosen if they cost less than a large one for both sides. */
function delivered(input: AssemblyInput): Delivered | null {
  const { assembly, stencilBook } = input;
  if (!assembly.deliverStencil || assemblyStencils(assembly) === 0) return null;
  const priced = (side: StencilSide): Delivered => {
    const stencil = sheetFor(input, side);
    return { stencil, amountMicro: priceStencil(stencil, stencilBook).stencilTotal.amountMicro };
  };
  const ordered = priced(SIDES[assembly.assemblySide]);
  if (assembly.assemblySide !== "combine") return ordered;
  const two = priced("Separate");
  return two.amountMicro < ordered.amountMicro ? two : ordered;
}

export const DELIVERED_STENCIL_LINES: Readonly<Record<DeliveredStencilKey, AssemblyCostLine>> = {
  componentsStencilPrice(input) {
    const found = delivered(input);
    if (!found) return null;
    const { stencil, amountMicro } = found;
    const count = stencilCount(stencil);
    const args = { count, size: stencil.size.replace("x", " × "), eachMicro: scaleMicro(amountMicro, 1, count) };
    return costs(amountMicro, "stencilDelivered", args);
  },
  componentsStencilQty(input) {
    const found = delivered(input);
    return found && costs(0, "stencilCount", { count: stencilCount(found.stencil) });
  },
};
