// Guarantee: companion files of tools (reports, mechanical layers, legends) are never identified as copper or holes,
// whatever their names.

import { describe, expect, test } from "vitest";
import { formatOf } from "@/lib/core/formats/text-format";
import { codesOf, drill, EDGE, factsOf, gerber, grid, kindsOf, PLACES, simpleSet, simpleSetWith } from "./fixture-set";
import { bytesOf } from "./gerber-text";
import { DRILL, file, GERBER, judge } from "./identify-judge";

describe("Altium: mechanical layers and the extension report", () => {
  const names = [
    "Top Component Center",
    "Bottom Component Center",
    "Component Center",
    "Top Component Outline",
    "Top Height",
  ];
  const more = [
    "Bottom Value",
    "Top Designator",
    "Designator Bottom",
    "Top Coating",
    "Top Gold Plating",
    "Top 3D Body",
  ];
  const mechanical = [
    "Top Courtyard",
    "Bottom Dimensions",
    "Assembly Notes",
    "Sheet Outline",
    "Top Tooling",
    ...names,
    ...more,
  ];
  const report = (layers: readonly string[]) =>
    file(
      "b.EXTREP",
      [".GTL   Top Layer", ".GBL   Bottom Layer", ...layers.map((name, k) => `.GM${k + 11}   ${name}`)].join("\r\n"),
    );

  test.each(mechanical)("%s is a drawing", (name) => {
    const files = [report([name]), file("b.GTL", GERBER), file("b.GBL", GERBER), file("b.GM11", GERBER)];
    expect(judge(files)).toMatchObject({ "b.GTL": "copper top 1", "b.GBL": "copper bottom 2" });
    expect(judge(files)["b.GM11"]).toMatch(/^drawing/);
  });

  test("a report full of them leaves the copper where it is, and the board is one", () => {
    const lines = Array.from({ length: 40 }, (_, k): [[number, number], [number, number]] => [
      [1, 1 + k / 2],
      [39, 1 + k / 2],
    ]);
    const files = simpleSetWith([report(mechanical), ...mechanical.map((_, k) => gerber(`b.gm${k + 11}`, { lines }))]);
    expect(codesOf(files)).toEqual([]);
    expect(factsOf(files)).toMatchObject({ layers: 2, drillCount: PLACES.length, widthMm: 40, questions: [] });
    expect(kindsOf(files)).toMatchObject({ "b.gtl": "copper top 1", "b.gbl": "copper bottom 2" });
  });
});

describe("a side among words that name no copper", () => {
  test("is a drawing beside copper of that side", () => {
    const kinds = kindsOf([
      ...simpleSet(),
      gerber("b_top_glyphs.gbr", {
        lines: [
          [
            [1, 1],
            [30, 1],
          ],
        ],
      }),
    ]);
    expect(kinds["b_top_glyphs.gbr"]).toBe("drawing top");
    expect(kinds["b.gtl"]).toBe("copper top 1");
  });

  test("is copper where nothing else is, and a guess", () => {
    const files = [file("Top routes.gbr", GERBER), file("Bottom routes.gbr", GERBER), file("x.drl", DRILL)];
    expect(judge(files)).toMatchObject({ "Top routes.gbr": "copper top 1", "Bottom routes.gbr": "copper bottom 2" });
  });
});

describe("Allegro", () => {
  const films: Record<string, string> = {
    "TOP.art": "copper top 1",
    "LAY2_GND.art": "copper inner 2",
    "LAY3_PWR.art": "copper inner 3",
    "BOTTOM.art": "copper bottom 4",
    "ASSEM_TOP.art": "drawing top",
    "ASSEM_BOT.art": "drawing bottom",
    "PAST_TOP.art": "paste top",
    "PAST_BOT.art": "paste bottom",
    "SOLD_MASK_TOP.art": "soldermask top",
    "SILK_BOT.art": "silkscreen bottom",
    "DRILL_LEGEND.art": "drawing",
    "NCLEGEND.art": "drawing",
    "OUTLINE.art": "outline",
  };
  test("films by their names", () => {
    expect(judge(Object.keys(films).map((name) => file(name, GERBER)))).toEqual(films);
  });

  test("films by the comment in their headers", () => {
    const files = Object.keys(films).map((name, k) =>
      file(`film${k}.art`, `G04 Film Name:    ${name.replace(".art", "")}*\n${GERBER}`),
    );
    expect(Object.values(judge(files))).toEqual(Object.values(films));
  });

  const legend = {
    pads: PLACES,
    lines: Array.from({ length: 300 }, (_, k): [[number, number], [number, number]] => [
      [50, k / 10],
      [80, k / 10],
    ]),
  };
  test("a legend that is called DRILL is no drill file beside a program", () => {
    expect(kindsOf([...simpleSet(), gerber("DRILL.art", legend)])["DRILL.art"]).toBe("drawing");
    expect(factsOf([...simpleSet(), gerber("DRILL.art", legend)]).drillCount).toBe(PLACES.length);
  });

  test("nor without one, by its lines; a Gerber of holes alone is", () => {
    const without = (added: ReturnType<typeof gerber>) => simpleSetWith([added], ["b.drl"]);
    expect(kindsOf(without(gerber("DRILL.art", legend)))["DRILL.art"]).toBe("drawing");
    expect(factsOf(without(gerber("DRILL.art", legend))).drillCount).toBe(0);
    expect(factsOf(without(gerber("DRILL.art", { pads: PLACES }))).drillCount).toBe(PLACES.length);
  });
});

