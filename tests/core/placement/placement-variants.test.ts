// Coordinate files as tools write them: banners, units that are not named, several columns that look alike.

import { describe, expect, it } from "vitest";
import { openPlacements } from "@/lib/workers/bom/open-bom";

const read = async (text: string, board?: { widthMm: number; heightMm: number }) => {
  const opened = await openPlacements(new TextEncoder().encode(text), board);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
};

const COLUMNS = [
  "Designator Comment            Layer       Footprint      Center-X      Center-Y      Rotation Description",
  "C1         100nF/16V          TopLayer    C0402          520.5         310.25        90       Capacitor",
  "C2         100nF/16V          BottomLayer C0402          610.0         310.25        270      Capacitor",
  "U1         STM32F103C8T6      TopLayer    LQFP-48        800.0         700.5         0        Microcontroller, 32 bit",
  "J1         Header 2x5         TopLayer    HDR-2X5        120.25        700.5         180      Header",
  "R1         10k                TopLayer    R0402          1500.5        900.25        45       Resistor",
];
const BANNER = [
  "Altium Designer Pick and Place Locations",
  "C:\\Users\\ann\\Documents\\amplifier rev 2\\amplifier.PcbDoc",
  "",
  "=".repeat(100),
  "File Design Information:",
  "",
  "Date:       23/11/26",
  "Time:       10:12",
  "Revision:   0123456789abcdef",
  "Variant:    No variations",
  "Units used: mil",
  "",
];

describe("a coordinate file of aligned text", () => {
  it.each([
    ["without a banner", COLUMNS],
    ["under a banner of several words a line", [...BANNER, ...COLUMNS]],
    ["under a banner and a drawn rule", [...BANNER, COLUMNS[0], "-".repeat(100), ...COLUMNS.slice(1)]],
    ["above a closing sentence", [...BANNER, ...COLUMNS, "", "End of the report, 5 parts in all."]],
  ])("is read %s", async (_name, lines) => {
    const { placements } = await read(lines.join("\r\n"));
    expect(placements.map(({ designator, side, rotationDeg }) => [designator, side, rotationDeg])).toEqual([
      ["C1", "top", 90],
      ["C2", "bottom", 270],
      ["U1", "top", 0],
      ["J1", "top", 180],
      ["R1", "top", 45],
    ]);
  });

  it("takes its unit from the banner", async () => {
    const { placements, isUnitAssumed } = await read([...BANNER, ...COLUMNS].join("\n"));
    expect(isUnitAssumed).toBe(false);
    expect(placements[4]?.xMm).toBeCloseTo(1500.5 * 0.0254, 6);
  });
});

describe("a report with the parts of each side under a title", () => {
  // DesignSpark PCB's component position report.
  const REPORT = [
    "Component Position Report for C:\\DesignSpark\\board.pcb",
    "",
    "Date: 12/03/2021  Units: thou",
    "",
    "Components on Top Side:",
    "",
    "Name    Value    Package     X       Y       Rotation",
    "----    -----    -------     -       -       --------",
    "C1      100n     0805        1200.0  1500.0  90.00",
    "R1      10k      0805        1400.0  1500.0  0.00",
    "",
    "Components on Bottom Side:",
    "",
    "Name    Value    Package     X       Y       Rotation",
    "----    -----    -------     -       -       --------",
    "U2      LM358    SO8         2200.0  1700.0  180.00",
  ];

  it("has the side of its title, and neither rules nor repeated heads among its problems", async () => {
    const { placements, problems, unit, isUnitAssumed } = await read(REPORT.join("\r\n"));
    expect(placements.map(({ designator, side }) => [designator, side])).toEqual([
      ["C1", "top"],
      ["R1", "top"],
      ["U2", "bottom"],
    ]);
    expect([problems, unit, isUnitAssumed]).toEqual([[], "mil", false]);
  });
});

