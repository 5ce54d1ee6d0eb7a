import { describe, expect, it } from "vitest";
import type { Drawing } from "@/lib/core/schematic/model/records";
import {
  at,
  binaryFile,
  codesOf,
  importFiles,
  importSheet,
  parameter,
  part,
  power,
  projectFile,
  record,
  recordsOf,
  schemaProblems,
  sheetFile,
  type TestFields,
  type TestRecord,
} from "./altium-files";

const graphicOf = (kind: number, fields: TestFields): Drawing["graphic"] | undefined =>
  recordsOf(importSheet(record(kind, fields)), "drawing")[0]?.graphic;

const corner = (x: number, y: number): TestFields => ({ "CORNER.X": x, "CORNER.Y": y });
/** The lower edge of an A4 sheet, in our units. */
const LOW = 760 * 2_540;

describe("drawings of Altium sheets", () => {
  it("turns y around and keeps lengths", () => {
    expect(graphicOf(13, { ...at(0, 0), ...corner(10, 20) })).toMatchObject({
      shape: "line",
      points: [
        { x: 0, y: LOW },
        { x: 25_400, y: LOW - 50_800 },
      ],
    });
    expect(graphicOf(14, { ...at(30, 40), ...corner(10, 20) })).toMatchObject({
      shape: "rectangle",
      from: { x: 25_400, y: LOW - 101_600 },
      to: { x: 76_200, y: LOW - 50_800 },
    });
  });

  it("draws arcs counter-clockwise, and whole circles", () => {
    expect(graphicOf(12, { ...at(0, 0), RADIUS: 10, STARTANGLE: 0, ENDANGLE: 90 })).toMatchObject({
      shape: "arc",
      start: { x: 25_400, y: LOW },
      mid: { x: 17_961, y: LOW - 17_961 },
      end: { x: 0, y: LOW - 25_400 },
    });
    expect(graphicOf(12, { ...at(0, 0), RADIUS: 10, STARTANGLE: "360.000", ENDANGLE: "90.000" })?.shape).toBe("arc");
    expect(graphicOf(12, { ...at(0, 0), RADIUS: 10, ENDANGLE: "360.000" })).toMatchObject({
      shape: "circle",
      radius: 25_400,
    });
    expect(graphicOf(8, { ...at(0, 0), RADIUS: 10, SECONDARYRADIUS: 5 })).toMatchObject({
      shape: "ellipse",
      radiusX: 25_400,
      radiusY: 12_700,
    });
    expect(graphicOf(11, { ...at(0, 0), RADIUS: 10, SECONDARYRADIUS: 5, ENDANGLE: 180 })?.shape).toBe("polyline");
    expect(graphicOf(9, { ...at(0, 0), RADIUS: 10, ENDANGLE: 90 })?.shape).toBe("polygon");
  });

  it("fills light areas like bodies and dark ones with ink", () => {
    const fill = (fields: TestFields) => graphicOf(14, { ...at(0, 0), ...corner(10, 10), ...fields })?.fill;
    expect(fill({ ISSOLID: "T", AREACOLOR: 11_599_871, COLOR: 128 })).toBe("body");
    expect(fill({ ISSOLID: "T", AREACOLOR: 16_711_680 })).toBe("ink");
    expect(fill({ ISSOLID: "T", AREACOLOR: 16_777_215 })).toBe("none");
    expect(fill({ ISSOLID: "T", TRANSPARENT: "T", AREACOLOR: 128 })).toBe("none");
    expect(fill({})).toBe("none");
  });

  it("draws rounded rectangles, curves and line styles", () => {
    expect(graphicOf(10, { ...at(0, 0), ...corner(20, 20), CORNERXRADIUS: 5, CORNERYRADIUS: 5 })?.shape).toBe(
      "polygon",
    );
    const curve = { LOCATIONCOUNT: 4, X1: 0, Y1: 0, X2: 0, Y2: 10, X3: 10, Y3: 10, X4: 10, Y4: 0 };
    expect(graphicOf(5, curve)?.shape).toBe("bezier");
    expect(graphicOf(6, { LOCATIONCOUNT: 3, X1: 0, Y1: 0, X2: 9, Y2: 0, X3: 9, Y3: 9, LINESTYLE: 1 })).toMatchObject({
      shape: "polyline",
      stroke: { line: "dashed" },
    });
  });

  it("notes arrows, unknown records and empty lines", () => {
    const arrow = record(6, { LOCATIONCOUNT: 2, X1: 0, Y1: 0, X2: 9, Y2: 0, ENDLINESHAPE: 1 });
    expect(codesOf(importSheet(arrow))).toContain("altium.lineEnds");
    expect(codesOf(importSheet(record(777, at(0, 0))))).toContain("altium.unknownRecord");
    expect(schemaProblems(importSheet(record(6, { LOCATIONCOUNT: 1 }), record(7, {}), record(27, {})))).toEqual([]);
  });
});

