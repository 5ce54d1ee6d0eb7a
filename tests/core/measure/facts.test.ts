import { describe, expect, test } from "vitest";
import { assembleBoard } from "@/lib/core/gerber/board";
import { flatten, isInside } from "@/lib/core/geometry/contour";
import { boardFacts, type BoardFacts } from "@/lib/core/measure/facts";
import { finishAreaCm2 } from "@/lib/core/measure/finish-area";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { distanceToLine } from "@/lib/core/measure/layer-probe";
import { ourBitmap, PIXEL_MM, windowAround } from "../formats/rs274x/conformance/bitmap";
import { fixtureBoard } from "../gerber/fixture-board";
import { bytesOf } from "../gerber/gerber-text";

const SURE: Pick<LayerAssignment, "confidence" | "basis" | "evidence"> = { confidence: 1, basis: "name", evidence: [] };
const KINDS: Record<string, LayerAssignment> = {
  top: { file: "top", type: "copper", side: "top", layer: 1, format: "gerber", ...SURE },
  inner: { file: "inner", type: "copper", side: "inner", layer: 2, format: "gerber", ...SURE },
  bottom: { file: "bottom", type: "copper", side: "bottom", layer: 3, format: "gerber", ...SURE },
  outline: { file: "outline", type: "outline", side: "all", format: "gerber", ...SURE },
  topMask: { file: "topMask", type: "soldermask", side: "top", format: "gerber", ...SURE },
  topPaste: { file: "topPaste", type: "paste", side: "top", format: "gerber", ...SURE },
  "v-cut": { file: "v-cut", type: "drawing", side: "all", format: "gerber", ...SURE },
  drill: { file: "drill", type: "drill", side: "all", plating: "plated", format: "excellon", ...SURE },
  bare: { file: "bare", type: "drill", side: "all", plating: "non-plated", format: "excellon", ...SURE },
  blind: {
    ...{ file: "blind", type: "drill", side: "all", plating: "plated", format: "excellon", ...SURE },
    evidence: [{ basis: "attribute", text: "Plated,1,2,Blind,Drill", type: "drill" }],
  },
};
const DRILLS = ["drill", "bare", "blind"];

/** The facts of a board of 40 x 20 mm with the given copper and drills. */
type Parts = Partial<
  Record<"top" | "bottom" | "inner" | "outline" | "topMask" | "topPaste" | "v-cut" | "drill" | "bare" | "blind", string>
>;
function factsOf(parts: Parts): BoardFacts {
  const outline = "%ADD10C,0.1*%\nD10*\nX0Y0D02*\nX400000Y0D01*\nX400000Y200000D01*\nX0Y200000D01*\nX0Y0D01*";
  const gerbers = Object.entries({ outline, ...parts }).filter(([name]) => !DRILLS.includes(name));
  const files = gerbers.map(([name, body]) => ({ name, bytes: bytesOf(`%FSLAX44Y44*%\n%MOMM*%\n${body}\nM02*\n`) }));
  for (const [name, body] of Object.entries(parts))
    if (DRILLS.includes(name)) files.push({ name, bytes: bytesOf(`M48\nMETRIC\n${body}\nM30\n`) });
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
    // Centers 1.3 apart, radii 0.5 and 0.5.
    ["between round pads", `${PADS}${at(5, 5)}D03*\n${at(6.3, 5)}D03*`, 0.3],
    // Edges at 5.5 and 5.85: corners of squares face each other.
    ["between square pads", `${PADS}D11*\n${at(5, 5)}D03*\n${at(6.35, 5)}D03*`, 0.35],
    // Pads with strokes of 0.2 at them, running 0.45 apart: 0.45 - 0.2.
    [
      "between strokes",
      `${PADS}${at(5, 5)}D03*\n${at(5, 9)}D03*\nD12*\n${at(5, 5)}D02*\n${at(15, 5)}D01*\n${at(15, 8.55)}D01*\n${at(5, 9)}D02*\n${at(15, 9)}D01*`,
      0.25,
    ],
    // Diagonal: centers √2 apart, less twice the radius.
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
});

const region = (...corners: readonly [number, number][]) =>
  `G36*\n${[...corners, corners[0] ?? [0, 0]].map(([x = 0, y = 0], k) => `${at(x, y)}D0${k === 0 ? 2 : 1}*`).join("\n")}\nG37*`;
