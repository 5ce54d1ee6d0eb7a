import { describe, expect, test } from "vitest";
import { assembleBoard } from "@/lib/core/gerber/board";
import { boardFacts, type BoardFacts } from "@/lib/core/gerber/facts";
import type { LayerAssignment } from "@/lib/core/gerber/layer";
import { bytesOf } from "./gerber-text";

const SURE: Pick<LayerAssignment, "confidence" | "basis" | "evidence"> = { confidence: 1, basis: "name", evidence: [] };
const KINDS: Record<string, LayerAssignment> = {
  top: { file: "top", type: "copper", side: "top", layer: 1, format: "gerber", ...SURE },
  bottom: { file: "bottom", type: "copper", side: "bottom", layer: 2, format: "gerber", ...SURE },
  outline: { file: "outline", type: "outline", side: "all", format: "gerber", ...SURE },
  drill: { file: "drill", type: "drill", side: "all", plating: "plated", format: "excellon", ...SURE },
};

/** The facts of a board of 40 x 20 mm with the given copper and drills. */
function factsOf(parts: { top?: string; bottom?: string; drill?: string }): BoardFacts {
  const outline = "%ADD10C,0.1*%\nD10*\nX0Y0D02*\nX400000Y0D01*\nX400000Y200000D01*\nX0Y200000D01*\nX0Y0D01*";
  const gerbers = Object.entries({ outline, ...parts }).filter(([name]) => name !== "drill");
  const files = gerbers.map(([name, body]) => ({ name, bytes: bytesOf(`%FSLAX44Y44*%\n%MOMM*%\n${body}\nM02*\n`) }));
  if (parts.drill) files.push({ name: "drill", bytes: bytesOf(`M48\nMETRIC\n${parts.drill}\nM30\n`) });
  const result = assembleBoard(
    files,
    files.flatMap((file) => KINDS[file.name] ?? []),
  );
  if (!result.ok) throw new Error(result.code);
  return boardFacts(result.value);
}

const PADS = "%ADD10C,1*%\n%ADD11R,1X1*%\n%ADD12C,0.2*%\nD10*\n";
const at = (x: number, y: number) => `X${Math.round(x * 1e4)}Y${Math.round(y * 1e4)}`;

describe("the narrowest gap", () => {
  test.each([
    // Centres 1.3 apart, radii 0.5 and 0.5.
    ["between round pads", `${PADS}${at(5, 5)}D03*\n${at(6.3, 5)}D03*`, 0.3],
    // Edges at 5.5 and 5.85: corners of squares face each other.
    ["between square pads", `${PADS}D11*\n${at(5, 5)}D03*\n${at(6.35, 5)}D03*`, 0.35],
    // Pads with strokes of 0.2 at them, running 0.45 apart: 0.45 - 0.2.
    [
      "between strokes",
      `${PADS}${at(5, 5)}D03*\n${at(5, 9)}D03*\nD12*\n${at(5, 5)}D02*\n${at(15, 5)}D01*\n${at(15, 8.55)}D01*\n${at(5, 9)}D02*\n${at(15, 9)}D01*`,
      0.25,
    ],
    // Diagonal: centres √2 apart, less twice the radius.
    ["across a diagonal", `${PADS}${at(5, 5)}D03*\n${at(6, 6)}D03*`, 0.414],
    ["is null beyond 0.6 mm", `${PADS}${at(5, 5)}D03*\n${at(6.7, 5)}D03*`, null],
    // The hole in the region is 2 x 2, the pad in it 1 x 1; the pad at (1, 1) makes the region a net.
    [
      "around a pad in a pour",
      `${PADS}D11*\n${at(5, 5)}D03*\n${at(1, 1)}D03*\nG36*\n${at(0.5, 0.5)}D02*\n${at(9, 0.5)}D01*\n${at(9, 9)}D01*\n${at(0.5, 9)}D01*\n${at(0.5, 5)}D01*\n${at(4, 5)}D01*\n${at(4, 6)}D01*\n${at(6, 6)}D01*\n${at(6, 4)}D01*\n${at(4, 4)}D01*\n${at(4, 5)}D01*\n${at(0.5, 5)}D01*\n${at(0.5, 0.5)}D01*\nG37*`,
      0.5,
    ],
    [
      "takes no notice of copper without a pad",
      `${PADS}${at(5, 5)}D03*\n${at(6.5, 5)}D03*\nD12*\n${at(5.65, 4)}D02*\n${at(5.65, 6)}D01*`,
      0.5,
    ],
  ])("%s", (_, top, gap) => {
    expect(factsOf({ top }).minSpaceMm).toBe(gap);
  });

  test("is not measured within one net, on its layer or through a plated hole", () => {
    // Two pads 0.1 apart joined by a stroke around; and joined below only, through holes.
    const joined = `${PADS}${at(5, 5)}D03*\n${at(6.1, 5)}D03*\nD12*\n${at(5, 5)}D02*\n${at(5, 7)}D01*\n${at(6.1, 7)}D01*\n${at(6.1, 5)}D01*`;
    expect(factsOf({ top: joined }).minSpaceMm).toBeNull();
    const apart = `${PADS}${at(5, 5)}D03*\n${at(6.1, 5)}D03*`;
    const below = `${PADS}${at(5, 5)}D03*\n${at(6.1, 5)}D03*\nD12*\n${at(5, 5)}D02*\n${at(6.1, 5)}D01*`;
    expect(factsOf({ top: apart, bottom: below }).minSpaceMm).toBe(0.1);
    expect(factsOf({ top: apart, bottom: below, drill: "T1C0.3\n%\nT1\nX5.0Y5.0\nX6.1Y5.0" }).minSpaceMm).toBeNull();
  });

  test("is unknown where clear parts would have to be cut out first", () => {
    expect(
      factsOf({ top: `${PADS}${at(5, 5)}D03*\n${at(6.1, 5)}D03*\n%LPC*%\n${at(20, 5)}D03*` }).minSpaceMm,
    ).toBeNull();
  });
});