describe("texts of Altium sheets", () => {
  const textOf = (...records: readonly TestRecord[]) => recordsOf(importSheet(...records), "text")[0];

  it("shows parameters of the sheet and the project", () => {
    const note = (text: string) => record(4, { ...at(0, 0), TEXT: text });
    expect(textOf(note("=Title"), parameter("Title", "Amplifier"))?.text).toBe("Amplifier");
    expect(textOf(note("=DocumentName"))?.text).toBe("one.SchDoc");
    expect(textOf(note("=Title"), parameter("Title", "*"))).toBeUndefined();
    expect(textOf(note("=Other"))?.text).toBe("=Other");
    const files = [
      projectFile(["one.SchDoc"], [], "[Parameter1]\r\nName=Rev\r\nValue=C"),
      sheetFile("one.SchDoc", [note("=Rev")]),
    ];
    expect(recordsOf(importFiles(files), "text")[0]?.text).toBe("C");
  });

  it("takes sizes from the fonts of the sheet", () => {
    const design = importFiles([
      sheetFile("one.SchDoc", [record(4, { ...at(0, 0), TEXT: "A", FONTID: 2 })], {
        SIZE2: 20,
        BOLD2: "T",
        FONTNAME2: "Arial",
      }),
    ]);
    expect(recordsOf(design, "text")[0]?.style).toMatchObject({ size: 44_440, isBold: true, isItalic: false });
  });

  it("wraps texts in their frame, and draws the border of notes", () => {
    const frame = {
      ...at(0, 0),
      ...corner(100, 100),
      WORDWRAP: "T",
      ALIGNMENT: 1,
      TEXT: "one two three four five six~1seven",
    };
    const [text] = recordsOf(importSheet(record(28, frame)), "text");
    expect(text?.text.split("\n").length).toBeGreaterThan(2);
    expect(text?.text.endsWith("\nseven")).toBe(true);
    expect(recordsOf(importSheet(record(28, frame)), "drawing")).toHaveLength(0);
    expect(recordsOf(importSheet(record(209, frame)), "drawing")).toHaveLength(1);
  });

  it("keeps directives as texts", () => {
    const design = importSheet(
      record(43, { ...at(0, 0), NAME: "HV" }, [
        parameter("ClassName", "High voltage"),
        parameter("DifferentialPair", "True"),
      ]),
    );
    expect(recordsOf(design, "text")[0]?.text).toBe("HV, ClassName = High voltage, DifferentialPair");
    expect(codesOf(design)).toContain("altium.directive");
  });
});

