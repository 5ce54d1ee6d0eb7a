import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { readKicad } from "@/lib/core/native-board/kicad/read-kicad";
import { inkOf, ourBitmap, windowAround } from "../formats/rs274x/conformance/bitmap";
import { boardOf, layerOf, sayings } from "./native-board";

const BOARDS = path.resolve(import.meta.dirname, "boards");
const EVERY_RECORD = readFileSync(path.join(BOARDS, "every-record.kicad_pcb"), "utf8");

type Answers = {
  layers: Record<string, { inkMm2: number; box: number[] }>;
  holes: { plating: string; span: { from: number; to: number } | null; holes: number; slots: number }[];
};

describe.each(readdirSync(BOARDS).filter((name) => name.endsWith(".kicad_pcb")))("%s", (name) => {
  // Plots of the board by kicad-cli 9, recorded by scripts/oracle-kicad.ts.
  const answers = JSON.parse(
    readFileSync(path.join(BOARDS, name.replace(".kicad_pcb", ".answers.json")), "utf8"),
  ) as Answers;
  const board = boardOf(readFileSync(path.join(BOARDS, name)), name);

  it("is drawn on every layer as KiCad plots it", () => {
    const drawn = board.layers.filter(({ image }) => image.count > 0);
    const names = drawn.map(({ type, side, layer }) =>
      [type, side, layer].filter((word) => word !== undefined).join(" "),
    );
    expect(names).toEqual(Object.keys(answers.layers));
    drawn.forEach(({ image }, at) => {
      const window = windowAround(image.bounds, 0.5);
      const { inkMm2, box } = inkOf(ourBitmap(image, window), window);
      const theirs = answers.layers[names[at] ?? ""];
      // Half a hundredth of the ink or 0.05 mm², one pixel (0.05 mm) of the extent.
      const inkOff = Math.abs(inkMm2 - (theirs?.inkMm2 ?? NaN));
      expect(inkOff, names[at]).toBeLessThan(Math.max(0.05, 0.005 * inkMm2));
      box?.forEach((value, k) => expect(Math.abs(value - (theirs?.box[k] ?? NaN)), names[at]).toBeLessThan(0.051));
    });
  });

  it("has KiCad's holes", () => {
    const found = board.drills.map(({ plating, span, holes, slots }) => ({
      plating,
      span,
      holes: holes.length / 3,
      slots: slots.length,
    }));
    expect(new Set(found)).toEqual(new Set(answers.holes));
  });
});

/** A board of format 4 to 9 with these records. */
function small(records: string, version = 20241229): string {
  const layers = `(layers (0 "F.Cu" signal) (${version > 20240000 ? 2 : 31} "B.Cu" signal) (44 "Edge.Cuts" user) (39 "F.Mask" user) (37 "F.SilkS" user))`;
  return `(kicad_pcb (version ${version}) ${layers} (net 0 "") (net 1 "GND") (net 2 "VCC")\n${records})`;
}

const EDGE = `(gr_rect (start 0 0) (end 20 10) (width 0.1) (layer "Edge.Cuts"))`;

