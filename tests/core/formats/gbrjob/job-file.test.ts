import { describe, expect, it } from "vitest";
import { assembleBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { readJobFile, stackOfJobs } from "@/lib/core/formats/gbrjob/job-file";
import type { SourceFile } from "@/lib/core/board/source-file";

const text = new TextEncoder();
const file = (name: string, content: string): SourceFile => ({ name, bytes: text.encode(content) });

const GERBER = "%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D02*\nX9000000Y0D01*\nM02*\n";
const JOB = {
  GeneralSpecs: { BoardThickness: 1.0, Finish: "ENIG" },
  FilesAttributes: [{ Path: "top.gbr", FileFunction: "Copper,L1,Top" }],
  MaterialStackup: [
    { Type: "Legend", Color: "White" },
    { Type: "SolderMask", Color: "Black", Thickness: 0.01 },
    { Type: "Copper", Thickness: 0.035 },
    { Type: "Dielectric", Thickness: 0.4, Material: "FR4" },
    { Type: "Copper", Thickness: 0.0175 },
    { Type: "Dielectric", Thickness: 0.4, Material: "FR4" },
    { Type: "Copper", Thickness: 0.035 },
  ],
};

describe("the job file of a set", () => {
  it("names its files and how the board is to be made", () => {
    expect(readJobFile(JSON.stringify(JOB))).toEqual({
      files: [{ path: "top.gbr", fileFunction: "Copper,L1,Top" }],
      copperLayers: 1,
      stack: {
        thicknessMm: 1,
        finish: "ENIG",
        maskColor: "Black",
        silkColor: "White",
        outerCopperMm: 0.035,
        innerCopperMm: 0.0175,
      },
    });
  });

  it("is one of attributes in older sets, in either unit: 0.062 in are 1.5748 mm", () => {
    const old = (unit: string, thickness: string) =>
      stackOfJobs([file("b.gbrjob", `G04 job*\n%MO${unit}*%\n%TJ.B_Thickness,${thickness}*%\nM02*\n`)]);
    expect(old("MM", "1.570000")).toEqual({ thicknessMm: 1.57 });
    expect(old("IN", "0.062")).toEqual({ thicknessMm: 1.5748 });
  });

  it.each([
    ["no JSON and no attribute", "hello"],
    ["nothing but a list", "[]"],
    [
      "words that say nothing",
      JSON.stringify({ GeneralSpecs: { Finish: "None" }, MaterialStackup: [{ Type: "Legend" }] }),
    ],
    ["a thickness that is none", JSON.stringify({ GeneralSpecs: { BoardThickness: -1 } })],
    [
      "other types of values",
      JSON.stringify({ GeneralSpecs: { BoardThickness: "1.6", Finish: 7 }, MaterialStackup: {} }),
    ],
    [
      "a colour as long as a letter",
      JSON.stringify({ MaterialStackup: [{ Type: "SolderMask", Color: "x".repeat(500) }] }),
    ],
  ])("says nothing of the make with %s", (_, content) => {
    expect(stackOfJobs([file("a.gbrjob", content)])).toBeUndefined();
  });

  it("counts as the first of several that says a thing", () => {
    const jobs = [
      { Finish: "None", BoardThickness: 0.8 },
      { Finish: "ENIG", BoardThickness: 1.6 },
    ];
    const files = jobs.map((specs, at) => file(`${at}.gbrjob`, JSON.stringify({ GeneralSpecs: specs })));
    expect(stackOfJobs(files)).toEqual({ thicknessMm: 0.8, finish: "ENIG" });
  });

  it("tells the board's facts", () => {
    const files = [file("b-F_Cu.gbr", GERBER), file("b-B_Cu.gbr", GERBER), file("b-job.gbrjob", JSON.stringify(JOB))];
    const board = assembleBoard(files, identifyLayers(files));
    if (!board.ok) throw new Error(board.code);
    expect(boardFacts(board.value).stated).toMatchObject({ thicknessMm: 1, finish: "ENIG", maskColor: "Black" });
    const without = assembleBoard(files.slice(0, 2), identifyLayers(files.slice(0, 2)));
    expect(without.ok && boardFacts(without.value).stated).toBeNull();
  });
});
