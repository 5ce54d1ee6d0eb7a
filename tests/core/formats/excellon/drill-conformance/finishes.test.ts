import { describe, expect, test } from "vitest";
import { readDrillFile } from "@/lib/core/gerber/board-drills";
import { DrillReports } from "@/lib/core/formats/excellon/drill-notes";
import { spanOf } from "@/lib/core/board/drill-span";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { bytesOf } from "../../../gerber/gerber-text";

const FILE: LayerAssignment = {
  file: "board.drl",
  type: "drill",
  side: "all",
  format: "excellon",
  confidence: 1,
  basis: "name",
  evidence: [],
};

/** Finish → [x, y, diameter …] of its holes, then of the ends of its slots. */
function finishesOf(text: string, file = FILE): Record<string, number[]> {
  const context = { target: null, reports: new DrillReports([]), copperLayers: 2 };
  const { parts } = readDrillFile(file, bytesOf(text), context);
  return Object.fromEntries(
    parts.map(({ plating, holes, slots }) => [plating, [...holes, ...slots.flatMap(({ path }) => [...path])]]),
  );
}

describe("a drill file of plated and bare holes is told apart", () => {
  const hits = "%\nT1\nX1.0Y1.0\nT2\nX2.0Y2.0G85X4.0Y2.0\nX3.0Y3.0\nT1\nX5.0Y5.0\nM30";
  const expected = { plated: [1, 1, 0.3, 5, 5, 0.3], "non-plated": [3, 3, 3, 2, 2, 0, 4, 2, 0] };

  test.each([
    [
      "by the attributes of its tools (KiCad, XNC)",
      `M48\n; #@! TF.FileFunction,MixedPlating,1,2\nMETRIC\n; #@! TA.AperFunction,Plated,PTH,ViaDrill\nT1C0.3\n; #@! TA.AperFunction,NonPlated,NPTH,ComponentDrill\nT2C3.0\n${hits}`,
    ],
    [
      "by its sections (Altium, EasyEDA)",
      `M48\n;TYPE=PLATED\nMETRIC\nT1F00S00C0.3\n;TYPE=NON_PLATED\nT2F00S00C3.0\n${hits}`,
    ],
    [
      "by the comments of its tools (Allegro)",
      `M48\n;T01 Holesize 1. = 0.300000 Tolerance = +0/-0 PLATED MM Quantity = 2\n;T02 Holesize 2. = 3.000000 Tolerance = +0/-0 NON_PLATED MM Quantity = 2\nMETRIC\nT1C0.3\nT2C3.0\n${hits}`,
    ],
  ])("%s", (_, text) => {
    expect(finishesOf(text)).toEqual(expected);
  });

  test("and a tool of which nothing is said stays unknown", () => {
    const head =
      "M48\nMETRIC\n; #@! TA.AperFunction,Plated,PTH,ViaDrill\nT1C0.3\n; #@! TA.AperFunction,NonPlated,NPTH,Drill\nT2C3.0\n; #@! TD\nT3C1.0";
    expect(finishesOf(`${head}\n%\nT1\nX1.0Y1.0\nT2\nX2.0Y2.0\nT3\nX3.0Y3.0\nM30`)).toEqual({
      plated: [1, 1, 0.3],
      "non-plated": [2, 2, 3],
      unknown: [3, 3, 1],
    });
  });

  test("copies of a pattern keep the finish of their tool", () => {
    const head = "M48\nMETRIC\n;TYPE=PLATED\nT1C0.3\n;TYPE=NON_PLATED\nT2C3.0\n%";
    expect(finishesOf(`${head}\nM25\nT1\nX1.0Y1.0\nT2\nX2.0Y1.0\nM01\nM02X10.0Y0\nM08\nM30`)).toEqual({
      plated: [1, 1, 0.3, 11, 1, 0.3],
      "non-plated": [2, 1, 3, 12, 1, 3],
    });
  });

  test("in Gerber by the attributes of its apertures", () => {
    const text =
      "%TF.FileFunction,MixedPlating,1,2*%\n%FSLAX42Y42*%\n%MOMM*%\n%TA.AperFunction,ViaDrill*%\n%ADD10C,0.3*%\n%TA.AperFunction,MechanicalDrill,Tooling*%\n%ADD11C,3*%\n%TD*%\nD10*\nX100Y100D03*\nD11*\nX200Y200D03*\nM02*";
    expect(finishesOf(text, { ...FILE, format: "gerber" })).toEqual({ plated: [1, 1, 0.3], "non-plated": [2, 2, 3] });
  });
});

describe("which layers a drill file joins", () => {
  const attribute = (text: string) => ({
    file: "a.drl",
    evidence: [{ basis: "attribute" as const, text, type: "drill" as const }],
  });
  const named = (file: string) => ({ file, evidence: [] });

  test.each([
    ["its attribute says", attribute("Plated,1,2,Blind,Drill"), 4, { from: 1, to: 2 }],
    ["its attribute says of bare holes too", attribute("NonPlated,1,4,NPTH"), 4, { from: 1, to: 4 }],
    ["KiCad's name says", named("amp-in1-in2.drl"), 4, { from: 2, to: 3 }],
    ["KiCad's name says of the outermost", named("amp-in2-back.drl"), 4, { from: 3, to: 4 }],
    ["Allegro's name says", named("amp-1-2.drl"), 4, { from: 1, to: 2 }],
    ["a date does not", named("amp-2021-03-04.drl"), 2, undefined],
    ["a plain name does not", named("amp.drl"), 4, undefined],
    ["more layers than there are do not", attribute("Plated,1,8,PTH"), 4, undefined],
  ])("%s", (_, file, layers, span) => {
    expect(spanOf(file, layers)).toEqual(span);
  });
});