describe("a KiCad board", () => {
  it("has its facts", () => {
    // Written by hand: 40 × 30 mm with a cut-out; the smallest track is 0.15, the smallest hole 0.3.
    expect(boardFacts(boardOf(EVERY_RECORD))).toMatchObject({
      widthMm: 40,
      heightMm: 30,
      layers: 4,
      minTraceMm: 0.15,
      minDrillMm: 0.3,
      drillCount: 11,
      slotCount: 2,
      boards: 1,
      outline: "closed",
    });
  });

  it("tells the net and the pin of its copper", () => {
    const board = boardOf(
      small(`${EDGE}
        (footprint "r" (layer "F.Cu") (at 5 5) (property "Reference" "R1" (at 0 0) (layer "F.Fab"))
          (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu" "F.Mask") (net 1 "GND"))
          (pad "2" thru_hole circle (at 4 0) (size 1 1) (drill 0.5) (layers "*.Cu")))
        (segment (start 5 5) (end 6 5) (width 0.2) (layer "F.Cu") (net 2))
        (via (at 6 5) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") (net 2))
        (zone (net 1) (net_name "GND") (layer "F.Cu") (min_thickness 0.2) (filled_areas_thickness no)
          (filled_polygon (layer "F.Cu") (pts (xy 1 1) (xy 3 1) (xy 3 3))))`),
    );
    expect(sayings(layerOf(board, "copper", "top"))).toEqual([
      "GND R1.1 SMDPad",
      "- R1.2 ComponentPad",
      "VCC - Conductor",
      "VCC - ViaPad",
      "GND -",
    ]);
    expect(sayings(layerOf(board, "copper", "bottom"))).toEqual(["- R1.2 ComponentPad", "VCC - ViaPad"]);
    expect(board.files.map(({ file, type, side }) => `${file} ${type} ${side}`)).toEqual([
      "F.Cu copper top",
      "B.Cu copper bottom",
      "Edge.Cuts outline all",
      "F.Mask soldermask top",
      "F.SilkS silkscreen top",
      "PTH drill all",
    ]);
  });

  it("is read where KiCad 9.0.0 left out a parenthesis in the teardrops of its pads", () => {
    const pad = (ratio: string) => `${EDGE} (footprint "r" (layer "F.Cu") (at 5 5)
      (pad "1" smd rect (at 0 0) (size 1 2) (layers "F.Cu") (teardrops (max_width 2) (curved_edges no)${ratio} 0.9))))`;
    const [whole, torn] = ["(filter_ratio", "filter_ratio"].map((ratio) => boardOf(small(pad(ratio))));
    expect(torn).toEqual(whole);
    // One pad of 1 × 2 mm about (5, -5).
    const { minX, minY, maxX, maxY } = layerOf(boardOf(small(pad("filter_ratio"))), "copper", "top").image.bounds;
    expect([minX, minY, maxX, maxY]).toEqual([4.5, -6, 5.5, -4]);
  });

  it("calls its layers as its people do, in the words of every version", () => {
    const layersOf = (table: string, version: number) =>
      boardOf(`(kicad_pcb (version ${version}) ${table} ${EDGE})`).layers.map(
        ({ file, type, side, layer }) => `${file}: ${[type, side, layer].join(" ").trim()}`,
      );
    // Until version 5 by number; (hide) is no name.
    expect(
      layersOf("(layers (0 Top signal) (1 GND power hide) (31 Bottom signal hide) (44 Edge.Cuts user))", 4),
    ).toEqual(["Top: copper top 1", "GND: copper inner 2", "Bottom: copper bottom 3", "Edge.Cuts: outline all"]);
    expect(
      layersOf(
        '(layers (0 "F.Cu" signal "Front") (4 "In1.Cu" power) (2 "B.Cu" signal) (25 "Edge.Cuts" user))',
        20241229,
      ),
    ).toEqual(["Front: copper top 1", "In1.Cu: copper inner 2", "B.Cu: copper bottom 3", "Edge.Cuts: outline all"]);
  });

  it("never fills a zone that was not filled", () => {
    const zone = `(zone (net 1) (net_name "GND") (layer "F.Cu") (fill yes) (polygon (pts (xy 0 0) (xy 9 0) (xy 9 9))))`;
    const board = boardOf(
      small(`${EDGE}\n${zone}\n(segment (start 1 1) (end 5 1) (width 0.2) (layer "F.Cu") (net 2))`),
    );
    expect(board.layers[0]?.image.count).toBe(1);
    expect(board.warnings).toContainEqual({ code: "POUR_UNFILLED", file: "board.kicad_pcb", line: 3 });
    expect(boardFacts(board).minSpaceMm).toBeNull();
    const keepout = zone.replace("(fill yes)", "(keepout (tracks not_allowed)) (fill (thermal_gap 0.5))");
    expect(boardOf(small(`${EDGE}\n${keepout}`)).warnings.map(({ code }) => code)).not.toContain("POUR_UNFILLED");
  });

  it("draws round the fills of old zones with their own line", () => {
    const zone = (words: string) =>
      small(
        `${EDGE} (zone (net 1) (layer F.Cu) (min_thickness 0.2) ${words}
        (filled_polygon (pts (xy 1 1) (xy 3 1) (xy 3 3) (xy 1 3))))`,
        20171130,
      );
    expect(layerOf(boardOf(zone("")), "copper", "top").image.bounds).toEqual({
      minX: 0.9,
      minY: -3.1,
      maxX: 3.1,
      maxY: -0.9,
    });
    expect(layerOf(boardOf(zone("(filled_areas_thickness no)")), "copper", "top").image.bounds).toEqual({
      minX: 1,
      minY: -3,
      maxX: 3,
      maxY: -1,
    });
  });

  it("reads arcs in the words of every version", () => {
    // A quarter of a circle of radius 5 around (5, 5), from the left to the top.
    const old = `(gr_arc (start 5 5) (end 0 5) (angle 90) (layer F.SilkS) (width 0.2))`;
    const present = `(gr_arc (start 0 5) (mid 1.464466 1.464466) (end 5 0) (stroke (width 0.2)) (layer "F.SilkS"))`;
    const boundsOf = (text: string) => layerOf(boardOf(small(`${EDGE} ${text}`)), "silkscreen", "top").image.bounds;
    for (const { minX, minY, maxX, maxY } of [boundsOf(old), boundsOf(present)])
      expect([minX, minY, maxX, maxY].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([-0.1, -5.1, 5.1, 0.1]);
  });

  it("writes a text as long as KiCad's stroke font does, however wide its letters are", () => {
    const lengthOf = (words: string) => {
      const text = `${EDGE} (gr_text "${words}" (at 10 5) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.2))))`;
      const { minX, maxX } = layerOf(boardOf(small(text)), "silkscreen", "top").image.bounds;
      return maxX - minX;
    };
    // Advances of 19, 18, 17, 17 and 19 of 21 (Newstroke), less 0.3 behind the last letter, and the pen.
    expect(lengthOf("gekko")).toBeCloseTo(90 / 21 - 0.3 + 0.2, 3);
    expect(lengthOf("mm")).toBeCloseTo(56 / 21 - 0.3 + 0.2, 3);
  });

  it("writes texts in plain letters and says so; hidden ones and those of other layers are left out", () => {
    const text = (words: string) =>
      `${EDGE} (gr_text "I" (at 10 5) ${words} (effects (font (size 2 1) (thickness 0.2))))`;
    const board = boardOf(small(text('(layer "F.SilkS")')));
    const { minX, minY, maxX, maxY } = layerOf(board, "silkscreen", "top").image.bounds;
    // Two high with half of 0.1 on each side; two of four columns in 10/21 of the width less 0.3 free of letters.
    expect([minX, minY, maxX, maxY]).toEqual(
      [9.86, -6.1, 10.14, -3.9].map((value) => expect.closeTo(value, 2) as number),
    );
    expect(board.warnings.map(({ code }) => code)).toContain("TEXT_IN_PLAIN_LETTERS");
    for (const words of ['(layer "F.SilkS") (hide yes)', '(layer "Dwgs.User")']) {
      const other = boardOf(small(text(words)));
      expect(layerOf(other, "silkscreen", "top").image.count).toBe(0);
      expect(other.warnings.map(({ code }) => code)).not.toContain("TEXT_IN_PLAIN_LETTERS");
    }
  });

  it("leaves out a pad with a corner that is no number", () => {
    const pad = (start: string) =>
      `${EDGE} (footprint "p" (layer "F.Cu") (at 5 5) (pad "1" smd custom (at 0 0) (size 1 1) (layers "F.Cu") (net 1)
        (primitives (gr_poly (pts (xy 0 0) (xy 2 0) (xy 2 2)) (width 0.1) (fill yes)) (gr_line ${start} (end 1 1) (width 0.2)))))`;
    const whole = boardOf(small(pad("(start 0 0)")));
    expect(layerOf(whole, "copper", "top").image.count).toBe(1);
    const broken = boardOf(small(pad("(start 0 )")));
    expect(layerOf(broken, "copper", "top").image.count).toBe(0);
    expect(broken.warnings.map(({ code }) => code)).toContain("BAD_APERTURE");
  });

  it("leaves out what lies beyond any board and what is no number, and says so", () => {
    const board = boardOf(
      small(`${EDGE}
      (segment (start 1 1) (end 1e300 1) (width 0.2) (layer "F.Cu") (net 2))
      (segment (start 1 1) (end x 1) (width 0.2) (layer "F.Cu") (net 2))
      (via (at 3 3) (size 0.6) (drill -1) (layers "F.Cu" "B.Cu"))`),
    );
    expect(board.warnings.map(({ code, line }) => `${code} ${line}`)).toEqual(
      expect.arrayContaining(["COORDINATE_OUT_OF_RANGE 3", "BAD_NUMBER 4", "DRILL_TOOL_SIZE 5"]),
    );
  });
});

describe("a damaged KiCad board", () => {
  it("is refused with the line and what stands there", () => {
    expect(readKicad(new TextEncoder().encode('(kicad_pcb (version 4)\n (net 0 "'))).toEqual({
      ok: false,
      code: "NATIVE_DAMAGED",
      details: { line: 2, read: '"' },
    });
    expect(readKicad(new TextEncoder().encode("(".repeat(10_000)))).toMatchObject({
      ok: false,
      code: "NATIVE_DAMAGED",
    });
  });

  it("never stops the reader, wherever it is cut and whatever is changed in it", () => {
    const mutation = fc.record({
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      text: fc.constantFrom(
        "(",
        ")",
        '"',
        "1e308",
        "-",
        "NaN",
        "(pts (xy 0 0))",
        "(size)",
        "(at 1e9 1e-9 7)",
        "\0",
        " 99999999999 ",
      ),
      length: fc.nat(40),
    });
    fc.assert(
      fc.property(mutation, ({ cut, at, text, length }) => {
        const place = Math.floor(at * EVERY_RECORD.length);
        const changed = EVERY_RECORD.slice(0, place) + text + EVERY_RECORD.slice(place + length);
        const content = cut > 0.5 ? changed : changed.slice(0, Math.floor(cut * 2 * changed.length));
        const result = readBoard([{ name: "b.kicad_pcb", bytes: new TextEncoder().encode(content) }]);
        if (result.ok) expect(Number.isNaN(boardFacts(result.value).widthMm)).toBe(false);
        else expect(["NATIVE_DAMAGED", "NOTHING_DRAWN", "NO_FABRICATION_FILES"]).toContain(result.code);
      }),
      { numRuns: 150 },
    );
  });

  it("is read on where single numbers and words make no sense", () => {
    const words = [...EVERY_RECORD.matchAll(/(?<=[ (])[^ ()"\n]+(?=[ )])/g)].slice(1);
    const senseless = fc.constantFrom("1e308", "-1e-300", "NaN", "x", "0", "-7", "1e9", "*.Cu", "custom", "(x)");
    fc.assert(
      fc.property(fc.nat(words.length - 1), senseless, (at, text) => {
        const { index = 0, 0: word } = words[at] ?? { 0: "" };
        const content = EVERY_RECORD.slice(0, index) + text + EVERY_RECORD.slice(index + (word?.length ?? 0));
        const board = boardOf(content);
        for (const { image } of board.layers) for (const value of image.data) expect(Number.isFinite(value)).toBe(true);
        for (const { holes } of board.drills) for (const value of holes) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what a board says of its make", () => {
  const withSetup = (general: string, setup: string) =>
    boardOf(
      EVERY_RECORD.replace(/\(general[^()]*(?:\([^()]*\)[^()]*)*\)/, `(general ${general})`).replace(
        "(setup",
        `(setup ${setup}`,
      ),
    ).stated;

  it("is its thickness, and the table of the stack where there is one", () => {
    expect(withSetup("(thickness 1.2)", "")).toEqual({ thicknessMm: 1.2 });
    const stack =
      '(stackup (layer "F.SilkS" (type "Top Silk Screen") (color "White")) (layer "F.Mask" (type "Top Solder Mask") (color "Blue")) ' +
      '(layer "F.Cu" (type "copper") (thickness 0.07)) (layer "In1.Cu" (type "copper") (thickness 0.0175)) ' +
      '(layer "B.Cu" (type "copper") (thickness 0.07)) (copper_finish "ENIG"))';
    expect(withSetup("(thickness 0.8)", stack)).toEqual({
      thicknessMm: 0.8,
      finish: "ENIG",
      maskColor: "Blue",
      silkColor: "White",
      outerCopperMm: 0.07,
      innerCopperMm: 0.0175,
    });
    expect(withSetup("", '(stackup (copper_finish "None"))')).toBeUndefined();
  });
});