const line = (x0: number, y0: number, x1: number, y1: number) => `${at(x0, y0)}D02*\n${at(x1, y1)}D01*`;
const CLEAR = "%LPC*%";
const DARK = "%LPD*%";
/** A pour with a pad of its own at 1.5, 1.5. */
const POUR = `${PADS}%ADD13C,1.6*%\n%ADD14C,0.8*%\n%ADD15C,0.3*%\n${region([1, 1], [19, 1], [19, 9], [1, 9])}\n${at(1.5, 1.5)}D03*`;
/** A round opening of 1.6 in it at 5, 5. */
const OPENING = `${CLEAR}\nD13*\n${at(5, 5)}D03*\n${DARK}`;
const PAD_IN_OPENING = `D10*\n${at(5, 5)}D03*`;

describe("the narrowest gap of copper with clear shapes", () => {
  test.each([
    // 0.8 - 0.5.
    ["lies around a pad in an opening", `${POUR}\n${OPENING}\n${PAD_IN_OPENING}`, 0.3],
    [
      "is none where the pour is drawn over the opening",
      `${PADS}%ADD13C,1.6*%\n${OPENING}\n${POUR}\n${PAD_IN_OPENING}`,
      null,
    ],
    ["is none where a spoke joins the pad", `${POUR}\n${OPENING}\n${PAD_IN_OPENING}\nD12*\n${line(5, 5, 7, 5)}`, null],
    // The same spoke, cleared with the opening.
    ["does not see a spoke that is cleared", `${POUR}\nD12*\n${line(5, 5, 7, 5)}\n${OPENING}\n${PAD_IN_OPENING}`, 0.3],
    // A channel of 0.8 with a trace of 0.3 in its middle: 0.4 - 0.15. Around the pads it is wider.
    [
      "lies beside a trace in a channel",
      `${POUR}\n${CLEAR}\nD14*\n${line(5, 5, 15, 5)}\nD13*\n${at(5, 5)}D03*\n${at(15, 5)}D03*\n${DARK}\n${PAD_IN_OPENING}\n${at(15, 5)}D03*\nD15*\n${line(5, 5, 15, 5)}`,
      0.25,
    ],
    // A line of 0.2 parts the pour; both parts have a pad.
    ["lies between two parts of a pour", `${POUR}\n${at(15, 5)}D03*\n${CLEAR}\nD12*\n${line(10, 0, 10, 10)}`, 0.2],
    ["takes no notice of a part without a pad", `${POUR}\n${CLEAR}\nD12*\n${line(10, 0, 10, 10)}`, null],
    // An island of 2 x 2 in an opening of 3 x 3, with a pad on it.
    [
      "lies around an island that is drawn over an opening",
      `${POUR}\n${CLEAR}\n${region([4, 4], [7, 4], [7, 7], [4, 7])}\n${DARK}\n${region([4.5, 4.5], [6.5, 4.5], [6.5, 6.5], [4.5, 6.5])}\nD10*\n${at(5.5, 5.5)}D03*`,
      0.5,
    ],
    // Lines of 1.0, 0.9 apart, paint the pour; the opening goes through several of them.
    [
      "lies around a pad in a painted pour",
      `${POUR.replace(/G36[^]*G37\*/, "")}\n${Array.from({ length: 9 }, (_, k) => line(1.5, 1.5 + 0.9 * k, 18.5, 1.5 + 0.9 * k)).join("\n")}\n${OPENING}\n${PAD_IN_OPENING}`,
      0.3,
    ],
  ])("%s", (_, top, gap) => {
    const { minSpaceMm, unmeasured } = factsOf({ top });
    // Round openings are cut along chords, up to 0.002 mm within the arc.
    expect(minSpaceMm).toEqual(gap === null ? null : expect.closeTo(gap, 2));
    expect(unmeasured).not.toContain("minSpaceMm");
  });

  test("is not measured where cutting would take too long", () => {
    // 400 upright teeth under 400 lying ones: 640,000 crossings in a file of 60 kB.
    const teeth = (turn: (x: number, y: number) => [number, number]) => {
      const corners: [number, number][] = [turn(-1, -1)];
      for (let x = 0; x < 20; x += 0.05)
        corners.push(turn(x, -1), turn(x, 21), turn(x + 0.025, 21), turn(x + 0.025, -1));
      return region(...corners);
    };
    const top = `${teeth((x, y) => [x, y])}\n${CLEAR}\n${teeth((x, y) => [y, x])}`;
    expect(factsOf({ top })).toMatchObject({ minSpaceMm: null, unmeasured: ["minTraceMm", "minSpaceMm"] });
  });

  test("lies between the parts of an inverted plane", () => {
    // A line of 0.3 parts the plane from edge to edge; a plated hole leads from each part to a pad on top.
    const inner = `%IPNEG*%\n%ADD10C,0.3*%\nD10*\n${line(20, -1, 20, 21)}`;
    const top = `${PADS}${at(5, 5)}D03*\n${at(30, 5)}D03*`;
    const drill = "T1C0.4\n%\nT1\nX5.0Y5.0\nX30.0Y5.0";
    expect(factsOf({ top, inner, drill }).minSpaceMm).toBe(0.3);
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

  const trace = `%ADD10C,0.3*%\n%ADD11C,0.15*%\n%ADD12C,0.4*%\nD10*\n${line(1, 5, 19, 5)}`;
  test.each([
    // From 4.85 to 5.15; the clear line takes away what lies above 4.95.
    ["is what a clear line along a trace leaves", `${CLEAR}\nD12*\n${line(5, 5.15, 9, 5.15)}`, 0.1],
    [
      "is not narrowed where copper is drawn again",
      `${CLEAR}\nD12*\n${line(5, 5.15, 9, 5.15)}\n${DARK}\nD10*\n${line(4, 5, 10, 5)}`,
      0.3,
    ],
    ["is not narrowed by an opening across a trace", `${CLEAR}\nD12*\n${at(9, 5)}D03*\n${line(12, 4, 12.4, 6)}`, 0.3],
    [
      "does not count what is erased",
      `D11*\n${line(1, 9, 19, 9)}\n${CLEAR}\n${region([0, 8], [20, 8], [20, 10], [0, 10])}`,
      0.3,
    ],
    [
      "counts what is drawn over a clear area",
      `${CLEAR}\n${region([0, 8], [20, 8], [20, 10], [0, 10])}\n${DARK}\nD11*\n${line(1, 9, 19, 9)}`,
      0.15,
    ],
  ])("%s", (_, rest, width) => {
    expect(factsOf({ top: `${trace}\n${rest}` }).minTraceMm).toBe(width);
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

test("copper of which a part was not read, or that is too much, has no narrowest gap", () => {
  const pads = `%ADD10C,0.2*%\nD10*\n${at(1, 1)}D03*\n${at(1.5, 1)}D03*`;
  expect(factsOf({ top: pads }).minSpaceMm).toBe(0.3);
  const repeat = `%SRX1000000Y1000000I1J1*%\n${at(1, 1)}D03*\n%SR*%`;
  expect(factsOf({ top: `${pads}\n${repeat}` })).toMatchObject({ minSpaceMm: null, unmeasured: ["minSpaceMm"] });
  // Columns of a drawing this crowded take more memory than a hostile file may have.
  const crowd = Array.from({ length: 300_000 }, (_, k) => `${at(5 + (k % 500) * 0.001, 2)}D03*`).join("\n");
  expect(factsOf({ top: `${pads}\n${crowd}` })).toMatchObject({ minSpaceMm: null, unmeasured: ["minSpaceMm"] });
});

describe("the ring around plated holes", () => {
  const hole = "T1C0.6\n%\nT1\nX5.0Y5.0";
  // A pad of 1 x 2 with its middle 0.1 to the left of the hole: 0.5 - 0.1 - 0.3.
  const offCentre = `%ADD10R,1X2*%\nD10*\n${at(4.9, 5)}D03*`;
  // KiCad's rounded rectangle of 1.2 x 2 with r = 0.25: what bounds it is the whole, 0.6 - 0.3, not its inner part.
  const rounded =
    "%AMRR*4,1,4,-0.35,-1,0.35,-1,0.35,1,-0.35,1,-0.35,-1,0*21,1,1.2,1.5,0,0,0*1,1,0.5,-0.35,-0.75*1,1,0.5,0.35,-0.75*1,1,0.5,0.35,0.75*1,1,0.5,-0.35,0.75*%\n%ADD10RR*%\nD10*\n" +
    `${at(5, 5)}D03*`;
  test.each([
    // 0.5 - 0.3.
    ["is half of what the pad is wider", { top: `${PADS}${at(5, 5)}D03*`, drill: hole }, 0.2],
    ["counts from the hole to the nearest edge", { top: offCentre, drill: hole }, 0.1],
    ["looks at a macro as a whole", { top: rounded, drill: hole }, 0.3],
    // The pad of 1.0 leaves 0.2 on top, that of 0.8 leaves 0.1 below.
    [
      "is the least of all layers",
      { top: `${PADS}${at(5, 5)}D03*`, bottom: `%ADD10C,0.8*%\nD10*\n${at(5, 5)}D03*`, drill: hole },
      0.1,
    ],
    // The larger one of two pads around one hole contains it.
    [
      "is that of the larger pad",
      { top: `${PADS}${at(5, 5)}D03*\n%ADD13C,0.7*%\nD13*\n${at(5, 5)}D03*`, drill: hole },
      0.2,
    ],
    // The region is a square of 2: 1 - 0.3.
    [
      "is measured in pads that are drawn as areas",
      {
        top: `G36*\n${at(4, 4)}D02*\n${at(6, 4)}D01*\n${at(6, 6)}D01*\n${at(4, 6)}D01*\n${at(4, 4)}D01*\nG37*`,
        drill: hole,
      },
      0.7,
    ],
    ["is not asked of bare holes", { top: `${PADS}${at(5, 5)}D03*`, bare: hole }, null],
    ["is not asked where pad and hole are equal", { top: `%ADD10C,0.6*%\nD10*\n${at(5, 5)}D03*`, drill: hole }, null],
    // The hole joins layers 1 and 2: the small pad on layer 3 is not drilled.
    [
      "looks at the layers that a hole joins",
      {
        top: `${PADS}${at(5, 5)}D03*`,
        inner: `${PADS}${at(5, 5)}D03*`,
        bottom: `%ADD10C,0.7*%\nD10*\n${at(5, 5)}D03*`,
        blind: hole,
      },
      0.2,
    ],
  ])("%s", (_, parts, ring) => {
    expect(factsOf(parts).minAnnularRingMm).toBe(ring);
  });
});

describe("what a surface finish covers", () => {
  // Openings are 0.1 wider than the pads all round: the pads count. 2 x 3 and π · 1² less a hole of 1: 6 + π - π/4.
  const pads = `%ADD10R,2X3*%\n%ADD11C,2*%\nD10*\n${at(5, 5)}D03*\nD11*\n${at(10, 10)}D03*`;
  const openings = `%ADD10R,2.2X3.2*%\n%ADD11C,2.2*%\nD10*\n${at(5, 5)}D03*\nD11*\n${at(10, 10)}D03*`;
  const drill = "T1C1.0\n%\nT1\nX10.0Y10.0";
  const mm2 = (value: number) => Math.round(value) / 100;

  test.each([
    ["is the pads in the openings less the holes", { top: pads, topMask: openings, drill }, mm2(6 + (3 * Math.PI) / 4)],
    // A pour of 30 x 15 shows as much as the opening lets it: 2.2 x 3.2 and π · 1.1².
    [
      "is the openings over a pour",
      {
        top: `G36*\n${at(1, 1)}D02*\n${at(31, 1)}D01*\n${at(31, 16)}D01*\n${at(1, 16)}D01*\n${at(1, 1)}D01*\nG37*`,
        topMask: openings,
      },
      mm2(2.2 * 3.2 + Math.PI * 1.1 ** 2),
    ],
    // Half of the pad of 2 x 3 lies outside of the board.
    [
      "ends at the edge of the board",
      { top: `%ADD10R,2X3*%\nD10*\n${at(0, 5)}D03*`, topMask: `%ADD10R,4X4*%\nD10*\n${at(0, 5)}D03*` },
      mm2(3),
    ],
    // A slot of 0.5 from x 4.5 to 5.5 within the pad: 6 - (1 · 0.5 + π · 0.25²).
    [
      "loses what slots take away",
      {
        top: `%ADD10R,2X3*%\nD10*\n${at(5, 5)}D03*`,
        topMask: openings,
        drill: "T1C0.5\n%\nT1\nX4.5Y5.0G85X5.5Y5.0",
      },
      mm2(6 - 0.5 - Math.PI / 16),
    ],
    // The mask draws what it covers: 40 x 20 less a square of 4, in which the pad of 2 x 3 lies.
    [
      "reads a negative mask",
      {
        top: `%ADD10R,2X3*%\nD10*\n${at(5, 5)}D03*\n${at(20, 10)}D03*`,
        topMask: `%IPNEG*%\n%ADD10R,34X20*%\nD10*\n${at(24, 10)}D03*`,
      },
      mm2(6),
    ],
    ["is nothing without a mask file: the side is covered whole", { top: pads }, 0],
  ])("%s", (_, parts, area) => {
    expect(factsOf(parts).finishTopCm2).toBe(area);
  });

  test("agrees with a raster of 0.05 mm on the sample boards to one part in a hundred", () => {
    for (const name of ["blinky", "stamps", "field-node", "ring-16"]) {
      const board = fixtureBoard(name);
      const bits = (type: string) => {
        const layer = board.layers.find((candidate) => candidate.type === type && candidate.side === "top");
        if (!layer) throw new Error(`${name} has no ${type}`);
        return ourBitmap(layer.image, windowAround(board.outline.bounds, 0));
      };
      const [copper, mask] = [bits("copper"), bits("soldermask")];
      const { left, bottom } = windowAround(board.outline.bounds, 0);
      const isDrilled = (x: number, y: number) =>
        board.drills.some(({ holes, slots }) => {
          for (let k = 0; k < holes.length; k += 3)
            if (Math.hypot(x - (holes[k] ?? 0), y - (holes[k + 1] ?? 0)) < (holes[k + 2] ?? 0) / 2) return true;
          return slots.some(({ path, diameterMm }) => {
            const points = [path[0] ?? 0, path[1] ?? 0];
            for (let k = 3; k < path.length; k += 3) points.push(path[k] ?? 0, path[k + 1] ?? 0);
            return distanceToLine(points, x, y) < diameterMm / 2;
          });
        });
      const inBoard = board.outline.boards.map(({ edge, cutouts }) => [edge, ...cutouts].map((c) => flatten(c, 0.01)));
      let pixels = 0;
      copper.dark.forEach((dark, at) => {
        if (dark !== 1 || mask.dark[at] !== 1) return;
        const x = (left + (at % copper.width) + 0.5) * PIXEL_MM;
        const y = (bottom + copper.height - 1 - Math.floor(at / copper.width) + 0.5) * PIXEL_MM;
        const isOnBoard = inBoard.some((rings) => rings.filter((ring) => isInside(ring, x, y)).length % 2 === 1);
        if (isOnBoard && !isDrilled(x, y)) pixels++;
      });
      const raster = (pixels * PIXEL_MM ** 2) / 100;
      expect(Math.abs((finishAreaCm2(board, "top") ?? 0) - raster), name).toBeLessThan(0.01 * raster + 0.01);
    }
  });
});

describe("the edge of a board", () => {
  const pour = (x0: number, y0: number, x1: number, y1: number) =>
    `G36*\n${at(x0, y0)}D02*\n${at(x1, y0)}D01*\n${at(x1, y1)}D01*\n${at(x0, y1)}D01*\n${at(x0, y0)}D01*\nG37*`;
  // Over the left edge for 10 mm, and over the whole of the bottom edge.
  const over = `${pour(-0.5, 5, 3, 15)}\n${pour(-0.5, -0.5, 40.5, 2)}`;

  test.each([
    ["is plated where copper of both outer layers goes over it", { top: over, bottom: over }, 2],
    ["is not where copper ends before it", { top: pour(1, 1, 39, 19), bottom: pour(1, 1, 39, 19) }, 0],
    ["is uncertain where one layer alone goes over it", { top: over, bottom: pour(1, 1, 39, 19) }, null],
    // 3 mm are a contact.
    ["is not where a contact crosses it", { top: pour(-0.5, 5, 3, 8), bottom: pour(-0.5, 5, 3, 8) }, 0],
    // A rout of 1 mm whose middle runs 0.5 outside of the right edge.
    [
      "is plated where a plated rout runs along it",
      { top: pour(1, 1, 39, 19), drill: "T1C1.0\n%\nG00X40.5Y5.0\nT1\nM15\nG01X40.5Y15.0\nM16" },
      1,
    ],
    [
      "is bare where its profile says so",
      {
        top: over,
        bottom: over,
        outline:
          "%TF.FileFunction,Profile,NP*%\n%ADD10C,0.1*%\nD10*\nX0Y0D02*\nX400000Y0D01*\nX400000Y200000D01*\nX0Y200000D01*\nX0Y0D01*",
      },
      0,
    ],
  ])("%s", (_, parts: Parts, sides) => {
    expect(factsOf(parts).platedSides).toBe(sides);
  });

  test("has half holes, counted with their smallest and the sides they stand on", () => {
    const pads = `${PADS}${at(5, 0)}D03*\n${at(7, 0)}D03*\n${at(0, 5)}D03*\n${at(20, 10)}D03*`;
    const drill = "T1C0.8\nT2C0.6\n%\nT1\nX5.0Y0.0\nX7.0Y0.0\nX20.0Y10.0\nT2\nX0.0Y5.0";
    expect(factsOf({ top: pads, drill })).toMatchObject({
      castellated: true,
      castellatedHoles: 3,
      castellatedSides: 2,
      minCastellatedMm: 0.6,
    });
  });

  test("has fingers on both sides; pads with solder paste are a connector", () => {
    const row = Array.from({ length: 8 }, (_, k) => `${at(5 + 2 * k, 2.5)}D03*`).join("\n");
    const fingers = `%ADD10R,1X4*%\nD10*\n${row}`;
    expect(factsOf({ top: fingers, bottom: fingers }).goldFingerCount).toBe(16);
    expect(factsOf({ top: fingers, topPaste: fingers }).goldFingerCount).toBe(0);
  });
});

describe("V-cuts", () => {
  const line = (x0: number, y0: number, x1: number, y1: number) => `${at(x0, y0)}D02*\n${at(x1, y1)}D01*`;
  const pen = "%ADD10C,0.1*%\nD10*\n";
  const edge = `${pen}${line(0, 0, 40, 0)}\n${at(40, 20)}D01*\n${at(0, 20)}D01*\n${at(0, 0)}D01*`;
  const top = `${PADS}${at(5, 5)}D03*`;

  test.each([
    // Two upright, one level; a stroke of 3 is lettering, and the line at the rim is the rim.
    [
      "are the long lines of a layer called so",
      `${pen}${line(10, -3, 10, 23)}\n${line(30, -3, 30, 23)}\n${line(-3, 10, 43, 10)}\n${line(41, 5, 44, 5)}\n${line(0, 0, 40, 0)}`,
      edge,
      3,
    ],
    ["may jump", `${pen}${line(10, 0, 10, 8)}\n${line(10, 12, 10, 20)}`, edge, 1],
    ["are lines across the outline", undefined, `${edge}\n${line(20, 0, 20, 20)}`, 1],
    ["are no lines that end within", undefined, `${edge}\n${line(20, 5, 20, 15)}`, null],
  ])("%s", (_, scores, outline, count) => {
    expect(factsOf({ top, outline, ...(scores ? { "v-cut": scores } : {}) }).scoreLines).toBe(count);
  });
});

test("slots, holes to the square metre, and holes that do not go through", () => {
  const top = `${PADS}${at(5, 5)}D03*`;
  const facts = factsOf({
    top,
    inner: top,
    bottom: top,
    drill: "T1C0.8\nT2C0.6\n%\nT1\nX5.0Y5.0\nX8.0Y5.0G85X9.0Y5.0\nT2\nX8.0Y9.0G85X9.0Y9.0",
    bare: "T1C0.5\n%\nT1\nX20.0Y9.0G85X21.0Y9.0",
    blind: "T1C0.2\n%\nT1\nX12.0Y5.0\nX13.0Y5.0",
  });
  // 1 + 2 + 1 + 2 holes and slots on 40 x 20 mm, which are 0.0008 m².
  expect(facts).toMatchObject({
    minPlatedSlotMm: 0.6,
    holesPerM2: 7500,
    blindBuried: [{ from: 1, to: 2, count: 2 }],
  });
  expect(factsOf({ top, drill: "T1C0.8\n%\nT1\nX5.0Y5.0" }).blindBuried).toBeNull();
});