describe("the narrowest conductor", () => {
  test("is a stroke longer than twice its width that is no aid of the drawing program", () => {
    const strokes =
      "%ADD10C,0.3*%\n%ADD11C,0.15*%\n%ADD12C,0.01*%\nD10*\nX0Y0D02*\nX50000Y0D01*\nD11*\nX0Y10000D02*\nX2000Y10000D01*\nD12*\nX0Y20000D02*\nX50000Y20000D01*";
    expect(factsOf({ top: strokes }).minTraceMm).toBe(0.3);
  });

  test("is not the thin line around a filled area", () => {
    const corners = [at(5, 5), at(9, 5), at(9, 9), at(5, 9), at(5, 5)];
    const draw = corners.map((corner, k) => `${corner}D0${k === 0 ? 2 : 1}*`).join("\n");
    expect(
      factsOf({
        top: `%ADD10C,0.04*%\n%ADD11C,0.2*%\nG36*\n${draw}\nG37*\nD10*\n${draw}\nD11*\n${at(20, 5)}D02*\n${at(30, 5)}D01*`,
      }).minTraceMm,
    ).toBe(0.2);
  });

  test("is among the conductors where the file names them", () => {
    expect(
      factsOf({
        top: `%TA.AperFunction,Conductor*%\n%ADD10C,0.25*%\n%TA.AperFunction,NonConductor*%\n%ADD11C,0.1*%\nD10*\n${at(1, 1)}D02*\n${at(9, 1)}D01*\nD11*\n${at(1, 2)}D02*\n${at(9, 2)}D01*`,
      }).minTraceMm,
    ).toBe(0.25);
  });
});

describe("the edge", () => {
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, k) => `${at(5 + 2 * k, y)}D03*`).join("\n");

  test.each([
    ["eight long pads that end at it are gold fingers", `%ADD10R,1X4*%\nD10*\n${row(8, 2.5)}`, true],
    ["five are not", `%ADD10R,1X4*%\nD10*\n${row(5, 2.5)}`, false],
    ["eight in the middle of the board are not", `%ADD10R,1X4*%\nD10*\n${row(8, 10)}`, false],
    ["eight that lie along it are not", `%ADD10R,1.8X0.5*%\nD10*\n${row(8, 1)}`, false],
  ])("%s", (_, top, expected) => {
    expect(factsOf({ top }).goldFingers).toBe(expected);
  });

  test("holes with pads that it cuts are castellations; bare ones are a perforation", () => {
    const drill = "T1C0.8\n%\nT1\nX5.0Y0.0\nX7.0Y0.0\nX9.0Y0.0";
    expect(factsOf({ top: `${PADS}${row(3, 0)}`, drill }).castellated).toBe(true);
    expect(factsOf({ top: `${PADS}${at(20, 10)}D03*`, drill }).castellated).toBe(false);
  });
});

test("copper of nothing but overlaps is left unmeasured rather than compared forever", () => {
  // 12 000 strokes through one point are 72 million pairs.
  const strokes = Array.from(
    { length: 12_000 },
    (_, k) => `${at(1 + k * 0.001, 1)}D02*\n${at(19 - k * 0.001, 19)}D01*`,
  ).join("\n");
  expect(factsOf({ top: `%ADD10C,0.2*%\nD10*\n${strokes}` }).minSpaceMm).toBeNull();
});
