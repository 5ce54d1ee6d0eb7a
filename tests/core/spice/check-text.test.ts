import { expect, it } from "vitest";
import { checkText } from "@/lib/core/spice/check-text";

it("gives findings of reading and of checking by line, with the line in the text", () => {
  const text = ["* title", "R1 in", "R2 in 0 {rx}", "Q1 in in 0 none", ".tran 1u 1m"].join("\n");
  expect(checkText(text).map(({ code, subject, source }) => [source?.line, code, subject])).toEqual([
    [2, "MALFORMED_ELEMENT", "R1"],
    [3, "UNDEFINED_PARAMETER", "rx"],
    [4, "MODEL_NOT_FOUND", "none"],
  ]);
});

it("finds nothing in a netlist that can be run", () => {
  expect(checkText("* divider\nV1 in 0 1\nR1 in out 1k\nR2 out 0 1k\n.op\n.end\n")).toEqual([]);
});
