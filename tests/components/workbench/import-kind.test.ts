// The kind of a file by its name, and which files are refused before they are read.
import { describe, expect, it } from "vitest";
import { importedName, importKindOf, refusalOf } from "@/components/workbench/import/import-kind";
import { nameProblem } from "@/components/workbench/name-problem";

const MB = 1024 * 1024;

describe("a file to import", () => {
  it.each([
    ["board.zip", "board"],
    ["Board.RAR", "board"],
    ["sensor.kicad_pcb", "board"],
    ["old.brd", "board"],
    ["parts.xlsx", "bom"],
    ["parts.csv", "bom"],
    ["amplifier.json", "schematic"],
    ["amplifier.kicad_sch", "design"],
    ["amplifier.SchDoc", "design"],
    ["filter.asc", "design"],
    ["divider.circuitjs", "design"],
    ["json", null],
  ])("%s is a %s", (name, kind) => {
    expect(importKindOf(name)).toBe(kind);
  });

  it.each([
    ["board.zip", 100 * MB, null],
    ["board.zip", 100 * MB + 1, { reason: "tooLarge", limit: 100 }],
    ["parts.csv", 5 * MB + 1, { reason: "tooLarge", limit: 5 }],
    ["drawing.json", 16 * MB, null],
    ["drawing.json", 16 * MB + 1, { reason: "tooLarge", limit: 16 }],
    ["drawing.json", 0, { reason: "empty", limit: 16 }],
  ])("%s of %d bytes: %o", (name, size, expected) => {
    expect(refusalOf({ name, size })).toEqual(expected);
  });

  it("of another kind is refused for its kind", () => {
    expect(refusalOf({ name: "a.step", size: 10 })?.reason).toBe("wrongType");
  });
});

describe("the name of an imported project", () => {
  it.each([
    ["Amplifier.json", "Amplifier"],
    ["a/b\\c.JSON", "a-b\\c"],
    ["  spaced  .json", "spaced"],
    ["电源.json", "电源"],
    ["two_ax.PrjPcb", "two_ax"],
    ["lamp.zip", "lamp"],
    [".json", ""],
  ])("%s → %s", (file, expected) => {
    expect(importedName(file)).toBe(expected);
  });

  it.each(["x".repeat(500), "😀".repeat(300)])("can be used, with a number behind it, however long", (stem) => {
    expect(nameProblem(`${importedName(`${stem}.json`)} 50`)).toBeNull();
  });
});

describe("a name", () => {
  it.each([
    ["", "common.required"],
    ["   ", "common.required"],
    ["a/b", "project.noSlash"],
    ["x".repeat(201), "common.tooLong"],
    ["a\u0000b", "common.invalidCharacters"],
    ["x".repeat(200), null],
    ["  Amplifier 2  ", null],
    ["放大器（第 2 版）", null],
  ])("%o: %s", (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});
