// Guarantee: where size, copper, drills and files disagree, the reading asks, and says nothing where they agree.

import { describe, expect, test } from "vitest";
import { boardFacts as contractFacts } from "@/lib/contracts/gerber";
import { questionsOf, questionSubject } from "@/lib/core/board/questions";
import { boardOf, drill, factsOf, gerber, grid, PLACES, simpleSet, simpleSetWith } from "../gerber/fixture-set";
import { bytesOf } from "../gerber/gerber-text";

const shifted = PLACES.map(([x, y]) => [x + 20, y] as const);
const X2 = (value: string) => `%TF.FileFunction,${value}*%\n`;

describe("questions of a set of files", () => {
  test("none where everything agrees", () => {
    expect(factsOf(simpleSet())).toMatchObject({ widthMm: 40, heightMm: 30, layers: 2, questions: [] });
  });

  test.each([
    ["an outline of twelve times the area", [gerber("b.gko", { boxes: [[0, 0, 140, 105]] })], ["OUTLINE_MUCH_LARGER"]],
    ["pads beyond the outline", [gerber("b.gtl", { pads: shifted })], ["COPPER_BEYOND_OUTLINE"]],
    ["holes beyond the outline", [drill("extra.drl", shifted)], ["DRILL_BEYOND_OUTLINE"]],
    [
      "a mask that lies beside the board",
      [gerber("b.gts", { pads: PLACES.map(([x, y]) => [x + 60, y] as const) })],
      ["LAYER_OUTSIDE_BOARD"],
    ],
    ["drills between layers that did not come", [drill("b-in2-back.drl", PLACES)], ["DRILL_LAYERS_MISSING"]],
    [
      "an attribute that names four layers",
      [drill("b.drl", PLACES, { head: "; #@! TF.FileFunction,Plated,1,4,PTH\n" })],
      ["DRILL_LAYERS_MISSING"],
    ],
    [
      "a layer that is cut off to nothing readable",
      [{ name: "b.g1", bytes: new Uint8Array([0, 1, 2, 0, 9]) }],
      ["FILE_UNREADABLE"],
    ],
    [
      "a job file of four layers",
      [{ name: "b.gbrjob", bytes: bytesOf('{"GeneralSpecs":{"LayerNumber":4}}') }],
      ["INNER_COPPER_MISSING"],
    ],
    [
      "half of the files unknown",
      ["q1", "q2", "q3", "q4", "q5", "q6"].map((name) =>
        gerber(`${name}.ger`, {
          pads: [[1, 1]],
          lines: [
            [
              [0, 0],
              [9, 9],
            ],
          ],
        }),
      ),
      ["FILES_UNUSED"],
    ],
  ])("%s", (_, changes, questions) => {
    expect(factsOf(simpleSetWith(changes)).questions).toEqual(questions);
  });

  test("a top layer that did not come, by its code and not by the size", () => {
    expect(factsOf(simpleSetWith([], ["b.gtl"])).questions).toEqual(["TOP_COPPER_MISSING"]);
  });

  test("a size that is only that of the copper", () => {
    expect(factsOf(simpleSetWith([], ["b.gko"])).questions).toEqual(["OUTLINE_FROM_COPPER"]);
  });

  test("one row of pins across a board asks nothing", () => {
    const row = grid([2, 5, 38, 5], 15, 1);
    const files = simpleSetWith([
      ...["b.gtl", "b.gbl", "b.gts", "b.gbs"].map((name) => gerber(name, { pads: row })),
      drill("b.drl", row),
    ]);
    expect(factsOf(files).questions).toEqual([]);
  });

  test("tooling holes on rails within the outline ask nothing", () => {
    const rails = grid([2, -3, 38, -3], 4, 1);
    const files = simpleSetWith([gerber("b.gko", { boxes: [[0, -6, 40, 36]] }), drill("rails-NPTH.drl", rails)]);
    expect(factsOf(files).questions).toEqual([]);
  });
});

test("files that state more copper than came count as what is stated", () => {
  const job = { name: "b.gbrjob", bytes: bytesOf('{"GeneralSpecs":{"LayerNumber":4}}') };
  expect(factsOf(simpleSetWith([job])).layers).toBe(4);
  const listed =
    '{"FilesAttributes":[{"Path":"b.g1","FileFunction":"Copper,L2,Inr"},{"Path":"b.gbl","FileFunction":"Copper,L6,Bot"}]}';
  expect(factsOf(simpleSetWith([{ name: "b.gbrjob", bytes: bytesOf(listed) }])).layers).toBe(6);
  expect(factsOf(simpleSetWith([gerber("b.gbl", { head: X2("Copper,L4,Bot"), pads: PLACES })])).layers).toBe(4);
});

test("an unreadable layer is named", () => {
  const files = simpleSetWith([
    { name: "b.gp1", bytes: bytesOf("encrypted by somebody") },
    { name: "b.g2", bytes: bytesOf(" \n") },
  ]);
  const warnings = boardOf(files).warnings.map(({ code, file }) => `${code} ${file}`);
  expect(warnings).toEqual(["FILE_UNREADABLE b.gp1", "FILE_EMPTY b.g2"]);
});

test("every question has a subject, comes once, and passes the contract", () => {
  const warnings = [
    { code: "OUTLINE_HEALED" },
    { code: "SEVERAL_SETS" },
    { code: "DRILL_BEYOND_OUTLINE" },
    { code: "DRILL_BEYOND_OUTLINE" },
  ] as const;
  expect(questionsOf(warnings)).toEqual(["SEVERAL_SETS", "DRILL_BEYOND_OUTLINE"]);
  expect([questionSubject("SEVERAL_SETS"), questionSubject("DRILL_BEYOND_OUTLINE")]).toEqual(["files", "size"]);
  expect([questionSubject("OUTLINE_HEALED"), questionSubject("constructor")]).toEqual([null, null]);
  const facts = factsOf(simpleSetWith([], ["b.gko"]));
  expect(contractFacts.parse(facts).questions).toEqual(["OUTLINE_FROM_COPPER"]);
  const { questions: _questions, ...older } = facts;
  expect(contractFacts.parse(older).questions).toEqual([]);
});
