// The side of a line from several sources: which one decides, and when two of them contradict each other.

import { describe, expect, it } from "vitest";
import { resolveSides, type SidedLine, type SideSources } from "@/lib/core/placement/resolve-sides";

const line = (change: Partial<SidedLine> = {}): SidedLine => ({
  designators: ["R1"],
  side: null,
  isAnswered: false,
  mounting: "smt",
  ...change,
});
const top = (designator: string) => ({ designator, side: "top" as const });
const bottom = (designator: string) => ({ designator, side: "bottom" as const });
const resolve = (one: SidedLine, sources: Partial<SideSources> = {}) =>
  resolveSides([one], { placements: [], pasteSides: null, ...sources })[0];

describe("the side of a line", () => {
  it.each([
    ["coordinates alone", line(), { placements: [bottom("R1")] }, ["bottom", "coordinates"]],
    [
      "coordinates in another letter case",
      line({ designators: ["r1"] }),
      { placements: [bottom("R1")] },
      ["bottom", "coordinates"],
    ],
    ["the list alone", line({ side: "bottom" }), {}, ["bottom", "list"]],
    [
      "the list where the coordinates name no side",
      line({ side: "bottom" }),
      { placements: [{ designator: "R1", side: null }] },
      ["bottom", "list"],
    ],
    ["the paste of a board with one assembled side", line(), { pasteSides: "bottom" }, ["bottom", "board"]],
    ["nothing", line(), {}, [null, null]],
    ["a board with paste on both sides", line(), { pasteSides: "both" }, [null, null]],
    ["the board, for a part without paste", line({ mounting: "tht" }), { pasteSides: "top" }, [null, null]],
  ] as const)("comes from %s", (_name, one, sources, [side, source]) => {
    expect(resolve(one, sources as Partial<SideSources>)).toEqual({ side, source, conflict: null });
  });

  it("is both where the parts of a line are placed on both", () => {
    const one = line({ designators: ["R1", "R2", "R3"] });
    expect(resolve(one, { placements: [top("R1"), bottom("R2")] })).toMatchObject({ side: "both", conflict: null });
  });

  it("is the coordinates' where the list contradicts them, and a question", () => {
    const placements = [bottom("R1")];
    expect(resolve(line({ side: "top" }), { placements })).toEqual({
      side: "bottom",
      source: "coordinates",
      conflict: { source: "list", side: "top" },
    });
    expect(resolve(line({ side: "both" }), { placements })).toMatchObject({ side: "bottom", conflict: null });
    const two = line({ designators: ["R1", "R2"], side: "top" });
    expect(resolve(two, { placements: [bottom("R1"), top("R2")] })).toMatchObject({
      side: "both",
      conflict: { side: "top" },
    });
  });

  it("is a question where the board has no paste on that side, unless the part needs none", () => {
    const sources: Partial<SideSources> = { placements: [bottom("R1")], pasteSides: "top" };
    expect(resolve(line(), sources)).toMatchObject({ side: "bottom", conflict: { source: "board", side: "top" } });
    expect(resolve(line({ mounting: "tht" }), sources)).toMatchObject({ side: "bottom", conflict: null });
    expect(resolve(line({ mounting: null }), sources)).toMatchObject({ side: "bottom", conflict: null });
  });

  it("is what the customer answered, whatever the files say", () => {
    const sources: Partial<SideSources> = { placements: [bottom("R1")], pasteSides: "bottom" };
    expect(resolve(line({ side: "top", isAnswered: true }), sources)).toEqual({
      side: "top",
      source: "customer",
      conflict: null,
    });
  });
});
