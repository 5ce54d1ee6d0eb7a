// Real boards, most of which exist as products: a risk ("cannot be made") among them is justified here by our capability
// list, and any other is a fault of the check. Boards that take long are in the README beside the rules.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { readBoard } from "@/lib/core/gerber/board";
import { ownOrder } from "@/scripts/corpus-dfm";
import { corpusSets, hasCorpus, openSet } from "@/scripts/corpus-set";

/** By the number of the set; the rest of its name is the tool or the project that it is of. */
const EXPLAINED: Readonly<Record<string, Partial<Record<RuleId, string>>>> = {
  og03: {},
  og09: {
    copperToEdgeOuter: "a strip of a net, 0.19 mm wide along the lower edge: nothing of it is left by the router",
  },
  og14: {},
  og16: {},
  og24: {},
  og27: {},
  og32: {},
  og37: { traceToPad: "traces run 0.09 mm from the pads of the headers on an inner layer; we make 0.1 mm" },
  og38: {},
  og39: { traceToPad: "a bend of a trace lies 0.066 mm from the pad of a lead; we make 0.1 mm" },
  og40: {},
  og41: {},
  og51: {},
  og52: {},
  og55: {},
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