describe("heads of other tools", () => {
  it.each([
    ["DesignSpark", "Comp Name,Package,X Centre,Y Centre,Rotation,Side,Value", "C1,0805,10.16,12.7,90,Top,100n"],
    ["PADS", "PartRefDes,PartType,Part Center X,Part Center Y,Orientation,Layer Name", "C1,CAP,10.16,12.7,90,Top"],
    ["Allegro", "REFDES,SYM_X,SYM_Y,SYM_ROTATE,SYM_MIRROR,SYM_NAME", "C1,10.16,12.7,90,NO,C0805"],
  ])("%s: are understood", async (_tool, header, row) => {
    const { placements } = await read([header, row, row.replace("C1", "C2")].join("\n"));
    expect(placements[0]).toMatchObject({ designator: "C1", xMm: 10.16, yMm: 12.7, rotationDeg: 90, side: "top" });
  });

  it("a few parts close together in mils are no millimeters on a small board", async () => {
    const text = "REFDES,X,Y,ANGLE,SIDE\nC1,1200,1500,90,T\nR1,1400,1500,0,B\n";
    expect((await read(text, { widthMm: 80, heightMm: 80 })).unit).toBe("mil");
  });
});

const csv = (rows: readonly (readonly (string | number)[])[], header = "Ref,PosX,PosY,Rot,Side") =>
  [header, ...rows.map((row) => row.join(","))].join("\n");

describe("a file that names no unit", () => {
  const mils = csv([
    ["R1", 200, 150, 0, "top"],
    ["R2", 1180, 150, 0, "top"],
    ["R3", 700, 900, 0, "bottom"],
  ]);

  it("is in the unit that puts its parts on the board", async () => {
    const board = { widthMm: 32, heightMm: 28 };
    const { unit, isUnitAssumed, placements } = await read(mils, board);
    expect([unit, isUnitAssumed]).toEqual(["mil", true]);
    expect(placements[1]?.xMm).toBeCloseTo(29.972, 3);
  });

  it("is never in millimeters where its parts lie further apart than any board is wide", async () => {
    expect((await read(mils)).unit).toBe("mil");
  });

  it.each([
    ["mm", 1],
    ["mil", 1 / 0.0254],
    ["inch", 1 / 25.4],
  ] as const)("of %s is read as that, wherever its origin is", async (unit, scale) => {
    const at = (x: number, y: number) => [(x - 400) * scale, (y + 90) * scale] as const;
    const rows = [at(2, 3), at(38, 4), at(20, 27), at(11, 12)].map(([x, y], k) => [
      `R${k}`,
      x.toFixed(5),
      y.toFixed(5),
      0,
      "T",
    ]);
    expect((await read(csv(rows), { widthMm: 40, heightMm: 30 })).unit).toBe(unit);
  });
});

describe("columns of a coordinate file", () => {
  it("are designators where their contents are, whatever stands over other columns", async () => {
    const { placements } = await read(
      csv(
        [
          ["CAP0402", "C1", "Top", 10, 12, 90],
          ["CAP0402", "C2", "Bottom", 14, 12, 0],
          ["LQFP48", "U1", "Top", 20, 22, 0],
        ],
        "Part Name,Name,Side,Place X (mm),Place Y (mm),Rotation",
      ),
    );
    expect(placements.map(({ designator, side, xMm }) => [designator, side, xMm])).toEqual([
      ["C1", "top", 10],
      ["C2", "bottom", 14],
      ["U1", "top", 20],
    ]);
  });

  it("say the side by whether a part is mirrored", async () => {
    const rows = [
      ["C1", 10, 12, 90, "No"],
      ["C2", 14, 12, 0, "Yes"],
    ];
    const { placements } = await read(csv(rows, "Component Name,Position X,Position Y,Rotation,Mirrored"));
    expect(placements.map(({ side }) => side)).toEqual(["top", "bottom"]);
  });

  it("hold both coordinates in one", async () => {
    const { placements } = await read(
      'Ref Name;Component;Position (mm);Rotation;Side\nC1;CAP;(10.5, 12.25);90;Top\nC2;CAP;"(14, -3.5)";0;Bottom',
    );
    expect(placements.map(({ designator, xMm, yMm, side }) => [designator, xMm, yMm, side])).toEqual([
      ["C1", 10.5, 12.25, "top"],
      ["C2", 14, -3.5, "bottom"],
    ]);
  });
});
