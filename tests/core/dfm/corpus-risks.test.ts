// Every risk that is told of real boards, most of which were made somewhere: each was looked at, and why it is true is
// said here. A risk that comes to be told, or no longer is, has to be looked at again. Boards that take long are in the
// README of the room.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { readBoard } from "@/lib/core/gerber/board";
import { ownOrder } from "@/scripts/corpus-dfm";
import { corpusSets, hasCorpus, openSet } from "@/scripts/corpus-set";

/** By the number of the set; the rest of its name is the tool or the project that it is of. */
const EXPLAINED: Readonly<Record<string, Partial<Record<RuleId, string>>>> = {
  og03: {},
  og09: { copperToEdgeOuter: "a strip of copper, 0.19 mm wide, lies along the lower edge: nothing of it is left" },
  og14: {},
  og16: { viaPadDiameter: "a via of 0.4 mm at the corner of a pour has a pad of 0.3 mm" },
  og24: { componentRing: "lugs are drilled as rows of holes of 1.65 mm in pads that leave 0.076 mm at the sides" },
  og27: { viaRing: "vias of 0.4 mm in pads of 0.6 mm, those that lie in no pour" },
  og32: {
    componentRing: "vias of 0.3 mm below a chip, in pads of 0.4 mm on the lower side",
    innerRing: "the same vias, on the inner layers",
    unplatedHoleToCopper: "a contact of the USB socket, 0.195 mm from the hole for its peg",
  },
  og37: { traceToPad: "tracks run 0.09 mm from the pads of the headers on an inner layer" },
  og38: { copperToEdgeOuter: "pads of the battery's holder and the card's socket, 0.08 and 0.17 mm from the edge" },
  og39: { traceToPad: "a bend of a track lies 0.066 mm from the pad of a lead" },
  og40: { componentRing: "screw holes in pads that leave 0.097 mm" },
  og41: {},
  og51: { viaRing: "vias of 0.3 mm in pads of 0.5 mm, those that lie in no pour" },
  og52: {},
  og55: {
    copperToEdgeOuter: "pads of a header, 0.112 mm from the edge",
    copperToEdgeInner: "the same pads, on the inner layers",
  },
};

const NUMBERS = Object.keys(EXPLAINED);
const SETS = hasCorpus() ? corpusSets().filter(({ id }) => NUMBERS.some((number) => id.startsWith(`${number}-`))) : [];

describe.skipIf(SETS.length === 0)("the risks of a real board are those that are explained", () => {
  test.each(SETS)("$id", async (set) => {
    const opened = await openSet(set);
    const read = "files" in opened ? readBoard(opened.files) : null;
    if (!read?.ok) throw new Error("not read");
    const { findings } = checkBoard(read.value, ownOrder(read.value));
    const risks = new Set(findings.flatMap(({ severity, rule }) => (severity === "risk" ? [rule] : [])));
    expect([...risks].sort()).toEqual(Object.keys(EXPLAINED[set.id.split("-")[0] ?? ""] ?? {}).sort());
  });
});
