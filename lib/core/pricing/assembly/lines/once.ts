// Lines per order, whatever the quantity: setup, programs, stencils, fixtures.

import { parseMicro } from "@/lib/base/money";
import { assemblyStencils, populatedSides } from "@/lib/core/pcba/specification";
import { type AssemblyCostLine, type AssemblyInput, costs, times, type WorkLineKey } from "../line";

/** A fee for each assembled side. */
function perSide(section: "setup" | "programming"): AssemblyCostLine {
  return ({ assembly, book }) => {
    const sides = populatedSides(assembly);
    if (sides === 0) return null;
    const each = book[section].perSide;
    return costs(times(each, sides), "perSide", { sides, eachMicro: parseMicro(each) });
  };
}

const needsFineLaser = ({ assembly, book }: AssemblyInput) =>
  assembly.smallestPart !== "0402" || (assembly.bgaCount > 0 && assembly.bgaPitchMm <= book.laser.finePitchMm);

/** The reason for a soldering pallet, of two; null without one. */
function fixtureReason({ board, assembly, book }: AssemblyInput): "fixtureThin" | "fixtureOpposite" | null {
  if (assembly.thtJoints === 0) return null;
  if (board.thicknessMm <= book.fixture.upToMm) return "fixtureThin";
  return assembly.thtOpposite ? "fixtureOpposite" : null;
}

type OnceKey = Extract<
  WorkLineKey,
  | "setup"
  | "programming"
  | "assemblyXyDesignCost"
  | "assemblyToolingCost"
  | "stencil"
  | "laser"
  | "partCost"
  | "assemblyJigsCost"
  | "fixture"
  | "mould"
  | "colour"
>;

export const ONCE_LINES: Readonly<Record<OnceKey, AssemblyCostLine>> = {
  setup: perSide("setup"),
  programming: perSide("programming"),
  assemblyXyDesignCost: ({ assembly, book }) =>
    assembly.coordinates
      ? costs(0, "coordinatesGiven")
      : costs(parseMicro(book.coordinates.missing), "coordinatesMade"),
  assemblyToolingCost: ({ assembly, book }) =>
    assembly.thtJoints > 0
      ? costs(parseMicro(book.throughHole.perOrder), "throughHoleTooling")
      : costs(0, "noThroughHole"),
  stencil({ assembly, book: { stencil } }) {
    const count = assemblyStencils(assembly);
    if (count === 0) return null;
    return costs(times(stencil.each, count), "workingStencil", { count, eachMicro: parseMicro(stencil.each) });
  },
  laser(input) {
    const count = assemblyStencils(input.assembly);
    if (count === 0) return null;
    if (!needsFineLaser(input)) return costs(0, "laserIncluded");
    const each = input.book.laser.fine;
    return costs(times(each, count), "laserFine", { count, eachMicro: parseMicro(each) });
  },
  partCost({ assembly: { customerParts: count, partsPrepared }, book: { partHandling } }) {
    if (count === 0) return costs(0, "partsFromStock");
    if (partsPrepared) return costs(0, "partsPrepared", { count });
    const eachMicro = parseMicro(partHandling.perPart);
    return costs(times(partHandling.perPart, count), "partsHandled", { count, eachMicro });
  },
  assemblyJigsCost: ({ assembly, book }) =>
    assembly.customTesting ? costs(parseMicro(book.customTesting.jig), "testJig") : costs(0, "noTestJig"),
  fixture(input) {
    const reason = fixtureReason(input);
    const { perOrder, upToMm } = input.book.fixture;
    return reason && costs(parseMicro(perOrder), reason, { upTo: upToMm });
  },
  mould: ({ assembly, book }) => (assembly.leadForming ? costs(parseMicro(book.mould.perOrder), "leadDie") : null),
  colour: () => costs(0, "everyColour"),
};