describe("the sheet itself", () => {
  const sheetOf = (fields: TestFields, ...records: readonly TestRecord[]) =>
    recordsOf(importFiles([sheetFile("one.SchDoc", records, fields)]), "sheet")[0];

  it("has its size, with room for the title block below", () => {
    expect(sheetOf({})).toMatchObject({ width: 1150 * 2_540, height: 760 * 2_540 + 100_000 });
    expect(sheetOf({ SHEETSTYLE: 1, WORKSPACEORIENTATION: 1 })).toMatchObject({ width: 1110 * 2_540 });
    expect(sheetOf({ USECUSTOMSHEET: "T", CUSTOMX: 500, CUSTOMY: 400 })).toMatchObject({ width: 500 * 2_540 });
  });

  it("has the texts of its title block", () => {
    const block = sheetOf(
      {},
      parameter("Title", "Amp"),
      parameter("Revision", "B"),
      parameter("DrawnBy", "Ann"),
      parameter("CompanyName", "Ours"),
      parameter("DocumentNumber", "7"),
      parameter("Address1", "*"),
    )?.titleBlock;
    expect(block).toEqual({
      title: "Amp",
      revision: "B",
      author: "Ann",
      company: "Ours",
      documentnumber: "7",
    });
  });
});

describe("power ports", () => {
  it("have the form and the direction of the original", () => {
    const looks = (style: number, orientation: number) => {
      const [port] = recordsOf(importSheet(power("V", 0, 0, { STYLE: style, ORIENTATION: orientation })), "power-port");
      return `${port?.form} ${port?.rotation}`;
    };
    expect([0, 1, 2, 3].map((orientation) => looks(2, orientation))).toEqual(["bar 270", "bar 0", "bar 90", "bar 180"]);
    expect([0, 1, 2, 3].map((orientation) => looks(4, orientation))).toEqual([
      "ground 90",
      "ground 180",
      "ground 270",
      "ground 0",
    ]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((style) => looks(style, 1).split(" ")[0])).toEqual([
      ...[
        "circle",
        "arrow",
        "bar",
        "bar",
        "ground",
        "signal-ground",
        "chassis-ground",
        "arrow",
        "ground",
        "earth",
        "bar",
      ],
    ]);
  });

  it("note a form that is another here, and a name that was hidden", () => {
    expect(codesOf(importSheet(power("V", 0, 0, { STYLE: 3 })))).toContain("altium.powerForm");
    expect(codesOf(importSheet(power("V", 0, 0, { SHOWNETNAME: "F" })))).toContain("altium.powerNameShown");
  });
});

describe("binary Altium files", () => {
  const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

  it("are read like texts", () => {
    const records = [part("R1", [[0, 0]]), part("R2", [[0, 0]])];
    const design = importFiles([{ name: "one.SchDoc", bytes: binaryFile(records) }]);
    expect(recordsOf(design, "component")).toHaveLength(2);
    expect(design.report.notes.every(({ source }) => source.line === null)).toBe(true);
  });

  it("hold images, each kept once", () => {
    const image = record(30, { ...at(10, 10), ...corner(30, 20), FILENAME: "C:\\logo.png", EMBEDIMAGE: "T" });
    const design = importFiles([{ name: "one.SchDoc", bytes: binaryFile([image, image], { "C:\\logo.png": PNG }) }]);
    expect(design.images).toEqual([{ file: "image-1", type: "image/png", bytes: PNG }]);
    expect(recordsOf(design, "image").map(({ width, height, file }) => [width, height, file])).toEqual([
      [50_800, 25_400, "image-1"],
      [50_800, 25_400, "image-1"],
    ]);
    expect(codesOf(importSheet(image))).toContain("altium.imageLost");
  });

  it("hold images of symbols, which are placed on the sheet", () => {
    const image = record(30, { ...at(10, 10), ...corner(30, 20), FILENAME: "logo.png", OWNERPARTID: 1 });
    const other = record(30, { ...at(10, 10), ...corner(30, 20), FILENAME: "logo.png", OWNERPARTID: 2 });
    const parts = [part("U1", [[0, 0]], {}, [image, other]), part("U2", [[0, 0]], {}, [image])];
    const design = importFiles([{ name: "one.SchDoc", bytes: binaryFile(parts, { "logo.png": PNG }) }]);
    expect(recordsOf(design, "image")).toHaveLength(2);
    expect(codesOf(design).filter((code) => code === "altium.symbolImage")).toHaveLength(2);
  });
});