describe("drill programs without a header", () => {
  const hits = grid([0, 0, 50, 50], 60, 60).map(([x, y]) => `X${Math.round(x * 1e4)}Y${Math.round(y * 1e4)}`);
  const allegro = [
    ";LEADER: 12",
    ";HEADER:",
    ";CODE  : ASCII",
    "; Holesize 1. = 0.330200 Tolerance = +0.0/-0.0 PLATED MM Quantity = 3600",
    "%",
    "G90",
  ];

  test.each([
    ["only its end tells, 40 KB on", ["%", "G90", ...hits, "M30"]],
    ["only Allegro's comments tell", [...allegro, ...hits]],
    [
      "the tools follow a banner of 20 KB",
      [...Array.from({ length: 500 }, () => `; ${"-".repeat(40)}`), "T01", ...hits, "M30"],
    ],
  ])("%s", (_, lines) => {
    expect(formatOf("b.drl", bytesOf(lines.join("\n")))).toBe("excellon");
  });

  test("a Gerber behind a banner of 20 KB is one", () => {
    const banner = Array.from({ length: 500 }, () => `G04 ${"-".repeat(40)}*`).join("\n");
    expect(formatOf("a.art", bytesOf(`${banner}\n${GERBER}`))).toBe("gerber");
  });

  test.each([
    ["G-code that mills traces", "G21\nG90\nM03\nG00X1.0Y1.0\nG01Z-0.1\nX5.0Y1.0\nX5.0Y5.0\nG00Z2\nM30\n"],
    ["a table of places", "ref,x,y\nR1,1.0,2.0\nX1\n"],
  ])("%s is none", (_, text) => {
    expect(formatOf("b.nc", bytesOf(text))).toBe("text");
  });
});

describe("names of other tools", () => {
  test.each<[string, Record<string, string>]>([
    [
      "Sprint-Layout",
      {
        "b_copper_top.gbr": "copper top 1",
        "b_copper_bottom.gbr": "copper bottom 2",
        "b_soldermask_top.gbr": "soldermask top",
        "b_smdmask_top.gbr": "paste top",
        "b_silkscreen_top.gbr": "silkscreen top",
        "b_outline.gbr": "outline",
        "b_drill_pth.drl": "drill plated",
      },
    ],
    [
      "LibrePCB",
      {
        "p_COPPER-TOP.gbr": "copper top 1",
        "p_COPPER-IN1.gbr": "copper inner 2",
        "p_COPPER-IN2.gbr": "copper inner 3",
        "p_COPPER-BOTTOM.gbr": "copper bottom 4",
        "p_SOLDERMASK-TOP.gbr": "soldermask top",
        "p_SOLDERPASTE-BOTTOM.gbr": "paste bottom",
        "p_SILKSCREEN-TOP.gbr": "silkscreen top",
        "p_OUTLINES.gbr": "outline",
        "p_DRILLS-PTH.drl": "drill plated",
        "p_DRILLS-NPTH.drl": "drill non-plated",
      },
    ],
    [
      "DesignSpark",
      {
        "b - Top Copper.gbr": "copper top 1",
        "b - Bottom Copper.gbr": "copper bottom 2",
        "b - Top Copper (Resist).gbr": "soldermask top",
        "b - Top Copper (Paste).gbr": "paste top",
        "b - Top Silkscreen.gbr": "silkscreen top",
        "b - Board Outline.gbr": "outline",
        "b - Drill Data - [Through Hole].drl": "drill unknown",
        "b - Drill Ident Drawing - [Through Hole].gbr": "drawing",
        "b - Top Documentation.gbr": "drawing top",
      },
    ],
    [
      "Proteus",
      {
        "b - CADCAM Top Copper.TXT": "copper top 1",
        "b - CADCAM Bottom Copper.TXT": "copper bottom 2",
        "b - CADCAM Top Solder Resist.TXT": "soldermask top",
        "b - CADCAM Top Silk Screen.TXT": "silkscreen top",
        "b - CADCAM Bottom SMT Paste Mask.TXT": "paste bottom",
        "b - CADCAM Mechanical 1.TXT": "outline",
        "b - CADCAM Drill.DRL": "drill unknown",
      },
    ],
    [
      "Horizon EDA",
      {
        "top_copper.gbr": "copper top 1",
        "bottom_copper.gbr": "copper bottom 2",
        "top_mask.gbr": "soldermask top",
        "top_silkscreen.gbr": "silkscreen top",
        "outline.gbr": "outline",
      },
    ],
  ])("%s", (_, expected) => {
    const files = Object.entries(expected).map(([name, kind]) => file(name, kind.startsWith("drill") ? DRILL : GERBER));
    expect(judge(files)).toEqual(expected);
  });
});

describe("two files for one layer", () => {
  test("the surer one is taken, and the customer is asked", () => {
    const lines = Array.from({ length: 60 }, (_, k): [[number, number], [number, number]] => [
      [1, k / 2],
      [39, k / 2],
    ]);
    const files = simpleSetWith([gerber("b-Top Copper.gbr", { lines, boxes: [EDGE] })]);
    expect(factsOf(files).questions).toEqual(["LAYER_DUPLICATED"]);
    const [warning] = codesOf(files);
    expect(warning).toBe("LAYER_DUPLICATED");
    expect(factsOf(files)).toMatchObject({ layers: 2, widthMm: 40 });
  });

  test("two boards that each bring their own layers are two sets", () => {
    const named = (board: string) => simpleSet().map(({ name, bytes }) => ({ name: `${board}/${name}`, bytes }));
    expect(factsOf([...named("left"), ...named("right")]).questions).toEqual(["SEVERAL_SETS"]);
  });

  test("drill files of their own besides", () => {
    expect(codesOf([...simpleSet(), drill("b-NPTH.drl", [[1, 1]])])).toEqual([]);
  });
});
