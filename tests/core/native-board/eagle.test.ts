import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { readDesignRules, lengthOf } from "@/lib/core/native-board/eagle/design-rules";
import { readEagle } from "@/lib/core/native-board/eagle/read-eagle";
import { boardOf, layerOf, sayings } from "./native-board";

type Parts = { plain?: string; packages?: string; elements?: string; signals?: string; rules?: string };

function eagle({ plain = "", packages = "", elements = "", signals = "", rules = "" }: Parts): string {
  const edge = [
    [0, 0, 20, 0],
    [20, 0, 20, 10],
    [20, 10, 0, 10],
    [0, 10, 0, 0],
  ].map(([x1, y1, x2, y2]) => `<wire x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" width="0" layer="20"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE eagle SYSTEM "eagle.dtd">
<eagle version="9.6.2"><drawing><layers/><board>
<plain>${edge.join("")}${plain}</plain>
<libraries><library name="lib"><packages>${packages}</packages></library></libraries>
<designrules name="d">${rules}</designrules>
<elements>${elements}</elements><signals>${signals}</signals></board></drawing></eagle>`;
}

/** Rings of a quarter of the drill, 0.2 to 0.5; frames of 0.1 around mask and 0.05 within stencils. */
const RULES = Object.entries({
  layerSetup: "(1+2*15+16)",
  rvPadTop: "0.25",
  rlMinPadTop: "0.2mm",
  rlMaxPadTop: "0.5mm",
  rvPadInner: "0.25",
  rlMinPadInner: "0.1mm",
  rlMaxPadInner: "0.15mm",
  rvViaOuter: "0.25",
  rlMinViaOuter: "0.2mm",
  rlMaxViaOuter: "0.5mm",
  rvViaInner: "0.25",
  rlMinViaInner: "0.1mm",
  rlMaxViaInner: "0.5mm",
  mvStopFrame: "1",
  mlMinStopFrame: "0.1mm",
  mlMaxStopFrame: "0.1mm",
  mvCreamFrame: "0",
  mlMinCreamFrame: "0.05mm",
  mlMaxCreamFrame: "0.1mm",
  mlViaStopLimit: "0.3mm",
})
  .map(([name, value]) => `<param name="${name}" value="${value}"/>`)
  .join("");

/** The place and the size of each thing that a layer flashes, in mm: "x,y w×h kind". */
function flashes(
  board: BoardModel,
  type: "copper" | "soldermask" | "paste",
  side: "top" | "inner" | "bottom",
): string[] {
  const { image } = layerOf(board, type, side);
  const short = (mm: number) => Math.round(mm * 1000) / 1000;
  return [...image.kind.keys()].flatMap((at) => {
    const shape = image.shapes[image.shape[at] ?? 0];
    if (image.kind[at] !== 0 || !shape) return [];
    const { minX, minY, maxX, maxY } = shape.bounds;
    const [x = 0, y = 0] = image.data.subarray(5 * at, 5 * at + 2);
    return [`${short(x)},${short(y)} ${short(maxX - minX)}×${short(maxY - minY)} ${shape.kind}`];
  });
}

const R0603 = `<package name="R">
  <smd name="1" x="-1" y="0" dx="0.8" dy="1" layer="1"/>
  <smd name="2" x="1" y="0" dx="0.8" dy="1" layer="1" roundness="50" stop="no" cream="no"/>
  <wire x1="-2" y1="1" x2="2" y2="1" width="0.2" layer="21"/>
  <text x="0" y="2" size="1" layer="25">&gt;NAME</text>
</package>`;

describe("design rules", () => {
  it("take a share of a size, between two lengths in any unit", () => {
    const { padRing, copper } = readDesignRules({ name: "", params: new Map() });
    // A quarter of 0.4, 1.2 and 4: not under 0.254 and not over 0.508.
    expect([0.4, 1.2, 4].map((drill) => lengthOf(padRing.outer, drill))).toEqual([0.254, 0.3, 0.508]);
    expect(copper).toEqual([1, 16]);
  });
});

describe("an Eagle board", () => {
  it("has its facts, its layers and its nets", () => {
    const board = boardOf(
      eagle({
        rules: RULES,
        packages: R0603,
        elements: '<element name="R1" library="lib" package="R" value="10k" x="5" y="5"/>',
        signals: `<signal name="GND"><contactref element="R1" pad="2"/>
          <wire x1="6" y1="5" x2="9" y2="5" width="0.25" layer="1"/><via x="9" y="5" extent="1-16" drill="0.4"/></signal>`,
      }),
      "b.brd",
    );
    expect(boardFacts(board)).toMatchObject({
      widthMm: 20,
      heightMm: 10,
      layers: 4,
      minTraceMm: 0.25,
      minDrillMm: 0.4,
      drillCount: 1,
      outline: "closed",
    });
    expect(sayings(layerOf(board, "copper", "top"))).toEqual([
      "- R1.1 SMDPad",
      "GND R1.2 SMDPad",
      "GND - Conductor",
      "GND - ViaPad",
    ]);
    expect(board.files.map(({ file, type, side }) => `${file}: ${type} ${side}`)).toEqual([
      "Top: copper top",
      "Route2: copper inner",
      "Route15: copper inner",
      "Bottom: copper bottom",
      "Dimension: outline all",
      "tPlace, tNames: silkscreen top",
      "bPlace, bNames: silkscreen bottom",
      "tStop: soldermask top",
      "bStop: soldermask bottom",
      "tCream: paste top",
      "bCream: paste bottom",
      "PTH: drill all",
    ]);
  });

  it("puts what the rules say around pads, surface pads, vias and holes", () => {
    const board = boardOf(
      eagle({
        rules: RULES,
        packages: `${R0603}<package name="P">
          <pad name="1" x="0" y="0" drill="0.8"/><pad name="2" x="3" y="0" drill="1" diameter="2" shape="octagon"/>
          <pad name="3" x="6" y="0" drill="1" shape="long" rot="R90"/><pad name="4" x="9" y="0" drill="1" shape="square" stop="no"/>
        </package>`,
        elements: `<element name="R1" library="lib" package="R" x="5" y="5"/><element name="P1" library="lib" package="P" x="2" y="8"/>`,
        signals:
          '<signal name="A"><via x="1" y="1" extent="1-16" drill="0.3"/><via x="2" y="1" extent="1-16" drill="0.4"/></signal>',
        plain: '<hole x="15" y="2" drill="3"/>',
      }),
    );
    expect(flashes(board, "copper", "top")).toEqual([
      "4,5 0.8×1 rectangle",
      "6,5 0.8×1 macro",
      "2,8 1.2×1.2 circle",
      "5,8 2×2 macro",
      "8,8 1.5×3 obround",
      "11,8 1.5×1.5 rectangle",
      "1,1 0.7×0.7 circle",
      "2,1 0.8×0.8 circle",
    ]);
    // 0.8 + 2 · 0.15, 1 + 2 · 0.15; vias 0.3 + 2 · 0.1, 0.4 + 2 · 0.1.
    expect(flashes(board, "copper", "inner")).toEqual([
      "2,8 1.1×1.1 circle",
      "5,8 1.3×1.3 circle",
      "8,8 1.3×1.3 circle",
      "11,8 1.3×1.3 circle",
      "1,1 0.5×0.5 circle",
      "2,1 0.6×0.6 circle",
    ]);
    // The via of 0.3 is covered, and so is what says stop="no".
    expect(flashes(board, "soldermask", "top")).toEqual([
      "15,2 3.2×3.2 circle",
      "4,5 1×1.2 macro",
      "2,8 1.4×1.4 circle",
      "5,8 2.2×2.2 macro",
      "8,8 1.7×3.2 obround",
      "2,1 1×1 circle",
    ]);
    expect(flashes(board, "paste", "top")).toEqual(["4,5 0.7×0.9 rectangle"]);
  });

  it("mirrors, turns and moves a package, in this order, and changes its sides", () => {
    const board = boardOf(
      eagle({
        rules: RULES,
        packages: R0603,
        elements: '<element name="R1" library="lib" package="R" value="1" x="5" y="5" rot="MR90"/>',
      }),
    );
    // (-1, 0) mirrored is (1, 0), turned by 90° (0, 1), moved (5, 6).
    expect(flashes(board, "copper", "bottom")).toEqual(["5,6 1×0.8 rectangle", "5,4 1×0.8 macro"]);
    expect(flashes(board, "copper", "top")).toEqual([]);
    expect(layerOf(board, "silkscreen", "bottom").image.count).toBeGreaterThan(1);
    expect(layerOf(board, "silkscreen", "top").image.count).toBe(0);
  });

  it("leaves the texts of a package where they were moved to", () => {
    const smashed = (attribute: string) =>
      boardOf(
        eagle({
          packages: R0603,
          elements: `<element name="R1" library="lib" package="R" value="1" x="5" y="5" smashed="yes">${attribute}</element>`,
        }),
      );
    expect(layerOf(smashed(""), "silkscreen", "top").image.count).toBe(1);
    const moved = smashed('<attribute name="NAME" x="1" y="9" size="0.8" layer="25"/>');
    const { minX, maxY } = layerOf(moved, "silkscreen", "top").image.bounds;
    // Half of 8 % of 0.8 stands out beyond the letters.
    expect([minX, maxY]).toEqual([expect.closeTo(1 - 0.032, 6), expect.closeTo(9.8 + 0.032, 6)]);
  });

  it("bends wires by their angle", () => {
    const bent = (curve: number) =>
      boardOf(
        eagle({
          signals: `<signal name="A"><wire x1="4" y1="5" x2="6" y2="5" width="0.2" layer="1" curve="${curve}"/></signal>`,
        }),
      );
    const boundsOf = (curve: number) => {
      const { minX, minY, maxX, maxY } = layerOf(bent(curve), "copper", "top").image.bounds;
      return [minX, minY, maxX, maxY].map((value) => Math.round(value * 1000) / 1000 + 0);
    };
    // Counter-clockwise from the left to the right goes below; 270° of a circle of radius √2 around (5, 4).
    expect(boundsOf(180)).toEqual([3.9, 3.9, 6.1, 5.1]);
    expect(boundsOf(-180)).toEqual([3.9, 4.9, 6.1, 6.1]);
    expect(boundsOf(270)).toEqual([3.486, 2.486, 6.514, 5.1]);
  });

  it("says that it keeps no fills, and measures no gaps then", () => {
    const pour = `<polygon width="0.2" layer="1"><vertex x="1" y="1"/><vertex x="9" y="1"/><vertex x="9" y="9"/></polygon>`;
    const board = boardOf(eagle({ signals: `<signal name="GND">\n${pour}</signal>` }));
    expect(board.warnings).toContainEqual({ code: "POUR_NOT_STORED", file: "board.kicad_pcb", line: 8 });
    expect([layerOf(board, "copper", "top").image.count, boardFacts(board).minSpaceMm]).toEqual([0, null]);
    // Outside of copper a polygon is an area: 8 · 8 / 2 and its line.
    const drawn = boardOf(eagle({ plain: pour.replace('layer="1"', 'layer="21"') }));
    expect(layerOf(drawn, "silkscreen", "top").image.bounds).toEqual({ minX: 0.9, minY: 0.9, maxX: 9.1, maxY: 9.1 });
  });

  it("is refused with the line and what stands there", () => {
    const read = (text: string) => readEagle(new TextEncoder().encode(text));
    expect(read(eagle({}).replace("</plain>", "</board>"))).toEqual({
      ok: false,
      code: "NATIVE_DAMAGED",
      details: { line: 4, read: "</board>" },
    });
    const bomb =
      '<!DOCTYPE eagle [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><eagle><drawing><board>&b;</board></drawing></eagle>';
    expect(read(bomb)).toMatchObject({ ok: false, code: "NATIVE_DAMAGED" });
    expect(read("<eagle><drawing><schematic/></drawing></eagle>")).toMatchObject({ ok: false, code: "NATIVE_DAMAGED" });
  });

  it("is read to an end, whatever its numbers are and wherever it is cut", () => {
    const whole = eagle({
      rules: RULES,
      packages: R0603,
      elements: '<element name="R1" library="lib" package="R" value="10k" x="5" y="5" rot="MR90"/>',
      signals:
        '<signal name="A"><via x="1" y="1" extent="1-16" drill="0.3"/><wire x1="1" y1="1" x2="2" y2="2" width="0.2" layer="1" curve="90"/></signal>',
    });
    const values = [...whole.matchAll(/(?<=")[^"<>]*(?=")/g)].slice(3);
    fc.assert(
      fc.property(
        fc.nat(values.length - 1),
        fc.constantFrom("1e308", "-1", "NaN", "", "MR1e9", "0"),
        fc.nat(3 * whole.length),
        (at, text, cut) => {
          const { index = 0, 0: value = "" } = values[at] ?? { 0: "" };
          const content = (whole.slice(0, index) + text + whole.slice(index + value.length)).slice(0, cut);
          const result = readBoard([{ name: "b.brd", bytes: new TextEncoder().encode(content) }]);
          if (!result.ok) return;
          for (const { image } of result.value.layers)
            for (const number of image.data) expect(Number.isFinite(number)).toBe(true);
          for (const { holes } of result.value.drills)
            for (const number of holes) expect(Number.isFinite(number)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
