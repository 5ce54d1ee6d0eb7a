import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import type { DrillLayer } from "@/lib/core/board/drill";
import { isSameDrilling, withoutDoubles } from "@/lib/core/gerber/drill-doubles";
import { boardFacts } from "@/lib/core/measure/facts";
import { bytesOf } from "./gerber-text";

function drill(file: string, holes: number[], slots: number[][] = []): DrillLayer {
  return {
    file,
    plating: "unknown",
    holes: Float64Array.from(holes),
    slots: slots.map(([diameterMm = 0, ...path]) => ({ diameterMm, path: Float64Array.from(path) })),
  };
}

describe("two files drill the same", () => {
  const first = drill("a", [1, 2, 0.8, 3, 4, 1], [[1, 5, 5, 0, 7, 5, 0]]);

  it.each([
    ["in another order", [3, 4, 1, 1, 2, 0.8], [[1, 5, 5, 0, 7, 5, 0]], true],
    ["rounded otherwise, half a digit of inch 2.4 off", [1.0013, 1.9987, 0.8, 3, 4, 1], [[1, 5, 5, 0, 7, 5, 0]], true],
    // 0.0394 inch beside 0.039 inch.
    ["with tools in whole thousandths of an inch", [1, 2, 0.8, 3, 4, 1.0102], [[1, 5, 5, 0, 7, 5, 0]], true],
    ["without sizes", [1, 2, 0, 3, 4, 0], [[0, 5, 5, 0, 7, 5, 0]], true],
    ["a slot cut from the other end", [1, 2, 0.8, 3, 4, 1], [[1, 7, 5, 0, 5, 5, 0]], true],
    ["with another tool", [1, 2, 0.9, 3, 4, 1], [[1, 5, 5, 0, 7, 5, 0]], false],
    ["a tenth of a millimetre off", [1.1, 2, 0.8, 3, 4, 1], [[1, 5, 5, 0, 7, 5, 0]], false],
    ["one place twice instead of two", [1, 2, 0.8, 1, 2, 0.8], [[1, 5, 5, 0, 7, 5, 0]], false],
    ["with a hole more", [1, 2, 0.8, 3, 4, 1, 9, 9, 1], [[1, 5, 5, 0, 7, 5, 0]], false],
    ["without the slot", [1, 2, 0.8, 3, 4, 1], [], false],
  ])("%s", (_, holes, slots, isSame) => {
    expect(isSameDrilling(first, drill("b", holes, slots))).toBe(isSame);
  });
});

it("what an earlier file drills is taken from the later one, which is named", () => {
  const { drills, doubled } = withoutDoubles([
    drill("all", [1, 2, 0.8, 3, 4, 1]),
    drill("vias", [3.005, 4, 0.3, 8, 8, 1]),
  ]);
  expect(drills.map(({ file, holes }) => [file, [...holes]])).toEqual([
    ["all", [1, 2, 0.8, 3, 4, 1]],
    ["vias", [8, 8, 1]],
  ]);
  expect(doubled).toEqual(["vias"]);
});

it("vias that are stacked on one place are drilled span by span, and what a longer span drills is not drilled again", () => {
  const through = (from: number, to: number) => ({
    ...drill(`${from}-${to}`, [1, 2, 0.1]),
    span: { from, to },
  });
  const kept = (...drills: DrillLayer[]) =>
    withoutDoubles(drills).drills.flatMap(({ file, holes }) => (holes.length > 0 ? [file] : []));
  expect(kept(through(1, 2), through(2, 3), through(1, 2))).toEqual(["1-2", "2-3"]);
  expect(kept(through(1, 3), through(2, 3))).toEqual(["1-3"]);
  expect(kept(through(2, 3), drill("all", [1, 2, 0.1]))).toEqual(["2-3", "all"]);
  expect(kept(drill("all", [1, 2, 0.1]), through(2, 3))).toEqual(["all"]);
});

describe("a board's count of holes", () => {
  const copper = "%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,2*%\nD10*\nX10000Y10000D03*\nX50000Y10000D03*\nM02*\n";
  const excellon = (hits: string) => `M48\nMETRIC\nT1C0.8\n%\nT1\n${hits}\nM30\n`;
  const factsOf = (files: Record<string, string>) => {
    const result = readBoard(Object.entries(files).map(([name, text]) => ({ name, bytes: bytesOf(text) })));
    if (!result.ok) throw new Error(result.code);
    return { count: boardFacts(result.value).drillCount, codes: result.value.warnings.map(({ code }) => code) };
  };

  it("counts a drill file once that comes as Excellon and as Gerber", () => {
    const gerber = copper.replace("C,2", "C,0.8");
    const { count, codes } = factsOf({
      "b.gtl": copper,
      "b.drl": excellon("X1.0004Y1.0\nX5.0Y0.9996"),
      "b.xln": `%LNhole*%\n${gerber}`,
    });
    expect(count).toBe(2);
    expect(codes).toContain("DRILL_DUPLICATED");
  });

  it("says where most holes lie beyond the copper, as Excellon and as Gerber", () => {
    // The pads stand within 12 mm of the origin, the holes 90 mm beside them: plotted of another origin.
    const gerber = copper.replace("C,2", "C,0.8").replaceAll("Y10000", "Y-900000");
    expect(factsOf({ "b.gtl": copper, "b.drl": excellon("X1.0Y-90.0\nX5.0Y-90.0") }).codes).toContain(
      "DRILL_OUTSIDE_COPPER",
    );
    expect(factsOf({ "b.gtl": copper, "b-hole.gbr": gerber }).codes).toContain("DRILL_OUTSIDE_COPPER");
    const here = { "b.gtl": copper, "b-hole.gbr": copper.replace("C,2", "C,0.8") };
    expect(factsOf(here).codes).not.toContain("DRILL_OUTSIDE_COPPER");
  });

  it("counts two files that share some hits as they came", () => {
    const { count, codes } = factsOf({
      "b.gtl": copper,
      "b-through.drl": excellon("X1.0Y1.0\nX5.0Y1.0"),
      "b-via.drl": excellon("X5.0Y1.0"),
    });
    expect(count).toBe(3);
    expect(codes).toContain("DRILL_DUPLICATED");
  });
});
