import { describe, expect, it } from "vitest";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import {
  at,
  bus,
  bytesOf,
  codesOf,
  entry,
  harness,
  importFiles,
  label,
  netsOf,
  part,
  port,
  power,
  projectFile,
  record,
  recordsOf,
  schemaProblems,
  sheetFile,
  sheetSymbol,
  type TestRecord,
  wire,
} from "./altium-files";

const child = sheetFile("child.SchDoc", [
  part("R1", [
    [0, 0],
    [0, 50],
  ]),
  ...[wire([0, 0], [20, 0]), port("IN", 20, 0), wire([0, 50], [20, 50]), port("OUT", 20, 50)],
]);

const parent = (...records: readonly TestRecord[]) => sheetFile("top.SchDoc", records);
const project = projectFile(["child.SchDoc", "top.SchDoc"]);

describe("sheet symbols of Altium", () => {
  it("join entries with the ports of their sheet on all four sides", () => {
    const sides = [
      [200, 490],
      [300, 490],
      [210, 500],
      [210, 400],
    ] as const;
    sides.forEach(([x, y], side) => {
      const top = parent(
        sheetSymbol("A", "child.SchDoc", [200, 500], [entry("IN", 1, { SIDE: side })]),
        part("J1", [[x, y]]),
      );
      const design = importFiles([project, top, child]);
      expect(netsOf(design), String(side)).toEqual(["J1.1 R1.1"]);
      expect(schemaProblems(design)).toEqual([]);
    });
  });

  it("begin at the sheet that no other places, whatever the order of the project", () => {
    const design = importFiles([project, child, parent(sheetSymbol("A", "CHILD.schdoc", [200, 500], []))]);
    const root = recordsOf(design, "sheet").find(({ id }) => id === design.schematic.rootSheetId);
    expect(root?.name).toBe("top");
    expect(design.name).toBe("board");
  });

  it("number the parts of a sheet that is placed twice by the project's format", () => {
    const top = parent(
      sheetSymbol("A", "child.SchDoc", [200, 500], [entry("IN", 1)]),
      sheetSymbol("B", "child.SchDoc", [200, 300], [entry("IN", 1)]),
      part("J1", [
        [200, 490],
        [200, 290],
      ]),
    );
    const formats = {
      "": "R1_A",
      "ChannelDesignatorFormatString=$Component$ChannelAlpha": "R1A",
      "ChannelDesignatorFormatString=$ComponentPrefix$ChannelIndex0$ComponentIndex": "R101",
    };
    for (const [line, name] of Object.entries(formats)) {
      const design = importFiles([projectFile(["top.SchDoc", "child.SchDoc"], [line]), top, child]);
      expect(partitionOf(design.schematic).components).toContain(name);
    }
    const design = importFiles([project, top, child]);
    expect(netsOf(design)).toEqual(["J1.1 R1_A.1", "J1.2 R1_B.1"]);
  });

  it("places the channels of Repeat, with shared entries and members of a bus", () => {
    const top = parent(
      sheetSymbol("Repeat(CH,1,3)", "child.SchDoc", [200, 500], [entry("Repeat(IN)", 2), entry("OUT", 5)]),
      ...[bus([100, 480], [200, 480]), label("IN[1..3]", 110, 480)],
      ...[
        part("J1", [
          [0, 0],
          [0, 50],
        ]),
        wire([0, 0], [50, 0]),
        label("IN2", 10, 0),
      ],
      wire([0, 50], [0, 450], [200, 450]),
    );
    const design = importFiles([project, top, child]);
    expect(netsOf(design)).toEqual(["J1.1 R1_CH2.1", "J1.2 R1_CH1.2 R1_CH2.2 R1_CH3.2"]);
    expect(codesOf(design)).toEqual(expect.arrayContaining(["altium.channels", "altium.repeatedEntry"]));
    expect(schemaProblems(design)).toEqual([]);
  });

  it("keep the names of a sheet apart from those of the other sheets", () => {
    const labelled = sheetFile("child.SchDoc", [part("R1", [[0, 0]]), wire([0, 0], [20, 0]), label("X", 10, 0)]);
    const top = parent(
      sheetSymbol("A", "child.SchDoc", [200, 500], [entry("IN", 1)]),
      part("J1", [[0, 0]]),
      wire([0, 0], [20, 0]),
      label("X", 10, 0),
    );
    expect(netsOf(importFiles([project, top, labelled]))).toEqual([]);
  });

  it("limit a supply that is wired to a port to its sheet", () => {
    const supplied = sheetFile("child.SchDoc", [
      ...[part("R1", [[0, 0]]), wire([0, 0], [20, 0]), port("V", 20, 0), power("VCC", 10, 0)],
      ...[part("R2", [[0, 80]]), power("VCC", 0, 80)],
    ]);
    const top = parent(
      ...[
        sheetSymbol("A", "child.SchDoc", [200, 500], [entry("V", 1)]),
        part("J1", [
          [200, 490],
          [0, 0],
        ]),
      ],
      power("VCC", 0, 0),
    );
    const design = importFiles([project, top, supplied]);
    expect(netsOf(design)).toEqual(["J1.1 R1.1 R2.1"]);
    expect(codesOf(design)).toContain("altium.localPower");
  });

  it("without their sheet get an empty one, and a note", () => {
    const design = importFiles([project, parent(sheetSymbol("A", "child.SchDoc", [200, 500], [entry("IN", 1)]))]);
    expect(codesOf(design).filter((code) => code === "altium.missingSheet").length).toBeGreaterThan(0);
    expect(
      recordsOf(design, "sheet")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["child", "top"]);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("that place each other in a ring are read", () => {
    const ring = [
      sheetFile("a.SchDoc", [sheetSymbol("B", "b.SchDoc", [0, 100], [])]),
      sheetFile("b.SchDoc", [sheetSymbol("A", "a.SchDoc", [0, 100], [])]),
    ];
    expect(schemaProblems(importFiles(ring))).toEqual([]);
  });
});

describe("parts of several units", () => {
  const unit = (number: number, y: number): TestRecord =>
    record(1, { LIBREFERENCE: "DUAL", PARTCOUNT: 3, CURRENTPARTID: number, ...at(100, y) }, [
      record(2, { ...at(100, y), PINLENGTH: 10, PINCONGLOMERATE: 0, DESIGNATOR: "1", OWNERPARTID: 1 }),
      record(2, { ...at(100, y), PINLENGTH: 10, PINCONGLOMERATE: 0, DESIGNATOR: "5", OWNERPARTID: 2 }),
      record(34, { TEXT: "U1" }),
    ]);

  it("share their designator and their symbol", () => {
    const design = importFiles([sheetFile("one.SchDoc", [unit(1, 0), unit(2, 50), wire([110, 0], [110, 50])])]);
    expect(partitionOf(design.schematic).components).toEqual(["U1"]);
    expect(netsOf(design)).toEqual(["U1.1 U1.5"]);
    expect(recordsOf(design, "symbol").map(({ unitCount }) => unitCount)).toEqual([2]);
  });

  it("show the pins of their display mode", () => {
    const chip = (mode: string | number): TestRecord =>
      record(1, { LIBREFERENCE: "ALT", PARTCOUNT: 2, CURRENTPARTID: 1, DISPLAYMODE: mode, ...at(0, 0) }, [
        record(2, { ...at(0, 0), PINLENGTH: 10, PINCONGLOMERATE: 0, DESIGNATOR: "1", OWNERPARTID: 1 }),
        record(2, {
          ...at(0, 50),
          PINLENGTH: 10,
          PINCONGLOMERATE: 0,
          DESIGNATOR: "1",
          OWNERPARTID: 1,
          OWNERPARTDISPLAYMODE: 1,
        }),
        record(34, { TEXT: "U1" }),
      ]);
    const joined = (mode: string | number) =>
      netsOf(importFiles([sheetFile("one.SchDoc", [chip(mode), part("R1", [[10, 50]])])]));
    expect(joined(1)).toEqual(["R1.1 U1.1"]);
    expect(joined(0)).toEqual([]);
    // Other tools write the name of the footprint there.
    expect(joined("SOT-23")).toEqual([]);
  });
});

describe("signal harnesses", () => {
  const connector = (x: number, y: number, type = "I2C"): TestRecord =>
    record(215, { ...at(x, y), XSIZE: 30, YSIZE: 40 }, [
      record(216, { NAME: "SDA", DISTANCEFROMTOP: 1 }),
      record(216, { NAME: "SCL", DISTANCEFROMTOP: 3 }),
      record(217, { TEXT: type }),
    ]);

  /** Harness records follow a header of their own, and their owners are counted there. */
  const withHarness = (name: string, records: readonly TestRecord[], harnesses: readonly TestRecord[]) => {
    const lines: string[] = [];
    const write = ({ fields, owned }: TestRecord, owner: number | null): void => {
      const index = lines.length;
      const all = owner === null ? fields : { ...fields, OWNERINDEX: owner, OWNERINDEXADDITIONALLIST: "T" };
      lines.push(
        Object.entries(all)
          .map(([key, value]) => `|${key}=${value}`)
          .join(""),
      );
      for (const one of owned) write(one, index);
    };
    for (const one of harnesses) write(one, null);
    const main = new TextDecoder("latin1").decode(sheetFile(name, records).bytes);
    return {
      name,
      bytes: bytesOf(
        [`${main}|HEADER=Protel for Windows - Schematic Capture Ascii File Version 5.0`, ...lines, ""].join("\r\n"),
      ),
    };
  };

  it("join the entries of one name through a line", () => {
    const design = importFiles([
      withHarness(
        "one.SchDoc",
        [
          part("U1", [
            [100, 490],
            [100, 470],
          ]),
          part("U2", [
            [400, 490],
            [400, 470],
          ]),
        ],
        [
          connector(100, 500),
          record(215, { ...at(370, 500), XSIZE: 30, YSIZE: 40, SIDE: 0 }, [
            record(216, { NAME: "SDA", DISTANCEFROMTOP: 1, SIDE: 1 }),
            record(216, { NAME: "SCL", DISTANCEFROMTOP: 3, SIDE: 1 }),
            record(217, { TEXT: "I2C" }),
          ]),
          harness([130, 480], [370, 480]),
        ],
      ),
    ]);
    expect(netsOf(design)).toEqual(["U1.1 U2.1", "U1.2 U2.2"]);
    expect(codesOf(design)).toContain("altium.harness");
    expect(schemaProblems(design)).toEqual([]);
  });

  it("lead through ports and sheet entries to other sheets", () => {
    const lower = withHarness(
      "child.SchDoc",
      [
        part("U1", [
          [100, 490],
          [100, 470],
        ]),
        port("BUS", 200, 480, { HARNESSTYPE: "I2C" }),
      ],
      [connector(100, 500), harness([130, 480], [200, 480])],
    );
    const upper = withHarness(
      "top.SchDoc",
      [
        sheetSymbol("A", "child.SchDoc", [300, 500], [entry("BUS", 2, { HARNESSTYPE: "I2C" })]),
        part("U2", [
          [100, 490],
          [100, 470],
        ]),
      ],
      [connector(100, 500), harness([130, 480], [300, 480])],
    );
    const design = importFiles([project, upper, lower]);
    expect(netsOf(design)).toEqual(["U1.1 U2.1", "U1.2 U2.2"]);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("are named by labels on their lines, and join by name", () => {
    const design = importFiles([
      withHarness(
        "one.SchDoc",
        [
          ...[part("U1", [[100, 490]]), part("U2", [[500, 490]]), label("CAM", 150, 480), label("cam", 600, 480)],
          wire([130, 700], [180, 700]),
        ],
        [connector(100, 500), harness([130, 480], [200, 480]), connector(500, 500), harness([530, 480], [650, 480])],
      ),
    ]);
    expect(netsOf(design)).toEqual(["U1.1 U2.1"]);
    expect(recordsOf(design, "net-label").map(({ text }) => text)).toContain("CAM{SDA SCL}");
  });

  it("may hold harnesses", () => {
    const outer = (x: number): TestRecord =>
      record(215, { ...at(x, 500), XSIZE: 30, YSIZE: 40 }, [
        record(216, { NAME: "CTRL", DISTANCEFROMTOP: 2, HARNESSTYPE: "I2C" }),
        record(217, { TEXT: "PORT" }),
      ]);
    const design = importFiles([
      withHarness(
        "one.SchDoc",
        [
          part("U1", [
            [100, 490],
            [100, 470],
          ]),
          part("U2", [
            [500, 490],
            [500, 470],
          ]),
          port("P", 300, 480, { HARNESSTYPE: "PORT" }),
          port("P", 700, 480, { HARNESSTYPE: "PORT" }),
        ],
        [connector(100, 500), harness([130, 480], [200, 480]), outer(200), harness([230, 480], [300, 480])].concat([
          ...[connector(500, 500), harness([530, 480], [600, 480]), outer(600), harness([630, 480], [700, 480])],
        ]),
      ),
    ]);
    expect(netsOf(design)).toEqual(["U1.1 U2.1", "U1.2 U2.2"]);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("without known members are left out, with a note", () => {
    const design = importFiles([withHarness("one.SchDoc", [part("U1", [[0, 0]])], [harness([0, 100], [100, 100])])]);
    expect(codesOf(design)).toContain("altium.harnessUnknown");
  });

  it("take the members of a type from the project's harness files", () => {
    const files = ["a", "b"].map((name) =>
      withHarness(`${name}.SchDoc`, [port("BUS", 100, 0, { HARNESSTYPE: "SPI" })], [harness([0, 0], [100, 0])]),
    );
    const design = importFiles([...files, { name: "a.Harness", bytes: bytesOf("SPI=MISO,MOSI\r\n") }]);
    expect(recordsOf(design, "port").map(({ text }) => text)).toEqual(["BUS{MISO MOSI}", "BUS{MISO MOSI}"]);
  });
});

describe("designators of the annotation file", () => {
  it("are those of the parts on each placement, by the ids of sheet symbols and parts", () => {
    const repeated = sheetFile("child.SchDoc", [
      part("R1", [[0, 0]], { UNIQUEID: "VIIQXJDH" }),
      part("R2", [[0, 50]], { UNIQUEID: "NOTNAMED" }),
    ]);
    const symbols = [
      sheetSymbol("A", "child.SchDoc", [200, 500], [], { UNIQUEID: "FEHIXTLT" }),
      sheetSymbol("B", "child.SchDoc", [400, 500], [], { UNIQUEID: "TPZRYUFR" }),
    ];
    const annotation = {
      name: "board.Annotation",
      bytes: bytesOf(
        [
          ...["[DesignatorManager]", "LogicalDesignator0=R1", "ChannelName0=A", "UniqueID0=\\FEHIXTLT\\VIIQXJDH"],
          ...["PhysicalDesignator0=R101", "LogicalDesignator1=R1", "ChannelName1=B"],
          ...["UniqueID1=\\TPZRYUFR\\VIIQXJDH", "PhysicalDesignator1=R201", "[SheetNumberManager]", "SheetName0=x"],
        ].join("\r\n"),
      ),
    };
    const design = importFiles([project, parent(...symbols), repeated, annotation]);
    const names = recordsOf(design, "component").flatMap(({ designators }) => Object.values(designators));
    expect(names.toSorted()).toEqual(["R101", "R201", "R2_A", "R2_B"]);
    expect(design.report.files.find(({ name }) => name === "board.Annotation")?.isRead).toBe(true);
    expect(schemaProblems(design)).toEqual([]);
  });
});
