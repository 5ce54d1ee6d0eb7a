import { describe, expect, test } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { boardFiles, boardNames, fixtureBoard, manifestOf } from "./fixture-board";
import { bytesOf } from "./gerber-text";

const codes = (board: { warnings: { code: string }[] }) =>
  [...new Set(board.warnings.map((warning) => warning.code))].sort();

test.each(boardNames())("the board %s has the facts of its manifest", (name) => {
  const { warnings = [], facts } = manifestOf(name);
  const board = fixtureBoard(name);
  expect(boardFacts(board)).toMatchObject(facts);
  expect(codes(board)).toEqual(warnings.sort());
});

describe("what is missing is named", () => {
  test.each([
    [["blinky-Edge_Cuts.gbr"], "OUTLINE_MISSING"],
    [["blinky-PTH.drl", "blinky-NPTH.drl"], "DRILL_MISSING"],
    [["blinky-F_Cu.gbr"], "TOP_COPPER_MISSING"],
    [["blinky-B_Cu.gbr"], "BOTTOM_COPPER_MISSING"],
    [["blinky-F_Cu.gbr", "blinky-B_Cu.gbr"], "COPPER_MISSING"],
    [["blinky-F_Mask.gbr", "blinky-B_Mask.gbr"], "MASK_MISSING"],
    [["blinky-B_Mask.gbr"], "MASK_MISSING"],
  ])("without %s", (without, code) => {
    expect(codes(fixtureBoard("blinky", without))).toContain(code);
  });

  test("a bottom layer that says it is the second makes two layers", () => {
    expect(boardFacts(fixtureBoard("blinky", ["blinky-F_Cu.gbr"])).layers).toBe(2);
  });

  test("facts that nobody can know are null", () => {
    const facts = boardFacts(fixtureBoard("blinky", ["blinky-Edge_Cuts.gbr", "blinky-PTH.drl", "blinky-NPTH.drl"]));
    expect(facts).toMatchObject({
      outline: "missing",
      minDrillMm: null,
      castellated: null,
      goldFingers: null,
      drillCount: 0,
    });
  });
});

describe("an archive that is no board", () => {
  test("is refused with a code", () => {
    expect(readBoard([{ name: "readme.txt", bytes: bytesOf("hello") }])).toEqual({
      ok: false,
      code: "NO_FABRICATION_FILES",
    });
    expect(readBoard([])).toEqual({ ok: false, code: "NO_FABRICATION_FILES" });
  });

  test("with layers in which nothing is drawn is refused with another", () => {
    const bytes = bytesOf("%TF.FileFunction,Copper,L1,Top*%\n%FSLAX46Y46*%\n%MOMM*%\nM02*\n");
    expect(readBoard([{ name: "a-F_Cu.gbr", bytes }])).toEqual({ ok: false, code: "NOTHING_DRAWN" });
  });
});

test("progress is told before each file, from 0 to all", () => {
  const seen: { index: number; total: number; file: string }[] = [];
  readBoard(boardFiles("stamps"), { onProgress: (progress) => seen.push(progress) });
  expect(seen.map(({ index, total }) => [index, total])).toEqual([0, 1, 2, 3, 4, 5].map((index) => [index, 6]));
  expect(seen.map(({ file }) => file).sort()).toEqual([
    "stamps.gbl",
    "stamps.gbs",
    "stamps.gko",
    "stamps.gtl",
    "stamps.gts",
    "stamps.txt",
  ]);
});

test("two copies of a board in one archive are one board, with a word about it", () => {
  const copies = ["a", "b"].flatMap((copy) =>
    boardFiles("blinky").map((file) => ({ ...file, name: file.name.replace("blinky", `board-${copy}`) })),
  );
  const result = readBoard(copies);
  expect(result.ok && codes(result.value)).toEqual(["SEVERAL_SETS"]);
  expect(result.ok && boardFacts(result.value)).toMatchObject({ widthMm: 30, heightMm: 20, drillCount: 10, layers: 2 });
});

test("a file that comes twice is counted once, and said", () => {
  const files = boardFiles("blinky");
  const drill = files.find((file) => file.name === "blinky-PTH.drl");
  const result = readBoard([...files, { name: "blinky-vias.drl", bytes: drill?.bytes ?? new Uint8Array() }]);
  expect(result.ok && boardFacts(result.value).drillCount).toBe(10);
  expect(result.ok && codes(result.value)).toEqual(["DRILL_DUPLICATED"]);
});

test("a model survives being handed to another thread", () => {
  const board = fixtureBoard("blinky");
  expect(boardFacts(structuredClone(board))).toEqual(boardFacts(board));
});
